import "react";

declare module "react" {
  interface CSSProperties {
    /** This allows custom properties, such as the stagger of an animation. */
    [property: `--${string}`]: string | number | undefined;
  }
}

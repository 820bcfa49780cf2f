import "react";

declare module "react" {
  interface CSSProperties {
    /** Custom properties, such as the stagger index of an animation. */
    [property: `--${string}`]: string | number | undefined;
  }
}

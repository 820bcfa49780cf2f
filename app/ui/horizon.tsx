import type { ReactNode } from "react";
import { Logo } from "./logo.tsx";

type Props = {
  /** What stands on the line, to the left of the plant. */
  figure?: ReactNode;
  /** The path of the owner's own logo, which then stands there. */
  logo?: string;
  children: ReactNode;
};

/** A page without photos: an ocotillo on a long line of ground, and the words below it. */
export function Horizon({ figure, logo, children }: Props) {
  return (
    <div className="flex min-h-svh flex-col justify-center overflow-x-clip pt-header-compact pb-band">
      <div className="border-b border-line-strong pt-band">
        <div className="wrap flex items-end justify-between gap-gap">
          {figure}
          <Logo src={logo} className="h-[clamp(9.5rem,29vw,27rem)] lg:mr-[8%]" />
        </div>
      </div>
      <div className="wrap pt-[clamp(1.75rem,3vw,3rem)]">{children}</div>
    </div>
  );
}

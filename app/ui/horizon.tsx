import type { ReactNode } from "react";
import { Mark } from "./logo.tsx";

type Props = {
  /** What stands on the line, to the left of the plant. */
  figure?: ReactNode;
  /** The address of the owner's own mark, which then stands there. */
  mark?: string;
  children: ReactNode;
};

/** A page without pictures: an ocotillo on a long line of ground, and the words below it. */
export function Horizon({ figure, mark, children }: Props) {
  return (
    <div className="flex min-h-svh flex-col justify-center overflow-x-clip pt-header-compact pb-band">
      <div className="border-b border-line-strong pt-band">
        <div className="wrap flex items-end justify-between gap-gap">
          {figure}
          <Mark src={mark} className="h-[clamp(9.5rem,29vw,27rem)] lg:mr-[8%]" />
        </div>
      </div>
      <div className="wrap pt-[clamp(1.75rem,3vw,3rem)]">{children}</div>
    </div>
  );
}

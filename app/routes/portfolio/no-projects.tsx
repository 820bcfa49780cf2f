import type { ReactNode } from "react";

type Props = {
  /** What was asked for: 'vacant homes in Indian Wells'. */
  homes: string;
  /** The button that leads out, where a filter led in. */
  children?: ReactNode;
};

export function NoProjects({ homes, children }: Props) {
  return (
    <div className="grid-page min-h-[36svh] content-center gap-y-5 pt-[clamp(3rem,6vw,6rem)]">
      <h2 className="col-span-full md:col-[1/9]">We have no {homes} to show yet.</h2>
      <div className="col-span-full self-end md:col-[9/-1]">
        {children && (
          <p className="text-umber-soft">Try another location, or look at every home we show.</p>
        )}
        {children}
      </div>
    </div>
  );
}

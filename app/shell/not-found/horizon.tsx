import type { ReactNode } from "react";
import { useRouteLoaderData } from "react-router";
import { LOGO_PATH } from "#app/config/paths.ts";
import type { Shell } from "#app/model/pages/shell.server.ts";
import { Logo } from "#app/ui/logo.tsx";

type Props = { figure?: ReactNode; children: ReactNode };

/** A page without photos: figure and logo on a long line, and the words below it. */
export function Horizon({ figure, children }: Props) {
  const shell = useRouteLoaderData<Shell>("root");
  return (
    <div className="flex min-h-svh flex-col justify-center overflow-x-clip pt-header-compact pb-band">
      <div className="border-b border-line-strong pt-band">
        <div className="wrap flex items-end justify-between gap-gap">
          {figure}
          <Logo
            src={shell?.hasLogo ? LOGO_PATH : undefined}
            className="h-[clamp(9.5rem,29vw,27rem)] lg:mr-[8%]"
          />
        </div>
      </div>
      <div className="wrap pt-[clamp(1.75rem,3vw,3rem)]">{children}</div>
    </div>
  );
}

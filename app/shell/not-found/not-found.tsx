import type { ReactNode } from "react";
import { useRouteLoaderData } from "react-router";
import { LOGO_PATH } from "#app/config/paths.ts";
import type { Shell } from "#app/model/pages/shell.server.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { Logo } from "#app/ui/logo.tsx";

export function NotFound() {
  return (
    <Horizon figure={<p className="not-found-figure">404</p>}>
      <div className="flex flex-wrap items-center justify-between gap-x-12 gap-y-6">
        <h1 className="text-56">Oops! Page not found</h1>
        <ButtonLink to="/">Return to Home</ButtonLink>
      </div>
    </Horizon>
  );
}

export function Horizon({ figure, children }: { figure?: ReactNode; children: ReactNode }) {
  const shell = useRouteLoaderData<Shell>("root");
  return (
    <div className="flex min-h-svh flex-col justify-center overflow-x-clip pt-header-compact pb-band">
      <div className="border-b border-line-strong pt-band">
        <div className="wrap flex items-end justify-between gap-gap">
          {figure}
          <Logo src={shell?.hasLogo ? LOGO_PATH : undefined} className="horizon-logo" />
        </div>
      </div>
      <div className="wrap pt-stack">{children}</div>
    </div>
  );
}

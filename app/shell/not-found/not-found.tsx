import type { ReactNode } from "react";
import { useRouteLoaderData } from "react-router";
import type { Shell } from "#app/model/queries/shell.server.ts";
import { Logo } from "#app/shell/logo.tsx";
import { ButtonLink } from "#app/ui/button.tsx";

export function NotFound() {
  return (
    <ErrorLayout figure={<p className="not-found-figure">404</p>}>
      <div className="flex flex-wrap items-center justify-between gap-x-12 gap-y-6">
        <h1 className="text-56">Oops! Page not found</h1>
        <ButtonLink to="/">Return to Home</ButtonLink>
      </div>
    </ErrorLayout>
  );
}

export function ErrorLayout({ figure, children }: { figure?: ReactNode; children: ReactNode }) {
  const shell = useRouteLoaderData<Shell>("root");
  return (
    <div className="flex min-h-svh flex-col justify-center overflow-x-clip pt-header-compact pb-band">
      <div className="border-b border-line-strong pt-band">
        <div className="page-container flex items-end justify-between gap-gap">
          {figure}
          <Logo hasOwn={shell?.hasLogo} className="error-layout-logo" />
        </div>
      </div>
      <div className="page-container pt-stack">{children}</div>
    </div>
  );
}

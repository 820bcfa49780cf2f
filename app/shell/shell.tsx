import type { ReactNode } from "react";
import { BelowTheFold } from "#app/components/below-the-fold.tsx";
import type { Shell as ShellData } from "#app/model/pages/shell.server.ts";
import { Breadcrumbs } from "./breadcrumbs.tsx";
import { Footer } from "./footer.tsx";
import { Header } from "./header/header.tsx";
import { useOfflineStop } from "./loading/navigations.ts";
import { PageProgress } from "./loading/page-progress.tsx";
import { StartupScreen } from "./loading/startup-screen.tsx";
import { Toaster } from "./toast/toaster.tsx";
import { useFocus } from "./use-focus.ts";

type Props = ShellData & { children: ReactNode };

/** What is around every page, also around one that is not there. */
export function Shell({ children, ...shell }: Props) {
  useFocus();
  useOfflineStop();
  return (
    <>
      <StartupScreen name={shell.business.name} />
      <PageProgress />
      <Header {...shell} />
      <main id="main">{children}</main>
      <BelowTheFold>
        <Breadcrumbs />
        <Footer {...shell} />
      </BelowTheFold>
      <Toaster />
    </>
  );
}

import { STARTUP_SCREEN_MS } from "#app/config/timing.ts";
import { BrandName } from "#app/shell/header/brand-name.tsx";
import { Turning } from "#app/ui/spinner.tsx";

/** Covers the finished page for a second; CSS alone takes it away, so it ends without scripts too. */
export function StartupScreen({ name }: { name: string }) {
  return (
    <div
      aria-hidden="true"
      data-startup-screen
      className="startup-screen print:hidden pointer-events-none fixed inset-0 z-100 grid place-content-center justify-items-center gap-8 bg-paper"
      style={{ "--startup-ms": `${STARTUP_SCREEN_MS}ms` }}
    >
      <BrandName name={name} className="text-h2" />
      <Turning />
    </div>
  );
}

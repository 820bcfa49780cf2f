import { PATHS } from "#app/config/paths.ts";
import { useHydrated } from "#app/hooks/use-hydrated.ts";
import { ButtonLink } from "#app/ui/button.tsx";

type Props = { children: string };

/** Left out until the page has come to life, so that its italics come after the first picture. */
export function Tagline({ children }: Props) {
  const later = useHydrated()
    ? ""
    : "[contain-intrinsic-block-size:auto_14rem] [content-visibility:auto]";
  return (
    <div className={`wrap print:break-inside-avoid ${later}`}>
      <div className="border-t border-line pt-[clamp(2.5rem,5vw,5rem)] print:border-0 print:pt-0">
        <p className="max-w-[19em] font-serif text-quote font-light tracking-[-0.016em] text-balance italic">
          {children}
        </p>
        <ButtonLink to={PATHS.portfolio} look="line" className="print:hidden mt-8">
          Back to Portfolio
        </ButtonLink>
      </div>
    </div>
  );
}

import { PATHS } from "#app/config/paths.ts";
import { ButtonLink } from "#app/ui/button.tsx";

type Props = { children: string };

export function Tagline({ children }: Props) {
  return (
    <div className="wrap print:break-inside-avoid">
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

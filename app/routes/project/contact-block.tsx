import type { ReactNode } from "react";
import { Link } from "react-router";
import { PATHS } from "#app/config/paths.ts";
import { useHydrated } from "#app/hooks/use-hydrated.ts";
import type { Project } from "#app/model/pages/project.server.ts";
import { ButtonLink } from "#app/ui/button.tsx";

type Props = { title: string; contact: Project["contact"] };

export function ContactBlock({ title, contact: { phone, dial, email } }: Props) {
  return (
    <section className="wrap grid-page items-end gap-y-6 py-section print:block print:break-inside-avoid print:py-6">
      <h2 className="col-span-full lg:col-[1/7]">{title}</h2>
      <ul className="col-span-full border-t border-line lg:col-[8/-1] print:mt-3 print:grid print:grid-cols-2">
        <li className="border-b border-line">
          <a href={dial} className={ROW}>
            <Row how="Call">{phone}</Row>
          </a>
        </li>
        <li className="border-b border-line">
          <a href={`mailto:${email}`} className={ROW}>
            <Row how="Write">{email}</Row>
          </a>
        </li>
        <li className="print:hidden border-b border-line">
          <Link to={PATHS.contact} viewTransition className={ROW}>
            <Row how="Use the form">Contact Us</Row>
          </Link>
        </li>
      </ul>
    </section>
  );
}

/** The side note is hidden from screen readers: 'Contact Us' is the whole name of its link. */
function Row({ how, children }: { how: string; children: ReactNode }) {
  return (
    <>
      <span className="min-w-0 font-serif text-[clamp(1.125rem,1rem+0.5vw,1.375rem)] leading-[1.2] wrap-anywhere">
        {children}
      </span>
      <span aria-hidden="true" className="flex-none text-small text-umber-soft print:hidden">
        {how}
      </span>
    </>
  );
}

const ROW =
  "flex items-baseline justify-between gap-4 py-[0.95rem] transition-[padding,color] hover:pl-2 hover:text-clay";

/** Not rendered before hydration, so that its italic font loads after the first photo. */
export function Tagline({ children }: { children: string }) {
  const later = useHydrated()
    ? ""
    : "[contain-intrinsic-block-size:auto_14rem] [content-visibility:auto]";
  return (
    <div className={`wrap print:break-inside-avoid ${later}`}>
      <div className="border-t border-line pt-part print:border-0 print:pt-0">
        <p className="max-w-[19em] font-serif text-quote font-light tracking-tight text-balance italic">
          {children}
        </p>
        <ButtonLink to={PATHS.portfolio} look="line" className="print:hidden mt-8">
          Back to Portfolio
        </ButtonLink>
      </div>
    </div>
  );
}

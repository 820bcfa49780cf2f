import { Link } from "react-router";
import type { Shell } from "#app/model/queries/shell.server.ts";

/** Only the visitor's clock knows the day. This runs while the page is parsed, so nothing moves later. */
const SHOW_ON_ITS_DAYS = `{
  const notice = document.currentScript.previousElementSibling;
  const { from, to, timeZone } = notice.dataset;
  const today = new Date().toLocaleDateString("sv", { timeZone });
  notice.hidden = today < from || today > to;
}`;

export function Notice({ notice, business }: Shell) {
  if (!notice) return null;
  const { text, link, from, to } = notice;
  return (
    <>
      <aside
        hidden
        suppressHydrationWarning
        aria-label="Notice"
        data-from={from}
        data-to={to}
        data-time-zone={business.timeZone}
        className="notice on-dark print:hidden bg-walnut py-2.5 text-center text-small text-walnut-text"
      >
        <p className="page-container">
          {text}{" "}
          {link && (
            <Link to={link.to} className="underline underline-offset-[0.3em] hover:text-white">
              {link.label}
            </Link>
          )}
        </p>
      </aside>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant, known to the policy by its hash */}
      <script dangerouslySetInnerHTML={{ __html: SHOW_ON_ITS_DAYS }} />
    </>
  );
}

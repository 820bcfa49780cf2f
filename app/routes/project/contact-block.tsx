import { Link } from "react-router";
import { PATHS } from "#app/config/paths.ts";
import { useIsClientNavigation } from "#app/hooks/use-client-value.ts";
import { joinClasses } from "#app/lib/join-classes.ts";
import type { Project } from "#app/model/queries/project.server.ts";
import { ButtonLink } from "#app/ui/button.tsx";

type Props = { title: string; contact: Project["contact"]; tagline?: string };

export function ContactBlock({ title, contact: { phone, dial, email }, tagline }: Props) {
  // After a client navigation, scroll restoration needs the page's full height at once.
  const late = !useIsClientNavigation() && "laid-out-late";
  const ways = [
    { how: "Call", name: phone, to: dial },
    { how: "Email", name: email, to: `mailto:${email}` },
    { how: "Use the form", name: "Contact Us", to: PATHS.contact },
  ];
  return (
    <section className="page-container grid-page gap-y-part pt-section print:block print:break-inside-avoid print:pt-3">
      <div className="col-span-full lg:col-[1/7]">
        <h2>{title}</h2>
        <ul className="mt-stack border-t border-line print:mt-3 print:grid print:grid-cols-2">
          {ways.map(({ how, name, to }) => (
            <li key={how} className="border-b border-line print:last:hidden">
              <Link to={to} className="contact-way">
                <span className="min-w-0 font-serif text-20 wrap-anywhere">{name}</span>
                <span
                  aria-hidden="true"
                  className="flex-none text-small text-umber-soft print:hidden"
                >
                  {how}
                </span>
              </Link>
            </li>
          ))}
        </ul>
      </div>
      <div className="col-span-full flex flex-col items-start justify-between gap-8 lg:col-[7/-1] print:mt-4">
        {tagline && <p className={joinClasses("project-tagline", late)}>{tagline}</p>}
        <ButtonLink to={PATHS.portfolio} className="button-outline print:hidden">
          Back to Portfolio
        </ButtonLink>
      </div>
    </section>
  );
}

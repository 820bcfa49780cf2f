import { Link } from "react-router";
import { ClosedDays } from "#app/components/closed-days.tsx";
import type { NavigationItem } from "#app/config/pages.ts";
import { useClientValue } from "#app/hooks/use-client-value.ts";
import type { Shell } from "#app/model/queries/shell.server.ts";

const LINK = "subtle-link py-1.5 hover:text-paper";

export function Footer({ business, dial, address, navigation, footerLinks, buildYear }: Shell) {
  const year = useClientValue(() => new Date().getFullYear(), buildYear);
  return (
    <footer className="on-dark print:hidden bg-walnut text-small text-walnut-text">
      <div className="page-container">
        <div className="grid-page gap-y-12 py-band">
          <div className="col-span-full xl:col-[1/5]">
            <p className="max-w-[17em] font-serif text-29 font-light text-paper">
              {business.about}
            </p>
            <ul className="mt-6 flex flex-wrap gap-x-7">
              {business.social?.map(({ name, url }) => (
                <li key={name}>
                  <a href={url} rel="noopener" className={LINK}>
                    {name}
                  </a>
                </li>
              ))}
            </ul>
          </div>
          <LinkList
            title="Quick Links"
            items={navigation}
            className="col-span-6 md:col-[1/4] xl:col-[5/7] xl:pl-6"
          />
          <LinkList
            title="Our Services"
            items={business.serviceLinks.map(({ label, to }) => ({ name: label, path: to }))}
            className="col-span-6 md:col-[4/8] xl:col-[7/10] xl:pl-6"
          />
          <div className="col-span-full md:col-[8/-1] xl:col-[10/-1] xl:pl-6">
            <h2 className={LIST_TITLE}>Contact</h2>
            {HAS.closedDays && <ClosedDays {...business} />}
            <address className="not-italic">
              <a href={dial} className={LINK}>
                {business.phone}
              </a>
              <br />
              <a href={`mailto:${business.email}`} className={`${LINK} max-w-full wrap-anywhere`}>
                {business.email}
              </a>
              <p className="py-1.5 whitespace-pre-line">{address.join("\n")}</p>
            </address>
          </div>
        </div>
        <div className="flex flex-wrap gap-x-8 border-t border-walnut-text/18 py-4 text-caption text-walnut-label">
          {business.photoNote && <p className="w-full py-1.5">{business.photoNote}</p>}
          <p className="w-full py-1.5 md:mr-auto md:w-auto">
            © {year} {business.alternateName}
          </p>
          {footerLinks.map(({ name, path, lang }) => (
            <Link key={path} to={path} lang={lang} className={LINK}>
              {name}
            </Link>
          ))}
        </div>
      </div>
    </footer>
  );
}

const LIST_TITLE = "mb-2 font-sans text-small font-normal tracking-normal text-walnut-label";

type ListProps = { title: string; items: NavigationItem[]; className: string };

function LinkList({ title, items, className }: ListProps) {
  return (
    <nav aria-label={title} className={className}>
      <h2 className={LIST_TITLE}>{title}</h2>
      <ul>
        {items.map(({ name, path }) => (
          <li key={name}>
            <Link to={path} className={LINK}>
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

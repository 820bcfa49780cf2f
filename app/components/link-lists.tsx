import { joinClasses } from "#app/lib/join-classes.ts";
import { TextLink } from "#app/ui/text-link.tsx";

type Links = { label: string; to: string }[];

export function LinkList({ links, className }: { links: Links; className?: string }) {
  if (links.length === 0) return null;
  return (
    <ul className={joinClasses("flex flex-wrap gap-x-8", className)}>
      {links.map(({ label, to }) => (
        <li key={to}>
          <TextLink to={to}>{label}</TextLink>
        </li>
      ))}
    </ul>
  );
}

export function NextLinks({ label, links }: { label: string; links: Links }) {
  if (links.length === 0) return null;
  return (
    <nav aria-label={label} className="print:hidden wrap mt-8">
      <LinkList links={links} className="border-t border-line pt-3" />
    </nav>
  );
}

type TitledProps = { title: string; links: { name: string; path?: string }[] };

export function TitledLinks({ title, links }: TitledProps) {
  if (links.length === 0) return null;
  const linked = links.filter(({ path }) => path);
  const others = links.filter(({ path }) => !path).map(({ name }) => name);
  return (
    <section className="print:hidden wrap grid-page items-baseline gap-y-3 pt-section">
      <h2 className="col-span-full text-h3 md:col-[1/5]">{title}</h2>
      <ul className="col-span-full flex flex-wrap items-baseline gap-x-8 border-t border-line pt-3 md:col-[6/-1]">
        {linked.map(({ name, path = "" }) => (
          <li key={name}>
            <TextLink to={path}>{name}</TextLink>
          </li>
        ))}
        {others.length > 0 && (
          <li className="text-small">
            {linked.length > 0 && "and "}
            {others.join(" and ")}
          </li>
        )}
      </ul>
    </section>
  );
}

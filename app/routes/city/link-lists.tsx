import { TextLink } from "#app/ui/text-link.tsx";

type NextProps = { label: string; links: { label: string; to: string }[] };

export function NextLinks({ label, links }: NextProps) {
  if (links.length === 0) return null;
  return (
    <nav aria-label={label} className="print:hidden page-container mt-8">
      <ul className="flex flex-wrap gap-x-8 border-t border-line pt-3">
        {links.map(({ label, to }) => (
          <li key={to}>
            <TextLink to={to}>{label}</TextLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

type TitledProps = { title: string; links: { name: string; path?: string }[] };

export function TitledLinks({ title, links }: TitledProps) {
  if (links.length === 0) return null;
  const linked = links.filter(({ path }) => path);
  const others = links.filter(({ path }) => !path).map(({ name }) => name);
  return (
    <section className="print:hidden page-container grid-page items-baseline gap-y-3 pt-section">
      <h2 className="col-span-full text-29 md:col-[1/5]">{title}</h2>
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

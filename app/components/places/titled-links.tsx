import { TextLink } from "#app/ui/text-link.tsx";

type Props = { title: string; links: { name: string; path?: string }[] };

/** What else there is, beside its heading; what has no page is only a name. */
export function TitledLinks({ title, links }: Props) {
  if (links.length === 0) return null;
  return (
    <section className="print:hidden wrap grid-page items-baseline gap-y-3 pt-section">
      <h2 className="col-span-full text-h3 md:col-[1/5]">{title}</h2>
      <ul className="col-span-full flex flex-wrap items-baseline gap-x-8 border-t border-line pt-3 md:col-[6/-1]">
        {links.map(({ name, path }) => (
          <li key={name} className="text-small">
            {path ? <TextLink to={path}>{name}</TextLink> : name}
          </li>
        ))}
      </ul>
    </section>
  );
}

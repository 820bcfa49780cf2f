import type { CityPage } from "#app/model/pages/city.server.ts";
import { TextLink } from "#app/ui/text-link.tsx";

type Props = { cities: CityPage["neighbours"] };

/** Cities nearby; those with a home to show have a page. */
export function Neighbours({ cities }: Props) {
  if (cities.length === 0) return null;
  return (
    <section className="print:hidden wrap grid-page items-baseline gap-y-3 pt-section">
      <h2 className="col-span-full text-h3 md:col-[1/5]">We also stage homes in</h2>
      <ul className="col-span-full flex flex-wrap items-baseline gap-x-8 border-t border-line pt-3 md:col-[6/-1]">
        {cities.map(({ name, path }) => (
          <li key={name} className="text-small">
            {path ? <TextLink to={path}>{name}</TextLink> : name}
          </li>
        ))}
      </ul>
    </section>
  );
}

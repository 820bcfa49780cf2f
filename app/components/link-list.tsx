import { joinClasses } from "#app/lib/join-classes.ts";
import { TextLink } from "#app/ui/text-link.tsx";

type Props = { links: { label: string; to: string }[]; className?: string };

/** Short links in a row that wraps. */
export function LinkList({ links, className }: Props) {
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

import { LinkList } from "#app/components/link-list.tsx";

type Props = { label: string; links: { label: string; to: string }[] };

/** Where to go on from here. */
export function WaysOn({ label, links }: Props) {
  if (links.length === 0) return null;
  return (
    <nav aria-label={label} className="print:hidden wrap mt-8">
      <LinkList links={links} className="border-t border-line pt-3" />
    </nav>
  );
}

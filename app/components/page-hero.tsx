import { PageHeading } from "./page-heading.tsx";

type Props = { title: string; intro?: string };

/** How inner pages open: the heading on the left, a sentence in the last columns. */
export function PageHero({ title, intro }: Props) {
  return (
    <div className="wrap grid-page items-end gap-y-5 pt-[clamp(3rem,2rem+5vw,7rem)] pb-[clamp(2rem,4vw,4rem)]">
      <PageHeading className="col-span-full md:col-[1/9]">{title}</PageHeading>
      {intro && (
        <p className="col-span-full max-w-measure text-umber-soft md:col-[9/-1]">{intro}</p>
      )}
    </div>
  );
}

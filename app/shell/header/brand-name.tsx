import { joinClasses } from "#app/lib/join-classes.ts";

type Props = { name: string; className?: string };

/** The business name as a wordmark: an ampersand in it is set in italic clay. */
export function BrandName({ name, className }: Props) {
  const [before, after] = name.split(" & ");
  return (
    <span className={joinClasses("font-serif tracking-[-0.015em]", className)}>
      {before}
      {after && (
        <>
          {" "}
          <i className="px-[0.02em] font-light text-clay">&amp;</i> {after}
        </>
      )}
    </span>
  );
}

import { joinClasses } from "#app/lib/join-classes.ts";

export function BrandName({ name, className }: { name: string; className?: string }) {
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

import { joinClasses } from "#app/lib/join-classes.ts";

export function BrandName({ name, className }: { name: string; className?: string }) {
  const [before, after] = name.split(" & ");
  return (
    <span className={joinClasses("brand-name", className)}>
      {before}
      {after && (
        <>
          {" "}
          <i>&amp;</i> {after}
        </>
      )}
    </span>
  );
}

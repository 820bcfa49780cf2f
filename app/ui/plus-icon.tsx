import { joinClasses } from "#app/lib/join-classes.ts";

/** The vertical bar turns while its `details` is open. */
export function PlusIcon({ className }: { className: string }) {
  return (
    <svg
      viewBox="0 0 20 20"
      aria-hidden="true"
      className={joinClasses("stroke-current", className)}
    >
      <path d="M0 10h20" />
      <path d="M0 10h20" className="plus-icon-bar" />
    </svg>
  );
}

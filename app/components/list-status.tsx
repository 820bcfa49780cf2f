import type { ListResults } from "#app/hooks/use-list-results.ts";

type Props = { results: ListResults<unknown>; sentence: string; entries: string };

export function ListStatus({ results: { state, fetchAll }, sentence, entries }: Props) {
  if (state === "pending") return `Loading all ${entries}...`;
  if (state !== "failed") return sentence;
  return (
    <>
      The other {entries} did not load.
      <button type="button" onClick={fetchAll} className="inline-link min-h-11 px-2 font-medium">
        Try again
      </button>
    </>
  );
}

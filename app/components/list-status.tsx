type Props = {
  state: "all" | "selected" | "pending" | "failed";
  result: string;
  entries: string;
  onRetry: () => void;
};

export function ListStatus({ state, result, entries, onRetry }: Props) {
  if (state === "pending") return `Looking through all ${entries}...`;
  if (state !== "failed") return result;
  return (
    <>
      The other {entries} did not load.
      <button type="button" onClick={onRetry} className="inline-link min-h-11 px-2 font-medium">
        Try again
      </button>
    </>
  );
}

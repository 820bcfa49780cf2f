type Props = { label: string };

export function Spinner({ label }: Props) {
  return (
    <div role="status" aria-label={label}>
      <Turning />
    </div>
  );
}

/** Without a role, where nothing is to be announced. */
export function Turning() {
  return (
    <div
      aria-hidden="true"
      className="size-10 animate-turn rounded-[50%] border border-line border-t-clay"
    />
  );
}

export function Spinner({ label }: { label: string }) {
  return (
    <div role="status" aria-label={label}>
      <Turning />
    </div>
  );
}

export function Turning() {
  return (
    <div
      aria-hidden="true"
      className="size-10 animate-turn rounded-[50%] border border-line border-t-clay"
    />
  );
}

type Props = { label: string };

export function Spinner({ label }: Props) {
  return (
    <div role="status" aria-label={label}>
      <div className="size-10 animate-turn rounded-[50%] border border-line border-t-clay" />
    </div>
  );
}

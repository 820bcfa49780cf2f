export function Spinner({ label }: { label: string }) {
  return (
    <div role="status" aria-label={label}>
      <Turning />
    </div>
  );
}

export const Turning = () => <div aria-hidden="true" className="spinner" />;

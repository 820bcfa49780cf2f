export function Spinner({ label }: { label: string }) {
  return (
    <div role="status" aria-label={label}>
      <SpinnerRing />
    </div>
  );
}

export const SpinnerRing = () => <div aria-hidden="true" className="spinner" />;

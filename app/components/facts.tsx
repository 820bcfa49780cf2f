type Props = { facts: { label: string; value: string }[]; className?: string };

export function Facts({ facts, className = "text-20" }: Props) {
  return (
    <dl className={`facts ${className}`}>
      {facts.map(({ label, value }) => (
        <div key={label} className="fact">
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

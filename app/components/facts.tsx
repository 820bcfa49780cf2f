import { Link } from "react-router";

type Props = { facts: { label: string; value: string; to?: string }[]; className?: string };

export function Facts({ facts, className = "text-20" }: Props) {
  return (
    <dl className={`facts ${className}`}>
      {facts.map(({ label, value, to }) => (
        <div key={label} className="fact">
          <dt>
            {to ? (
              <Link to={to} className="inline-link text-body text-umber">
                {label}
              </Link>
            ) : (
              label
            )}
          </dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

import { TextLink } from "#app/ui/text-link.tsx";

type Props = { facts: { label: string; value: string; to?: string }[]; className?: string };

export function Facts({ facts, className = "text-20" }: Props) {
  return (
    <dl className={`facts ${className}`}>
      {facts.map(({ label, value, to }) => (
        <div key={label} className="fact">
          <dt>
            {to ? (
              <TextLink to={to} className="-my-2.5 text-umber">
                {label}
              </TextLink>
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

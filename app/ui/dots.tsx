import { MAX_DOTS } from "#app/config/limits.ts";

type Props = { count: number; current: number; name: string; onSelect: (index: number) => void };

export function Dots({ count, current, name, onSelect }: Props) {
  if (count > MAX_DOTS)
    return (
      <p className="text-small text-umber-soft tabular-figures noscript:hidden">
        {current + 1} / {count}
      </p>
    );
  return (
    <div className="flex flex-wrap items-center noscript:hidden">
      {Array.from({ length: count }, (_, index) => (
        <button
          // biome-ignore lint/suspicious/noArrayIndexKey: a dot is its position
          key={index}
          type="button"
          aria-label={`${name} ${index + 1} of ${count}`}
          aria-current={index === current}
          onClick={() => onSelect(index)}
          className="dot"
        />
      ))}
    </div>
  );
}

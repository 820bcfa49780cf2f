import { MAX_DOTS } from "#app/config/limits.ts";

type Props = {
  count: number;
  current: number;
  name: string;
  onSelect: (index: number) => void;
};

export function Dots({ count, current, name, onSelect }: Props) {
  if (count > MAX_DOTS)
    return (
      <p className="text-small text-umber-soft figures noscript:hidden">
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
          className="group grid h-11 w-6 place-items-center md:w-7"
        >
          <span className="size-[7px] rounded-[50%] border border-umber-soft transition-[scale,background-color,border-color] group-hover:bg-sand group-aria-[current=true]:scale-135 group-aria-[current=true]:border-clay group-aria-[current=true]:bg-clay" />
        </button>
      ))}
    </div>
  );
}

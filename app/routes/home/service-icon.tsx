import type { Staging } from "#app/config/stagings.ts";

type Props = { name: Staging };

/** An empty room, an armchair, a new house: drawn as thin as the hairlines. */
export function ServiceIcon({ name }: Props) {
  return (
    <svg
      viewBox="0 0 28 28"
      aria-hidden="true"
      className="mt-0.5 size-7 flex-none fill-none stroke-umber-soft stroke-[1.3] transition-colors [stroke-linejoin:round] group-hover:stroke-clay"
    >
      <path d={DRAWINGS[name]} />
    </svg>
  );
}

const DRAWINGS: Record<Staging, string> = {
  vacant: "M4 4.5h20v19H4zM10 10h8v7.5h-8zM4 4.5l6 5.5M24 4.5 18 10M4 23.5l6-6M24 23.5l-6-6",
  occupied:
    "M8 12.5V8a3.5 3.5 0 0 1 3.5-3.5h5A3.5 3.5 0 0 1 20 8v4.5M8.5 16.5v-2a2.3 2.3 0 1 0-4.5 0V21h20v-6.5a2.3 2.3 0 1 0-4.5 0v2zM6.5 21v3M21.5 21v3",
  new: "M3 13 14 4l11 9M6.5 10.5V23.5h15V10.5M11.5 23.5v-7h5v7M19 7.8V5h2.5v5",
};

type Props = {
  /** The path of the owner's own logo, where there is one. */
  src?: string;
  className?: string;
};

/** Where each stem of the plant ends, seen from its root, and how its flower leans. */
const STEMS = [
  { bend: "-2.1 -12", tip: "-17 -25", lean: -48.9 },
  { bend: "-1.75 -15", tip: "-12 -33", lean: -29.7 },
  { bend: "-1.05 -18", tip: "-6 -39", lean: -13.3 },
  { bend: "0 -20", tip: "0.6 -42", lean: 1.6 },
  { bend: "1.225 -18", tip: "7 -38.5", lean: 15.7 },
  { bend: "1.925 -15", tip: "12.6 -32", lean: 32.1 },
  { bend: "2.275 -11", tip: "17 -24", lean: 48.6 },
];

/** Drawn large and in hairlines; its root is on the lower edge, to grow from a line. */
export function Logo({ src, className }: Props) {
  if (src)
    return (
      <img
        src={src}
        alt=""
        width={44}
        height={49}
        className={`${className} w-auto min-w-0 object-contain object-bottom`}
      />
    );
  return (
    <svg
      viewBox="-22 -49 44 49"
      preserveAspectRatio="xMidYMax"
      aria-hidden="true"
      className={`${className} min-w-0`}
    >
      {STEMS.map(({ bend, tip, lean }) => (
        <g key={tip}>
          <path
            d={`M0 0Q${bend} ${tip}`}
            vectorEffect="non-scaling-stroke"
            className="fill-none stroke-current stroke-[1.5]"
          />
          <path
            transform={`translate(${tip}) rotate(${lean})`}
            d="M0 1.6C-1.5-.4-1.2-3 0-5.6 1.2-3 1.5-.4 0 1.6Z"
            className="fill-clay"
          />
        </g>
      ))}
    </svg>
  );
}

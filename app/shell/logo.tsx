import { LOGO_PATH } from "#app/config/paths.ts";
import { joinClasses } from "#app/lib/join-classes.ts";

const STEMS =
  "M0 0Q-2.1-12-17-25M0 0Q-1.75-15-12-33M0 0Q-1.05-18-6-39M0 0Q0-20 .6-42M0 0Q1.225-18 7-38.5M0 0Q1.925-15 12.6-32M0 0Q2.275-11 17-24";

const FLOWERS =
  "M-15.8-23.9C-18.3-24.1-20-26.1-21.2-28.7-18.5-27.9-16.3-26.4-15.8-23.9ZM-11.2-31.6C-13.5-32.6-14.5-35-14.8-37.9-12.4-36.2-10.9-34.1-11.2-31.6ZM-5.6-37.4C-7.6-39-7.9-41.6-7.3-44.4-5.5-42.2-4.6-39.7-5.6-37.4ZM.6-40.4C-.9-42.4-.5-45 .8-47.6 1.9-45 2.1-42.4.6-40.4ZM6.6-37C5.7-39.3 6.7-41.7 8.5-43.9 9-41.1 8.6-38.5 6.6-37ZM11.7-30.6C11.5-33.1 13.2-35.2 15.6-36.7 15.2-33.9 14.1-31.5 11.7-30.6ZM15.8-22.9C16.3-25.4 18.5-26.9 21.2-27.7 20-25.1 18.3-23.1 15.8-22.9Z";

export function Logo({ hasOwn, className }: { hasOwn?: boolean; className: string }) {
  if (hasOwn)
    return (
      <img
        src={LOGO_PATH}
        alt=""
        width={44}
        height={49}
        className={joinClasses(className, "w-auto object-contain object-bottom")}
      />
    );
  return (
    <svg
      viewBox="-22 -49 44 49"
      preserveAspectRatio="xMidYMax"
      aria-hidden="true"
      className={className}
    >
      <path d={STEMS} vectorEffect="non-scaling-stroke" className="icon" />
      <path d={FLOWERS} className="fill-clay" />
    </svg>
  );
}

import type { MouseEvent } from "react";
import { getPhotoAnchor } from "#app/lib/paths.ts";
import type { Project } from "#app/model/queries/project.server.ts";
import "./plan.css";

type Props = {
  plan: NonNullable<Project["plan"]>;
  photos: Project["photos"];
  current: number;
  onOpen: (opener: HTMLElement, index: number) => void;
};

export function Plan({ plan, photos, current, onOpen }: Props) {
  const open = (event: MouseEvent<HTMLElement>, index: number) => {
    if (event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    onOpen(event.currentTarget, index);
  };
  return (
    <figure className="mt-part flex flex-wrap justify-between gap-x-8 gap-y-4 max-md:px-edge print:hidden">
      <figcaption>
        <h2 className="text-38">The plan</h2>
        <p className="caption">Each dot is where a photo was taken.</p>
      </figcaption>
      <div className="plan-drawing relative" style={{ "--ratio": plan.ratio }}>
        <svg
          viewBox={plan.viewBox}
          overflow="visible"
          role="img"
          aria-label={plan.description}
          fill="var(--color-paper)"
          stroke="var(--color-line-strong)"
        >
          <path d={plan.outdoors} strokeDasharray="4" />
          {plan.furniture.map((path) => (
            <path key={path} d={path} />
          ))}
          <path d={plan.walls} fill="none" stroke="var(--color-umber)" strokeWidth="1.5" />
          <path d={plan.doors + plan.windows} stroke="var(--color-paper)" strokeWidth="4" />
          <path d={plan.windows} />
        </svg>
        {plan.names.map(({ name, style }) => (
          <span
            key={name + style.left}
            aria-hidden="true"
            className="plan-name absolute text-umber-soft"
            style={style}
          >
            {name}
          </span>
        ))}
        <ul>
          {plan.cameras.map(({ index, looks, style }) => (
            <li key={index}>
              <a
                href={`#${getPhotoAnchor(index)}`}
                aria-current={index === current}
                onClick={(event) => open(event, index)}
                className="plan-camera absolute rounded-full"
                style={{ ...style, "--looks": looks }}
              >
                <span className="sr-only">Photo: {photos[index]?.caption}</span>
              </a>
            </li>
          ))}
        </ul>
      </div>
    </figure>
  );
}

import type { MouseEvent } from "react";
import { getPhotoAnchor } from "#app/lib/paths.ts";
import type { Project } from "#app/model/queries/project.server.ts";
import styles from "./plan.css?inline";

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
    <figure className="plan max-md:px-edge">
      {/* In a style sheet they would reach sites without a plan too. */}
      <style href="plan" precedence="default">
        {styles}
      </style>
      <div className="plan-layout">
        <figcaption>
          <h2 className="text-38">The plan</h2>
          <p className="caption plan-note">
            Each dot is where a photo was taken. Press it to see what was in view.
          </p>
        </figcaption>
        <div className="plan-drawing" style={{ "--ratio": plan.ratio }}>
          <svg viewBox={plan.viewBox} role="img" aria-label={plan.description}>
            <path d={plan.outdoors} className="plan-outdoors" />
            {plan.furniture.map((path) => (
              <path key={path} d={path} />
            ))}
            <path d={plan.walls} className="plan-walls" />
            <path d={plan.doors + plan.windows} className="plan-gaps" />
            <path d={plan.windows} className="plan-windows" />
          </svg>
          {plan.names.map(({ name, style }) => (
            <span key={name + style.left} aria-hidden="true" className="plan-name" style={style}>
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
                  className="plan-camera"
                  style={{ ...style, "--looks": looks }}
                >
                  <span className="sr-only">Photo: {photos[index]?.caption}</span>
                </a>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </figure>
  );
}

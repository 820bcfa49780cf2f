import type { AboutPage } from "#app/model/pages/about.server.ts";

const MOST_IN_A_ROW = 5;

export function Timeline({ title, items }: NonNullable<AboutPage["timeline"]>) {
  return (
    <section className="wrap pt-section">
      <h2>{title}</h2>
      <ol
        className="timeline mt-part"
        style={{ "--milestones": Math.min(items.length, MOST_IN_A_ROW) }}
      >
        {items.map(({ year, title: milestone, text }) => (
          <li key={year}>
            <p className="font-serif text-[clamp(3.25rem,0.6rem+4.6vw,6rem)] leading-[0.9] font-light tracking-[-0.035em] figures">
              {year}
            </p>
            <h3 className="mt-5">{milestone}</h3>
            <p className="mt-2 max-w-[24em] text-umber-soft">{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}

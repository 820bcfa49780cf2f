import type { Project } from "#app/model/pages/project.server.ts";

type Props = { title: string; highlights: Project["highlights"] };

export function Highlights({ title, highlights }: Props) {
  return (
    <section className="wrap pt-section print:pt-5 print:break-inside-avoid">
      <h2>{title}</h2>
      <div className="mt-[clamp(1.5rem,3vw,3rem)] grid gap-gap md:grid-cols-2 print:mt-3 print:grid-cols-2">
        {highlights.map((group) => (
          <section
            key={group.title}
            className="bg-linen p-[clamp(1.5rem,2.8vw,3rem)] print:break-inside-avoid print:border print:border-line print:bg-white print:p-4"
          >
            <h3 className="mb-6 text-[clamp(1.625rem,1.4rem+1.1vw,2.375rem)] font-light print:mb-3">
              {group.title}
            </h3>
            <dl>
              {group.items.map(({ subtitle, lines }) => (
                <div key={subtitle} className="border-t border-line-linen pt-3 pb-4 last:pb-0">
                  <dt className="font-medium">{subtitle}</dt>
                  <dd className="text-umber-mid">
                    {lines.map((line) => (
                      <p key={line}>{line}</p>
                    ))}
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </section>
  );
}

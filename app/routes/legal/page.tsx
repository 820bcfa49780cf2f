import { PageHero } from "#app/components/page-hero.tsx";
import { RichText } from "#app/components/rich-text.tsx";
import { plainText } from "#app/lib/text/words.ts";
import { getLegalPage } from "#app/model/pages/legal.server.ts";
import type { RichText as Blocks } from "#app/model/schema/rich-text.ts";
import { withHead } from "#app/seo/page-head.server.ts";
import type { Route } from "./+types/page";

export const loader = ({ pattern: path }: Route.LoaderArgs) =>
  withHead(getLegalPage(path), ({ seo, title }) => ({ seo, trail: [{ name: title, path }] }));

export default function LegalPage({ loaderData }: Route.ComponentProps) {
  const { title, body } = loaderData;
  return (
    <div className="pt-header-compact pb-section">
      <PageHero title={title} />
      <div className="wrap grid-page items-start gap-y-10">
        <Contents {...loaderData} />
        <div className="prose col-span-full lg:col-[4/11]">
          <RichText blocks={body} />
        </div>
      </div>
    </div>
  );
}

type ContentsProps = { updated: string; updatedText: string; body: Blocks };

function Contents({ updated, updatedText, body }: ContentsProps) {
  const headings = body
    .filter((block) => block.kind === "heading")
    .filter(({ level }) => level === 2);
  return (
    <div className="col-span-full text-small text-umber-soft lg:col-[1/4] lg:sticky-where-tall">
      <p>
        Last updated <time dateTime={updated}>{updatedText}</time>
      </p>
      <nav
        aria-label="On this page"
        className="mt-4 border-t border-line pt-3 max-lg:border-b max-lg:pb-3"
      >
        <ul className="md:max-lg:columns-2">
          {headings.map(({ id, children }) => (
            <li key={id}>
              <a
                href={`#${id}`}
                className="inline-block py-1 max-lg:py-2.5 hover:text-clay hover:underline hover:underline-offset-[0.3em]"
              >
                {plainText(children)}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}

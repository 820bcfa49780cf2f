import { formatDate } from "#app/lib/text/format-date.ts";
import { plainText } from "#app/lib/text/words.ts";
import type { RichText } from "#app/model/schema/rich-text.ts";

type Props = { updated: string; body: RichText };

/** The margin of a legal page: how old the text is, and what it speaks of. */
export function Contents({ updated, body }: Props) {
  const headings = body.filter((block) => block.kind === "heading").filter(isMain);
  return (
    <div className="col-span-full text-small text-umber-soft lg:col-[1/4] lg:[@media(min-height:48rem)]:sticky lg:top-[calc(var(--spacing-header-compact)+2rem)]">
      <p>
        Last updated <time dateTime={updated}>{formatDate(updated)}</time>
      </p>
      <nav aria-label="On this page" className="mt-4 border-t border-line pt-3 max-lg:hidden">
        <ul>
          {headings.map(({ id, children }) => (
            <li key={id}>
              <a
                href={`#${id}`}
                className="inline-block py-1 hover:text-clay hover:underline hover:underline-offset-[0.3em]"
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

function isMain({ level }: { level: 2 | 3 }): boolean {
  return level === 2;
}

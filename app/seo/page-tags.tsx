import { useMatches } from "react-router";
import type { PageHead } from "./page-head.server.ts";

/** The router's Meta would need an export in each page. */
export function PageTags() {
  const head = usePageHead();
  if (!head) return null;
  return (
    <>
      <title>{head.title}</title>
      {Object.entries(head.meta).map(([name, content]) => (
        <meta key={name} name={name} content={content} />
      ))}
      {Object.entries(head.properties).map(([property, content]) => (
        <meta key={property} property={property} content={content} />
      ))}
      {Object.entries(head.links).map(([rel, href]) => (
        <link key={rel} rel={rel} href={href} />
      ))}
      {HAS.languages &&
        head.alternates?.map((link) => <link key={link.hrefLang} rel="alternate" {...link} />)}
    </>
  );
}

/** This belongs in the body: in the head, React would hydrate another script in its place. */
export function StructuredData() {
  const head = usePageHead();
  if (!head) return null;
  return (
    <script
      type="application/ld+json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON within a script is not HTML
      dangerouslySetInnerHTML={{ __html: head.graph }}
    />
  );
}

function usePageHead() {
  const { head } = (useMatches().at(-1)?.loaderData ?? {}) as { head?: PageHead };
  return head;
}

type Link = { title: string; url: string; about: string };
type Site = {
  name: string;
  about: string;
  facts: string[];
  sections: { title: string; links: Link[] }[];
};

/** A plain summary of the site for language models, after llmstxt.org. */
export function llmsText({ name, about, facts, sections }: Site): string {
  const parts = [
    `# ${name}`,
    `> ${about}`,
    facts.map((fact) => `- ${fact}`).join("\n"),
    ...sections.map(
      ({ title, links }) =>
        `## ${title}\n\n${links.map((link) => `- [${link.title}](${link.url}): ${link.about}`).join("\n")}`,
    ),
  ];
  return `${parts.join("\n\n")}\n`;
}

import { capitalize } from "#app/lib/text/words.ts";

const LABELS: Record<string, string> = {
  alt: "What the photo shows",
  alternateName: "Full name",
  answerTime: "How soon you answer",
  postClosing: "Closing call below articles",
  beforeOf: "Shows the same room before",
  closing: "Closing call",
  faqs: "Questions and answers",
  file: "Photo",
  image: "Photo of the card",
  formattedLocation: "Place to show instead of the street",
  hero: "Top of the page",
  look: "How words and photo meet",
  lines: "Paragraphs",
  linkLabel: "Words of the link",
  posts: "Articles",
  quoteBy: "Who says it",
  seo: "For search engines",
  seoTitle: "Heading of its card",
  theme: "Colors and logo",
  to: "Leads to",
};

export function labelOf(name: string): string {
  const words = name.replace(/[-_]/g, " ").replace(/([a-z])([A-Z])/g, (_, a, b) => `${a} ${b}`);
  return LABELS[name] ?? capitalize(words.toLowerCase());
}

import type { OpenMatters } from "#desk/open-matters.ts";

export function tellOpenMatters({ must, better }: OpenMatters): boolean {
  const tell = (heading: string, lines: string[]) => {
    if (lines.length > 0) console.log([`\n${heading}`, ...lines].join("\n- "));
  };
  tell("Before you publish, in this order:", must);
  tell("Would be better, but may wait:", better);
  return must.length === 0;
}

export function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

export function pluralize(count: number, one: string, many = `${one}s`): string {
  return `${count} ${count === 1 ? one : many}`;
}

type Node = string | { children: Node[] };

export function getPlainText(nodes: Node[]): string {
  return nodes
    .map((node) => (typeof node === "string" ? node : getPlainText(node.children)))
    .join("");
}

/** The locale is fixed, because hydration must match the pre-rendered HTML. */
export function formatNumber(value: number): string {
  return value.toLocaleString("en-US");
}

type Address = { street?: string; city: string; region?: string; postalCode?: string };

export function getAddressLines({ street, city, region, postalCode }: Address): string[] {
  const place = region
    ? [`${city},`, region, postalCode].filter(Boolean).join(" ")
    : [postalCode, city].filter(Boolean).join(" ");
  return street ? [...street.split("\n"), place] : [place];
}

import { type Document, isMap, isScalar, visit } from "yaml";

/** Names of earlier versions: what has them is read as if it had the new ones, in every later version. */
export const NEW_NAMES: Record<string, string> = {
  articleClosing: "postClosing",
  enquiries: "inquiries",
  mark: "logo",
  neighbours: "neighbors",
  pictureNote: "photoNote",
};

/** Says what was renamed; where the new name is given too, the old one stays to be refused. */
export function giveNewNames(document: Document): string[] {
  const told: string[] = [];
  visit(document, {
    Pair(_, { key }, path) {
      const parent = path.at(-1);
      if (!isScalar(key) || !isMap(parent)) return;
      const was = String(key.value);
      const name = Object.hasOwn(NEW_NAMES, was) ? NEW_NAMES[was] : undefined;
      if (!name || parent.has(name)) return;
      key.value = name;
      told.push(`${was} is called ${name} now`);
    },
  });
  return [...new Set(told)];
}

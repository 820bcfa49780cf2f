import { Scalar, stringify } from "yaml";

/** Fields in the manner of the other files: texts in quotes, a blank line before each of `groups`. */
export function writeYaml(fields: object, groups: string[] = []): string {
  const yaml = stringify(fields, {
    lineWidth: 0,
    defaultStringType: "QUOTE_DOUBLE",
    defaultKeyType: "PLAIN",
  });
  return groups.reduce((text, group) => text.replace(`\n${group}:`, `\n$&`), yaml);
}

export function writeListItem(fields: Record<string, unknown>, long: string): string {
  const paragraph = new Scalar(fields[long]);
  paragraph.type = "BLOCK_FOLDED";
  return stringify([{ ...fields, [long]: paragraph }], { lineWidth: 100 });
}

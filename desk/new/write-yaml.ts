import { Document, isScalar, type Pair, Scalar, stringify, YAMLMap } from "yaml";

/** Fields in the manner of the other files: texts in quotes, a blank line before each of `groups`. */
export function writeYaml(fields: object, groups: string[] = []): string {
  const document = new Document(fields);
  if (document.contents instanceof YAMLMap)
    for (const { key } of document.contents.items as Pair[])
      if (isScalar(key) && groups.includes(String(key.value))) key.spaceBefore = true;
  return document.toString({
    lineWidth: 0,
    defaultStringType: "QUOTE_DOUBLE",
    defaultKeyType: "PLAIN",
  });
}

export function writeListItem(fields: Record<string, string>, long: string): string {
  const paragraph = new Scalar(fields[long]);
  paragraph.type = "BLOCK_FOLDED";
  return stringify([{ ...fields, [long]: paragraph }], { lineWidth: 100 });
}

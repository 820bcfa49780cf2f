import { type Document, isScalar, type LineCounter, visit } from "yaml";

/** Lines where YAML takes the end of a text for a remark, since ' #' begins one. */
export function cutTexts(document: Document, lines: LineCounter): { line: number; lost: string }[] {
  const found: { line: number; lost: string }[] = [];
  visit(document, {
    Scalar(_, node) {
      if (!isScalar(node) || node.type !== "PLAIN" || typeof node.value !== "string") return;
      if (!node.comment || node.comment.includes("\n")) return;
      const line = lines.linePos(node.range?.[0] ?? 0).line;
      found.push({ line, lost: node.comment.trim() });
    },
  });
  return found;
}

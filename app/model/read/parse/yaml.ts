import { LineCounter, parseDocument } from "yaml";
import { describeYamlErrors } from "./describe-yaml-error.ts";
import { misreadTexts } from "./misread-texts.ts";

type LineProblem = { line: number; what: string };

/** The data of some YAML, undefined where it cannot be read, and what is wrong in which line. */
export function parseYaml(source: string): { data: unknown; problems: LineProblem[] } {
  const lineCounter = new LineCounter();
  const document = parseDocument(source, { lineCounter });
  const error = describeYamlErrors(document.errors, source);
  // A line that cannot be read at all is told once.
  const misread = misreadTexts(document, lineCounter, source).filter(
    ({ line }) => line !== error?.line,
  );
  const isLegible = !error && !misread.some(({ hidesTheRest }) => hidesTheRest);
  return {
    data: isLegible ? document.toJS() : undefined,
    problems: [...(error ? [error] : []), ...misread],
  };
}

import { getStray, type Part } from "./measure-parts.ts";

export type Findings = {
  /** How many parts have one place that is clearly theirs, and how many of them are in it. */
  clear: number;
  fitting: number;
  /** How distinctly the parts that fit do so, times their share of all that is distinct. */
  sureness: number;
  /** How well all parts fit where they are, in parts of how well they fit somewhere near. */
  steadiness: number;
  /** How far the parts that fit are from their place, in the mean. */
  stray: number;
};

const FITTING = 0.003;

const CLEAR = 0.05;

/** Nearly all pairs from one spot have 1.2 and more, other rooms less than 0.8. */
const MIN_SURENESS = 1;

/** Seen from another spot, what is near has moved more than what is far. */
const MIN_STEADINESS = 0.75;

const MAX_STRAY_OF_ONE_CAMERA = 0.0015;

export function judgeParts(parts: Part[]): Findings {
  const fitting = parts.filter((part) => getStray(part) < FITTING);
  const evidence = add(fitting, ({ distinctness }) => distinctness);
  return {
    clear: parts.filter(isClear).length,
    fitting: fitting.filter(isClear).length,
    sureness: evidence ** 2 / add(parts, ({ distinctness }) => distinctness) || 0,
    steadiness: add(parts, ({ unmoved }) => unmoved) / add(parts, ({ score }) => score),
    stray: add(fitting, (part) => part.distinctness * getStray(part)) / evidence,
  };
}

const add = (parts: Part[], measure: (part: Part) => number) =>
  parts.reduce((sum, part) => sum + measure(part), 0);

const isClear = ({ distinctness }: Part) => distinctness > CLEAR;

export const isOneRoom = ({ sureness }: Findings) => sureness > MIN_SURENESS;

export const isOneSpot = ({ steadiness }: Findings) => steadiness > MIN_STEADINESS;

export const isMoved = ({ stray }: Findings) => stray > MAX_STRAY_OF_ONE_CAMERA;

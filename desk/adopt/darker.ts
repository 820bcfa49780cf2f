const SHARE = 0.85;

/** A color of the same hue with less light, for colored ground. */
export function darker(color: string): string {
  return color.replace(/[0-9a-f]{2}/gi, (part) =>
    Math.round(Number.parseInt(part, 16) * SHARE)
      .toString(16)
      .padStart(2, "0"),
  );
}

export function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(bytesOf(one)), luminance(bytesOf(other))].sort(
    (a, b) => a - b,
  );
  return (light + 0.05) / (dark + 0.05);
}

export function luminance(color: number[]): number {
  const [red = 0, green = 0, blue = 0] = color.map((byte) => {
    const share = byte / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

const bytesOf = (color: string) =>
  [1, 3, 5].map((start) => Number.parseInt(color.slice(start, start + 2), 16));

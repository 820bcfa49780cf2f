export type Size = { width: number; height: number };

export function getCropBox({ width, height }: Size, ratio: number, focus?: string) {
  const box = {
    width: Math.min(width, Math.round(height * ratio)),
    height: Math.min(height, Math.round(width / ratio)),
  };
  const [x = 50, y = 50] = focus?.split(" ").map(Number.parseFloat) ?? [];
  return {
    ...box,
    left: findStart(width, box.width, x),
    top: findStart(height, box.height, y),
  };
}

function findStart(whole: number, part: number, percent: number): number {
  const centered = Math.round((whole * percent) / 100 - part / 2);
  return Math.min(Math.max(centered, 0), whole - part);
}

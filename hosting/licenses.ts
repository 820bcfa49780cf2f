import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const PACKAGES = [
  "react",
  "react-dom",
  "scheduler",
  "react-router",
  "tailwindcss",
  "@fontsource-variable/commissioner",
  "@fontsource-variable/newsreader",
];

/** These licenses require their text to be distributed with the code. */
export function readLicenses(): string {
  const texts = PACKAGES.map((name) => {
    const folder = join("node_modules", name);
    const file = readdirSync(folder).find((entry) => /^licen[cs]e/i.test(entry));
    if (!file) throw new Error(`${name} says nothing of its license.`);
    return `${name}\n\n${readFileSync(join(folder, file), "utf8").trim()}\n`;
  });
  return texts.join(`\n${"-".repeat(80)}\n\n`);
}

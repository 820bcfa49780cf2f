const SPELLED = " ßss æae œoe øo łl đd ðd þth ħh ıi ŧt ŋn";

export function slugify(text: string): string {
  return text
    .normalize("NFKD")
    .replace(/[\u0300-\u036f'’]/g, "")
    .toLowerCase()
    .replace(/[^a-z0-9]/g, (letter) => SPELLED.split(` ${letter}`)[1]?.split(" ")[0] ?? "-")
    .replace(/-+/g, "-")
    .replace(/^-|-$/g, "");
}

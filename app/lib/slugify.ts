/** Letters that are no Latin letter with an accent, each with the spelling that addresses use for it. */
const SPELLED =
  " ßss æae œoe øo łl đd ðd þth ħh ıi ŧt ŋn αa βv γg δd εe ζz ηi θth ιi κk λl μm νn ξx οo πp ρr σs ςs τt υy φf χch ψps ωo аa бb вv гg дd еe жzh зz иi кk лl мm нn оo пp рr сs тt уu фf хkh цts чch шsh щshch ыy эe юyu яya іi єye ґg јj љlj њnj ћc ђdj џdz ѕdz";

/** A text as part of an address: 'Łódź, Śródmieście' becomes 'lodz-srodmiescie'. */
export function slugify(text: string): string {
  return text
    .normalize("NFKD")
    .replace(/[\u0300-\u036f'’ъь]/g, "")
    .toLowerCase()
    .replace(/[^a-z0-9]/g, (letter) => SPELLED.split(` ${letter}`)[1]?.split(" ")[0] ?? "-")
    .replace(/-+/g, "-")
    .replace(/^-|-$/g, "");
}

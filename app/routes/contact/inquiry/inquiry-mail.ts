import { MAILTO_MAX_CHARACTERS } from "#app/config/limits.ts";
import { inWords, LABELS } from "./inquiry-letter.ts";

export type InquiryMail = { href: string; isShortened: boolean };

/** What the visitor knows best stands first; where they came from is no business of the letter. */
const FACTS: Record<string, string> = { name: "Name", email: "Email", ...LABELS };
delete FACTS.cameFrom;

const SHORTENED = "\n[This email holds only the beginning of the message.]";
const MAX_SUBJECT_NAME = 60;

/** A mailto: address that carries the inquiry, for when the form cannot be sent. */
export function inquiryMail(to: string, form: FormData): InquiryMail {
  const name = [...text(form, "name")].slice(0, MAX_SUBJECT_NAME).join("");
  const start = `mailto:${to}?subject=${encode(`Inquiry from ${name}`)}&body=`;
  const room = MAILTO_MAX_CHARACTERS - start.length;
  const facts = Object.entries(FACTS).flatMap(([field, label]) => {
    const value = text(form, field);
    return value ? [`${label}: ${inWords(field, value)}`] : [];
  });
  const message = text(form, "message");
  const rest = `\n\n${facts.join("\n")}`;
  const whole = encode(message + rest);
  if (whole.length <= room) return { href: start + whole, isShortened: false };
  const end = encode(SHORTENED + rest);
  const body =
    end.length < room
      ? beginningOf(message, room - end.length) + end
      : beginningOf(message + rest, room - encode(SHORTENED).length) + encode(SHORTENED);
  return { href: start + body, isShortened: true };
}

/** As much of the beginning, encoded, as there is room for; no character is cut in two. */
function beginningOf(value: string, room: number): string {
  let encoded = "";
  for (const character of value.replace(/\r?\n/g, "\n")) {
    const next = encode(character);
    if (encoded.length + next.length > room) break;
    encoded += next;
  }
  return encoded;
}

function text(form: FormData, name: string): string {
  return String(form.get(name) ?? "").trim();
}

/** RFC 6068: line breaks in a mailto: address are CR LF. Half a character cannot be encoded. */
function encode(value: string): string {
  const whole = value.replace(/\p{Surrogate}/gu, "\uFFFD");
  return encodeURIComponent(whole.replace(/\r?\n/g, "\r\n"));
}

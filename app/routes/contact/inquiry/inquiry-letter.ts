import { MAILTO_MAX_CHARACTERS } from "#app/config/limits.ts";
import type { AreaUnit } from "#app/model/pricing/measures.ts";
import { ATTACHED_LABELS, allFields } from "./fields.ts";

export type InquiryMail = { href: string; isShortened: boolean };

function labelsIn(unit: AreaUnit): Record<string, string> {
  const labels = allFields(unit).map(({ name, label }) => [name, label]);
  return { ...Object.fromEntries(labels), ...ATTACHED_LABELS };
}

const KNOWN_TO_SERVICES = ["name", "email", "message"];

const SHORTENED = "\n[This email holds only the beginning of the message.]";
const MAX_SUBJECT_NAME = 60;

type Facts = Record<string, string | undefined>;

export function inquiryLetter(
  typed: FormData,
  facts: Facts,
  photos: File[],
  unit: AreaUnit,
): FormData {
  const labels = labelsIn(unit);
  const letter = new FormData();
  for (const [name, value] of typed) {
    if (typeof value !== "string" || !value.trim()) continue;
    const label = KNOWN_TO_SERVICES.includes(name) ? name : (labels[name] ?? name);
    letter.append(label, inWords(name, value, unit));
  }
  for (const [label, value] of Object.entries(facts)) if (value) letter.append(label, value);
  for (const [index, photo] of photos.entries()) letter.append(`Photo ${index + 1}`, photo);
  return letter;
}

export function inquiryMail(to: string, form: FormData, unit: AreaUnit): InquiryMail {
  const name = [...text(form, "name")].slice(0, MAX_SUBJECT_NAME).join("");
  const start = `mailto:${to}?subject=${encode(`Inquiry from ${name}`)}&body=`;
  const room = MAILTO_MAX_CHARACTERS - start.length;
  const facts = Object.entries(labelsIn(unit)).flatMap(([field, label]) => {
    const value = text(form, field);
    return value && field !== "message" ? [`${label}: ${inWords(field, value, unit)}`] : [];
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

function inWords(name: string, value: string, unit: AreaUnit): string {
  const field = allFields(unit).find((each) => each.name === name);
  if (field?.kind !== "choice") return value;
  return field.options.find((option) => option.value === value)?.label ?? value;
}

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

/** RFC 6068: line breaks in a mailto: URL are CR LF. Half a character cannot be encoded. */
function encode(value: string): string {
  const whole = value.replace(/\p{Surrogate}/gu, "\uFFFD");
  return encodeURIComponent(whole.replace(/\r?\n/g, "\r\n"));
}

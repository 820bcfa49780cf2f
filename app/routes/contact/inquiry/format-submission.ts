import { MAILTO_MAX_CHARACTERS } from "#app/config/limits.ts";
import type { AreaUnit } from "#app/model/pricing/measures.ts";
import { ATTACHED_LABELS, getAllFields } from "./fields.ts";
import { TEXTS } from "./text-consent.tsx";

export type Mailto = { href: string; isShortened: boolean };

function getLabels(unit: AreaUnit): Record<string, string> {
  const labels = getAllFields(unit).map(({ name, label }) => [name, label]);
  return {
    ...Object.fromEntries(labels),
    ...(HAS.texts && { [TEXTS.name]: TEXTS.label }),
    ...ATTACHED_LABELS,
  };
}

const KNOWN_TO_SERVICES = ["name", "email", "message"];

const SHORTENED = "\n[This email holds only the beginning of the message.]";
const MAX_SUBJECT_NAME = 60;

type Facts = Record<string, string | undefined>;

export function formatSubmission(
  typed: FormData,
  facts: Facts,
  photos: File[],
  unit: AreaUnit,
): FormData {
  const labels = getLabels(unit);
  const submission = new FormData();
  for (const [name, value] of typed) {
    if (typeof value !== "string" || !value.trim()) continue;
    const label = KNOWN_TO_SERVICES.includes(name) ? name : (labels[name] ?? name);
    submission.append(label, formatValue(name, value, unit));
  }
  for (const [label, value] of Object.entries(facts)) if (value) submission.append(label, value);
  for (const [index, photo] of photos.entries()) submission.append(`Photo ${index + 1}`, photo);
  return submission;
}

export function buildMailto(to: string, form: FormData, unit: AreaUnit): Mailto {
  const name = [...readText(form, "name")].slice(0, MAX_SUBJECT_NAME).join("");
  const start = `mailto:${to}?subject=${encode(`Inquiry from ${name}`)}&body=`;
  const room = MAILTO_MAX_CHARACTERS - start.length;
  const facts = Object.entries(getLabels(unit)).flatMap(([field, label]) => {
    const value = readText(form, field);
    return value && field !== "message" ? [`${label}: ${formatValue(field, value, unit)}`] : [];
  });
  const message = readText(form, "message");
  const rest = `\n\n${facts.join("\n")}`;
  const whole = encode(message + rest);
  if (whole.length <= room) return { href: start + whole, isShortened: false };
  const end = encode(SHORTENED + rest);
  const body =
    end.length < room
      ? encodeBeginning(message, room - end.length) + end
      : encodeBeginning(message + rest, room - encode(SHORTENED).length) + encode(SHORTENED);
  return { href: start + body, isShortened: true };
}

function formatValue(name: string, value: string, unit: AreaUnit): string {
  const field = getAllFields(unit).find((each) => each.name === name);
  if (field?.kind !== "choice") return value;
  return field.options.find((option) => option.value === value)?.label ?? value;
}

function encodeBeginning(value: string, room: number): string {
  let encoded = "";
  for (const character of value.replace(/\r?\n/g, "\n")) {
    const next = encode(character);
    if (encoded.length + next.length > room) break;
    encoded += next;
  }
  return encoded;
}

function readText(form: FormData, name: string): string {
  return String(form.get(name) ?? "").trim();
}

/** RFC 6068 requires CR LF in a mailto: URL. A lone surrogate can't be encoded. */
function encode(value: string): string {
  const whole = value.replace(/\p{Surrogate}/gu, "\uFFFD");
  return encodeURIComponent(whole.replace(/\r?\n/g, "\r\n"));
}

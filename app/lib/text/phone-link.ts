import { callingCode } from "./calling-codes.ts";

/** What is dialed before a number within its own country, and left out from abroad. */
const TRUNK_PREFIXES: Record<string, RegExp> = {
  US: /^1(?=\d{10}$)/,
  CA: /^1(?=\d{10}$)/,
  HU: /^06/,
  RU: /^8(?=\d{10}$)/,
  KZ: /^8(?=\d{10}$)/,
  // Their zero belongs to the number.
  IT: /^(?!)/,
  SM: /^(?!)/,
  VA: /^(?!)/,
};
const USUAL_TRUNK_PREFIX = /^0/;

/** '(760) 555-0142' in the US becomes 'tel:+17605550142', as it can be dialed from anywhere. */
export function phoneLink(phone: string, country: string): string {
  const number = phone.replace("(0)", "");
  const digits = number.replace(/\D/g, "");
  if (/^\s*\+/.test(number)) return `tel:+${digits}`;
  if (digits.startsWith("00")) return `tel:+${digits.slice(2)}`;
  const code = callingCode(country);
  if (!code) return `tel:${digits}`;
  const trunkPrefix = TRUNK_PREFIXES[country] ?? USUAL_TRUNK_PREFIX;
  return `tel:+${code}${digits.replace(trunkPrefix, "")}`;
}

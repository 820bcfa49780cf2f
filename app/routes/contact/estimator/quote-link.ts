import { getHomeTypes } from "#app/model/pricing/prices.ts";
import { type Estimate, getRoomCounts, getSizeLabels, readAnswers } from "./estimate.ts";

type Rates = Estimate["rates"];

export const MAX_NAME_LETTERS = 60;

/** Of a person or a company: no markup, and no address of a page or a mailbox. */
const NAME = new RegExp(`^[\\p{L}\\p{M}\\d .,'’&()-]{1,${MAX_NAME_LETTERS}}$`, "u");

const readName = (typed: FormDataEntryValue | null) => {
  const name = String(typed ?? "").trim();
  return NAME.test(name) ? name : undefined;
};

/** What a link asks of the estimator's fields; a wrong value is ignored. */
export function readQuoteLink(search: string, rates: Rates) {
  const query = new URLSearchParams(search);
  const area = Number(query.get("size"));
  const size = rates.sizes.filter((largest) => largest < area).length;
  return {
    kind: getHomeTypes(rates).find(({ value }) => value === query.get("kind"))?.value,
    size: area > 0 ? getSizeLabels(rates.sizes)[size] : undefined,
    rooms: getRoomCounts(rates).find((count) => count === query.get("rooms")),
    outdoor: query.get("outdoor") === "yes" ? "yes" : undefined,
    for: readName(query.get("for")),
    from: readName(query.get("from")),
  };
}

/** The size is that of the largest home of its kind, since the owner may divide sizes otherwise one day. */
export function buildQuoteLink(page: string, form: FormData, rates: Rates): string {
  const { kind, size, rooms, outdoor } = readAnswers(form, rates);
  const area = rates.sizes[size] ?? (rates.sizes.at(-1) ?? 0) + 1;
  const query = new URLSearchParams({ kind, rooms: `${rooms}`, size: `${area}` });
  if (outdoor) query.set("outdoor", "yes");
  for (const field of ["for", "from"]) {
    const name = readName(form.get(field));
    if (name) query.set(field, name);
  }
  return new URL(`?${query}#estimate`, page).href;
}

/** 'For Ana, from Tom (Compass)' */
export function describeNames(form: FormData): string {
  const client = readName(form.get("for"));
  const agent = readName(form.get("from"));
  const names = [client && `For ${client}`, agent && `${client ? "from" : "From"} ${agent}`];
  return names.filter(Boolean).join(", ");
}

/** For the message that is sent from the page that such a link has opened. */
export const getQuoteLink = ({ href, search }: Location) =>
  /[?&](kind|size|rooms|outdoor|for|from)=/.test(search) ? href : undefined;

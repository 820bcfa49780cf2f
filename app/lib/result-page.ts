/** Which page of a filtered or searched list the address asks for. */
const NAME = "page";

export function readResultPage(query: URLSearchParams): number {
  const page = Number(query.get(NAME));
  return Number.isInteger(page) && page > 1 ? page : 1;
}

/** The same query for another page of the result. */
export function writeResultPage(query: URLSearchParams, page: number): URLSearchParams {
  const written = new URLSearchParams(query);
  if (page > 1) written.set(NAME, String(page));
  else written.delete(NAME);
  return written;
}

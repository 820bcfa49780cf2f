/** The target's own query comes first, and its own hash wins. */
export function buildRedirectUrl(target: string, search: string, hash = ""): string {
  const [path = "", ownHash] = target.split("#");
  const query = path.includes("?") ? search.replace("?", "&") : search;
  return path + query + (ownHash === undefined ? hash : `#${ownHash}`);
}

import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useSearchParams } from "react-router";
import { useHydrated } from "#app/hooks/use-hydrated.ts";
import { readResultPage, writeResultPage } from "#app/lib/list-pages.ts";
import { painted } from "#app/lib/painted.ts";

export const SEARCH_NAME = "q";

/** The text of a search field, also kept in the address: Back and a shared link bring it back. */
export function useSearchText() {
  const field = useRef<HTMLInputElement>(null);
  const [params] = useSearchParams();
  const inAddress = useHydrated() ? (params.get(SEARCH_NAME) ?? "") : "";
  const [typed, setTyped] = useState<string>();
  const search = typed ?? inAddress;
  const page = typed === undefined ? readResultPage(params) : 1;

  const setSearch = (text: string) => {
    setTyped(text);
    painted().then(() => writeAddress(text));
  };

  // Someone may have typed before React arrived.
  const takeOver = useEffectEvent(() => {
    const already = field.current?.value ?? "";
    if (already !== search) setSearch(already);
  });
  useEffect(() => takeOver(), []);

  return { field, search, page, setSearch };
}

/** Past the router, to which every letter would be a navigation of its own. */
function writeAddress(text: string) {
  const address = new URL(window.location.href);
  const query = writeResultPage(address.searchParams, 1);
  if (text) query.set(SEARCH_NAME, text);
  else query.delete(SEARCH_NAME);
  address.search = query.toString();
  window.history.replaceState(window.history.state, "", address);
}

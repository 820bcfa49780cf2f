import { useEffect, useRef, useState } from "react";
import { useSearchParams } from "react-router";
import { useHydrated } from "#app/hooks/use-hydrated.ts";

/** The text of a search field, also kept in the address: Back and a shared link bring it back. */
export function useSearchText(name: string) {
  const field = useRef<HTMLInputElement>(null);
  const [params] = useSearchParams();
  const inAddress = useHydrated() ? (params.get(name) ?? "") : "";
  const [typed, setTyped] = useState<string>();
  const search = typed ?? inAddress;

  const setSearch = (text: string) => {
    setTyped(text);
    const address = new URL(window.location.href);
    if (text) address.searchParams.set(name, text);
    else address.searchParams.delete(name);
    // Past the router, to which every letter would be a navigation of its own.
    window.history.replaceState(window.history.state, "", address);
  };

  // Someone may have typed before React arrived.
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once, on arrival
  useEffect(() => {
    const already = field.current?.value ?? "";
    if (already !== search) setSearch(already);
  }, []);

  return { field, search, setSearch };
}

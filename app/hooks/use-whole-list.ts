import { useCallback, useEffect, useState } from "react";

const fetched = new Map<string, Promise<unknown>>();

type List<Entry> = {
  /** What the page holds of it. */
  part: Entry[];
  total: number;
  /** Where the whole list is. */
  address: string;
  /** The visitor has asked for more than the page holds. */
  needed: boolean;
};

/** All entries of a list, fetched once when first needed or reached for; a short one is here already. */
export function useWholeList<Entry>({ part, total, address, needed }: List<Entry>) {
  const [arrived, setArrived] = useState<Entry[]>();
  const [failed, setFailed] = useState(false);
  const isHere = part.length === total;

  const reach = useCallback(() => {
    if (isHere) return;
    setFailed(false);
    fetchOnce<Entry[]>(address).then(setArrived, () => setFailed(true));
  }, [isHere, address]);

  useEffect(() => {
    if (needed) reach();
  }, [needed, reach]);

  return { all: isHere ? part : arrived, failed, reach };
}

function fetchOnce<Data>(address: string): Promise<Data> {
  const started = fetched.get(address) ?? fetchJson(address);
  fetched.set(address, started);
  // A list that did not come may be asked for again.
  started.catch(() => fetched.delete(address));
  return started as Promise<Data>;
}

async function fetchJson(address: string): Promise<unknown> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  return response.json();
}

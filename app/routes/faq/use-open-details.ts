import { useEffect, useRef, useState } from "react";

/** Which one of a list of `details` is open, by its id rather than by its place in the list. */
export function useOpenDetails<List extends HTMLElement>() {
  const list = useRef<List>(null);
  const [openId, setOpenId] = useState<string>();

  // One may have been opened natively before React arrived.
  useEffect(() => {
    const open = list.current?.querySelector("details[open]");
    if (open) setOpenId(open.id);
  }, []);

  return {
    list,
    openId,
    open: setOpenId,
    close: (id: string) => setOpenId((current) => (current === id ? undefined : current)),
  };
}

import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useLocation } from "react-router";

/** Which question is open, by its id; one that the URL's hash names is opened and scrolled to. */
export function useOpenQuestion(ids: string[], onLinked: (id: string) => void) {
  const list = useRef<HTMLDivElement>(null);
  const [openId, setOpenId] = useState<string>();
  const [linkedId, setLinkedId] = useState<string>();
  const { hash } = useLocation();

  // It may have been opened natively before hydration.
  useEffect(() => {
    const open = list.current?.querySelector("details[open]");
    if (open) setOpenId(open.id);
  }, []);

  const follow = useEffectEvent((hash: string) => {
    const id = ids.find((id) => `#${id}` === hash);
    setLinkedId(id);
    if (!id) return;
    setOpenId(id);
    onLinked(id);
  });
  useEffect(() => follow(hash), [hash]);

  useEffect(() => {
    if (linkedId) document.getElementById(linkedId)?.scrollIntoView();
  }, [linkedId]);

  return {
    list,
    openId,
    open: setOpenId,
    close: (id: string) => setOpenId((current) => (current === id ? undefined : current)),
  };
}

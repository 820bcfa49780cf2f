import { useEffect, useEffectEvent, useState } from "react";
import { useLocation } from "react-router";

/** Shows the item that the address names after its #, then scrolls to it. */
export function useLinkedItem<Item extends { id: string }>(
  items: Item[],
  show: (item: Item) => void,
) {
  const { hash } = useLocation();
  const [linked, setLinked] = useState<string>();

  const follow = useEffectEvent((hash: string) => {
    const item = items.find(({ id }) => `#${id}` === hash);
    if (item) show(item);
    setLinked(item?.id);
  });
  useEffect(() => follow(hash), [hash]);

  useEffect(() => {
    if (linked) document.getElementById(linked)?.scrollIntoView();
  }, [linked]);
}

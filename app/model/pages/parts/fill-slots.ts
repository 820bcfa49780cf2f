import type { Frame } from "#app/config/frames.ts";

/** A place for a photo; one without a page is seen only after a click. */
export type Slot = {
  page?: string;
  name: string;
  frame: Frame;
  named?: string;
  from?: string[];
};

export type FilledSlot = Slot & { photo?: string };

/** An empty slot takes the least used photo of its own that its page does not show yet. */
export function fillSlots(slots: Slot[]): FilledSlot[] {
  const pagesOf = new Map<string, Set<string>>();
  const show = ({ page }: Slot, photo: string) => {
    const pages = pagesOf.get(photo) ?? new Set();
    if (page) pagesOf.set(photo, pages.add(page));
  };
  for (const slot of slots) if (slot.named) show(slot, slot.named);
  return slots.map((slot) => {
    if (slot.named) return { ...slot, photo: slot.named };
    const { page = "", from = [] } = slot;
    const uses = (photo: string) => pagesOf.get(photo)?.size ?? 0;
    const [photo] = from
      .filter((candidate) => !pagesOf.get(candidate)?.has(page))
      .toSorted((a, b) => uses(a) - uses(b));
    if (photo) show(slot, photo);
    return { ...slot, photo };
  });
}

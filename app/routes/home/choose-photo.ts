/** This runs in the head and shows the evening before the first photo loads, so that only one does. */
import { type DuskPhoto, formatDuskCaption } from "./dusk.ts";

const observer = new MutationObserver(() => {
  // The hero is parsed when its last link is there.
  if (!document.querySelector(".hero-words .button-outline")) return;
  observer.disconnect();
  const image = document.querySelector<HTMLImageElement>("[data-dusk]");
  if (!image?.dataset.dusk) return;
  const dusk: DuskPhoto = JSON.parse(image.dataset.dusk);
  const caption = formatDuskCaption(dusk);
  if (caption) showDusk(image, dusk, caption);
  image.loading = "eager";
});
observer.observe(document, { childList: true, subtree: true });

/** React renders the same once it runs. */
function showDusk(image: HTMLImageElement, { alt, src, srcSets }: DuskPhoto, caption: string) {
  for (const [index, source] of image.parentElement?.querySelectorAll("source").entries() ?? [])
    source.srcset = srcSets[index] ?? "";
  Object.assign(image, { alt, src });
  const words = document.querySelector(".hero-caption p");
  if (words) Object.assign(words, { className: "caption", textContent: caption });
  for (const element of document.querySelectorAll(".empty-room, .hero-caption [role=group]"))
    Object.assign(element, { hidden: true });
}

/** This runs in the head and shows the evening before the first photo loads, so that only one does. */
import { type DuskPhoto, formatDuskCaption, isNight, readTime } from "./dusk.ts";

/** As wide as the right one. */
const ANY_TIME = "20:00";

const observer = new MutationObserver(() => {
  // The hero is parsed when its last link is there.
  if (!document.querySelector(".hero-words .button-outline")) return;
  observer.disconnect();
  const image = document.querySelector<HTMLImageElement>("[data-dusk]");
  if (!image?.dataset.dusk) return;
  const dusk: DuskPhoto = JSON.parse(image.dataset.dusk);
  if (isNight(dusk.nights)) showDusk(image, dusk);
  image.loading = "eager";
});
observer.observe(document, { childList: true, subtree: true });

/** React renders the same once it runs. */
function showDusk(image: HTMLImageElement, dusk: DuskPhoto) {
  const { alt, src, srcSets } = dusk;
  for (const [index, source] of image.parentElement?.querySelectorAll("source").entries() ?? [])
    source.srcset = srcSets[index] ?? "";
  Object.assign(image, { alt, src });
  for (const element of document.querySelectorAll(".empty-room, .hero-caption [role=group]"))
    Object.assign(element, { hidden: true });
  const words = document.querySelector(".hero-caption p");
  if (!words) return;
  const caption = formatDuskCaption(dusk, ANY_TIME);
  Object.assign(words, { className: "caption", textContent: caption });
  // The start-up screen still covers the caption after the first paint.
  requestAnimationFrame(() =>
    setTimeout(() => {
      words.textContent = formatDuskCaption(dusk, readTime(dusk));
    }),
  );
}

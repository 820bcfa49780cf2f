import { type ChangeEvent, useRef, useState } from "react";
import { HEIC_MAX_BYTES, MAX_PHOTOS, PHOTO_MAX_SIDE_PX } from "#app/config/limits.ts";
import { useOnMount } from "#app/hooks/use-on-mount.ts";
import { isHeic } from "#app/lib/photos/is-heic.ts";
import { pluralize } from "#app/lib/text/format.ts";
import { storedPhotoCount } from "./draft-storage.ts";

export type ChosenPhoto = {
  id: number;
  name: string;
  state: "shrinking" | "ready" | "unshrunk" | "failed";
  file?: File;
};

const JPEG_QUALITY = 0.82;
const HEAD_BYTES = 12;

export function usePhotos() {
  const input = useRef<HTMLInputElement>(null);
  const [chosen, setChosen] = useState<ChosenPhoto[]>([]);
  const [note, setNote] = useState("");
  const latest = useRef(chosen);
  const ids = useRef(0);
  const shrunk = useRef(Promise.resolve());

  const change = (photos: ChosenPhoto[]) => {
    latest.current = photos;
    setChosen(photos);
    storedPhotoCount.save(photos.length);
  };

  const takeFiles = (picker: HTMLInputElement) => {
    const files = [...(picker.files ?? [])];
    if (files.length === 0) return;
    const taken = files.slice(0, MAX_PHOTOS - latest.current.length);
    const leftOut = files.length - taken.length;
    setNote(leftOut ? `Up to ${MAX_PHOTOS} photos; ${leftOut} left out.` : "");
    for (const file of taken) {
      const id = ++ids.current;
      change([...latest.current, { id, name: file.name, state: "shrinking" }]);
      shrunk.current = shrunk.current.then(async () => {
        const result = await shrink(file);
        change(latest.current.map((photo) => (photo.id === id ? { ...photo, ...result } : photo)));
      });
    }
    // An empty picker lets a visitor choose a removed photo again.
    picker.value = "";
  };

  useOnMount(() => {
    const lost = storedPhotoCount.read();
    if (lost)
      setNote(
        `Please choose your ${pluralize(lost, "photo")} again: leaving or reloading the page clears them.`,
      );
    if (input.current) takeFiles(input.current);
  });

  const keep = (isKept: (photo: ChosenPhoto) => boolean) => {
    change(latest.current.filter(isKept));
    setNote("");
  };

  return {
    input,
    chosen,
    note,
    onChange: ({ currentTarget }: ChangeEvent<HTMLInputElement>) => takeFiles(currentTarget),
    remove(id: number) {
      keep((photo) => photo.id !== id);
      input.current?.focus();
    },
    async ready() {
      await shrunk.current;
      return latest.current.flatMap(({ file }) => file ?? []);
    },
    forget: (sent: File[]) =>
      keep(({ state, file }) => state !== "failed" && !(file && sent.includes(file))),
  };
}

async function shrink(file: File): Promise<Pick<ChosenPhoto, "state" | "file">> {
  try {
    return { state: "ready", file: await convertToSmallJpeg(file) };
  } catch (error) {
    // The person who receives it can open it, on a phone or in a mail program.
    const head = new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer());
    if (isHeic(head) && file.size <= HEIC_MAX_BYTES) return { state: "unshrunk", file };
    console.warn(`The photo ${file.name} could not be read:`, error);
    return { state: "failed" };
  }
}

async function convertToSmallJpeg(file: File): Promise<File> {
  const photo = await createImageBitmap(file);
  try {
    const jpeg = await drawSmall(photo).convertToBlob({
      type: "image/jpeg",
      quality: JPEG_QUALITY,
    });
    return new File([jpeg], `${file.name.replace(/\.\w+$/, "")}.jpg`, { type: jpeg.type });
  } finally {
    // A decoded photo takes about 50 MB; a phone may run out of memory before it collects garbage.
    photo.close();
  }
}

function drawSmall(photo: ImageBitmap): OffscreenCanvas {
  const scale = Math.min(1, PHOTO_MAX_SIDE_PX / Math.max(photo.width, photo.height));
  const width = Math.round(photo.width * scale);
  const height = Math.round(photo.height * scale);
  const canvas = new OffscreenCanvas(width, height);
  // JPEG has no transparency, and would become black.
  const context = canvas.getContext("2d");
  if (!context) throw new Error("no canvas to draw it on");
  context.fillStyle = "#fff";
  context.fillRect(0, 0, width, height);
  context.drawImage(photo, 0, 0, width, height);
  return canvas;
}

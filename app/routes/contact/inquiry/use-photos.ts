import { type ChangeEvent, useEffect, useRef, useState } from "react";
import { MAX_PHOTOS } from "#app/config/limits.ts";
import { shrinkPhoto } from "./shrink-photo.ts";

export type ChosenPhoto = {
  id: number;
  name: string;
  state: "shrinking" | "ready" | "failed";
  file?: File;
};

export type Photos = ReturnType<typeof usePhotos>;

/** The photos that go along with an inquiry, each made smaller as soon as it is chosen. */
export function usePhotos() {
  const input = useRef<HTMLInputElement>(null);
  const [chosen, setChosen] = useState<ChosenPhoto[]>([]);
  const [leftOut, setLeftOut] = useState(0);
  const latest = useRef(chosen);
  const ids = useRef(0);
  /** Settles when every photo chosen so far is ready or has failed. */
  const shrunk = useRef(Promise.resolve());

  const change = (photos: ChosenPhoto[]) => {
    latest.current = photos;
    setChosen(photos);
  };
  const replace = (id: number, result: Pick<ChosenPhoto, "state" | "file">) =>
    change(latest.current.map((photo) => (photo.id === id ? { ...photo, ...result } : photo)));

  const add = (files: File[]) => {
    const taken = files.slice(0, MAX_PHOTOS - latest.current.length);
    setLeftOut(files.length - taken.length);
    for (const file of taken) {
      const id = ++ids.current;
      change([...latest.current, { id, name: file.name, state: "shrinking" }]);
      shrunk.current = shrunk.current.then(async () => replace(id, await shrink(file)));
    }
  };

  const remove = (id: number) => {
    change(latest.current.filter((photo) => photo.id !== id));
    setLeftOut(0);
    input.current?.focus();
  };

  const onChange = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    add([...(currentTarget.files ?? [])]);
    // So that a photo can be chosen again after it was removed.
    currentTarget.value = "";
  };

  // Photos may have been chosen before the page came to life.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, on arrival
  useEffect(() => {
    if (input.current?.files?.length) add([...input.current.files]);
  }, []);

  /** What is ready to be sent, once nothing is being made smaller any more. */
  const ready = async () => {
    await shrunk.current;
    return latest.current.filter(({ state }) => state === "ready");
  };

  const forget = (sent: ChosenPhoto[]) => {
    const isSent = ({ id }: ChosenPhoto) => sent.some((photo) => photo.id === id);
    change(latest.current.filter((photo) => !isSent(photo) && photo.state !== "failed"));
  };

  return { input, chosen, leftOut, onChange, remove, ready, forget };
}

async function shrink(file: File): Promise<Pick<ChosenPhoto, "state" | "file">> {
  try {
    return { state: "ready", file: await shrinkPhoto(file) };
  } catch (error) {
    console.warn(`The photo ${file.name} could not be read:`, error);
    return { state: "failed" };
  }
}

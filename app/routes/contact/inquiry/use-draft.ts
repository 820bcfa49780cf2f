import { type RefObject, useEffect, useEffectEvent, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useLocation } from "react-router";
import { LIST_PATHS } from "#app/config/paths.ts";
import { showToast } from "#app/hooks/use-toast.ts";
import { hasInput, prefillForm } from "#app/routes/contact/prefill-form.ts";
import { readPrefill } from "#app/routes/contact/read-prefill.ts";
import { storedDraft } from "./draft-storage.ts";

export type InquiryEstimate = { text: string; fields: Record<string, string> };

type Attached = { project?: string; estimate?: string };

export type Draft = ReturnType<typeof useDraft>;

const ESTIMATE_ADDED = { title: "Estimate added", text: "It will be sent with your message." };

export function useDraft(form: RefObject<HTMLFormElement | null>) {
  const { search } = useLocation();
  const begun = useRef<number>(undefined);
  const [attached, setAttached] = useState<Attached>({});

  const readFields = () =>
    Object.fromEntries(new FormData(form.current ?? undefined)) as Record<string, string>;

  const save = (unrendered: Attached = {}) => {
    begun.current ??= Date.now();
    storedDraft.save({ begun: begun.current, search, fields: { ...unrendered, ...readFields() } });
  };

  const saveTyped = useEffectEvent(save);

  /** Saving reads the form, so the change must be rendered first. */
  const changeAttached = (change: Attached) =>
    flushSync(() => setAttached((current) => ({ ...current, ...change })));

  const showProject = useEffectEvent((project: string) => {
    changeAttached({ project });
    if (storedDraft.read()) save();
  });

  useEffect(() => {
    if (!form.current) return;
    const draft = storedDraft.read();
    const { project: slug, ...asked } = readPrefill(draft?.search === search ? "" : search);
    const { project, estimate, ...fields } = { ...draft?.fields };
    begun.current = draft?.begun;
    const wasTyped = hasInput(form.current);
    prefillForm(form.current, { ...fields, ...asked });
    if (wasTyped) saveTyped({ project, estimate });
    if (draft) setAttached({ project, estimate });
    if (slug)
      findTitle(slug).then((title) => {
        if (title && form.current) showProject(title);
      });
  }, [form, search]);

  const focus = (name: string) =>
    (form.current?.elements.namedItem(name) as HTMLElement | null)?.focus();

  const addEstimate = ({ text, fields }: InquiryEstimate) => {
    const controls = form.current?.elements;
    for (const [name, value] of Object.entries(fields))
      Object.assign(controls?.namedItem(name) ?? {}, { value });
    changeAttached({ estimate: text });
    form.current?.dispatchEvent(new Event("input", { bubbles: true }));
    showToast(ESTIMATE_ADDED);
    focus(readFields().name ? "message" : "name");
  };

  /** The same text keeps its id for every attempt, until it has arrived. */
  const begin = () => {
    save();
    const words = JSON.stringify(readFields());
    const settle = (newer: Attached) => {
      begun.current = undefined;
      changeAttached({ project: newer.project, estimate: newer.estimate });
      if (JSON.stringify(storedDraft.read()?.fields) === words) storedDraft.clear();
      else if (form.current) save();
    };
    return { id: `${begun.current}-${checksum(words)}`, settle };
  };

  const remove = (name: keyof Attached) => {
    changeAttached({ [name]: undefined });
    save();
    focus("message");
  };

  return { attached, save, addEstimate, begin, remove };
}

async function findTitle(slug: string): Promise<string | undefined> {
  try {
    const response = await fetch(LIST_PATHS.projectTitles);
    return new Map<string, string>(Object.entries(await response.json())).get(slug);
  } catch (error) {
    console.warn("The project asked about could not be looked up:", error);
    return undefined;
  }
}

/** Two tabs may begin with the same draft; the checksum distinguishes their inquiries. */
function checksum(words: string): string {
  const sum = [...words].reduce((sum, letter) => Math.imul(sum, 31) + letter.charCodeAt(0), 0);
  return (sum >>> 0).toString(36);
}

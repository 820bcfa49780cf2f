import { type RefObject, useEffect, useEffectEvent, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useLocation } from "react-router";
import { LIST_PATHS } from "#app/config/paths.ts";
import { showToast } from "#app/hooks/use-toast.ts";
import { askedFor } from "#app/routes/contact/asked-for.ts";
import { fillForm, setField } from "#app/routes/contact/fill-form.ts";
import {
  clearDraft,
  fieldsOf,
  identify,
  isBlank,
  readDraft,
  type SentMessage,
  saveDraft,
  wordsOf,
} from "./draft-storage.ts";

export type TakenEstimate = { text: string; fields: Record<string, string> };

type Along = { project?: string; estimate?: string };

const ESTIMATE_ADDED = { title: "Estimate added", text: "It will be sent with your message." };

/** Restores what was typed before a reload, and holds what goes along with the message. */
export function useDraft(form: RefObject<HTMLFormElement | null>) {
  const { search } = useLocation();
  const sent = useRef<SentMessage>(undefined);
  const [along, setAlong] = useState<Along>({});

  const save = () => {
    const fields = fieldsOf(form.current);
    if (isBlank(fields)) sent.current = undefined;
    saveDraft({ sent: sent.current, search, fields });
  };

  /** At once, because what is saved is read from the form. */
  const changeAlong = (change: Along) =>
    flushSync(() => setAlong((current) => ({ ...current, ...change })));

  const showProject = useEffectEvent((project: string) => {
    changeAlong({ project });
    if (readDraft()) save();
  });

  useEffect(() => {
    const draft = readDraft();
    const { project, ...asked } = askedFor(draft?.search === search ? "" : search);
    if (form.current) fillForm(form.current, { ...draft?.fields, ...asked });
    if (draft) {
      sent.current = draft.sent;
      setAlong({ project: draft.fields.project, estimate: draft.fields.estimate });
    }

    let isLeft = false;
    if (project)
      findTitle(project).then((title) => {
        if (title && !isLeft) showProject(title);
      });
    return () => {
      isLeft = true;
    };
  }, [form, search]);

  const focus = (name: string) =>
    (form.current?.elements.namedItem(name) as HTMLElement | null)?.focus();

  const takeEstimate = ({ text, fields }: TakenEstimate) => {
    if (!form.current) return;
    for (const [name, value] of Object.entries(fields)) setField(form.current, name, value);
    changeAlong({ estimate: text });
    save();
    showToast(ESTIMATE_ADDED);
    focus(fieldsOf(form.current).name ? "message" : "name");
  };

  /** Names the message that is being sent. */
  const begin = () => {
    const { id, words } = identify(fieldsOf(form.current), sent.current);
    sent.current = { id, words };
    save();
    return { id, settle: (typed: FormData, keeps: boolean) => settle(words, typed, keeps) };
  };

  /** The message has arrived: what was typed meanwhile is the next one's beginning. */
  const settle = (words: string, typed: FormData, keeps: boolean) => {
    sent.current = undefined;
    if (!form.current) {
      if (wordsOf(readDraft()?.fields ?? {}) === words) clearDraft();
      return;
    }
    const { project, estimate } = fieldsOf(form.current);
    changeAlong({
      ...(project === typed.get("project") && { project: undefined }),
      ...(estimate === typed.get("estimate") && { estimate: undefined }),
    });
    clearDraft();
    if (keeps) save();
  };

  /** The button that had the focus is gone with its chip. */
  const remove = (name: keyof Along) => {
    changeAlong({ [name]: undefined });
    save();
    focus("message");
  };

  return { along, save, takeEstimate, begin, remove };
}

async function findTitle(slug: string): Promise<string | undefined> {
  try {
    const response = await fetch(LIST_PATHS.projectTitles);
    const titles = (await response.json()) as Record<string, string>;
    return Object.hasOwn(titles, slug) ? titles[slug] : undefined;
  } catch (error) {
    console.warn("The project asked about could not be looked up:", error);
    return undefined;
  }
}

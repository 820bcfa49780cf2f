import { type RefObject, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useLocation } from "react-router";
import { LIST_PATHS } from "#app/config/paths.ts";
import { askedFor, setField } from "#app/routes/contact/asked-for.ts";
import {
  clearDraft,
  fieldsOf,
  fillForm,
  identify,
  readDraft,
  type SentMessage,
  saveDraft,
  wordsOf,
} from "./inquiry-draft.ts";

type Form = RefObject<HTMLFormElement | null>;

/** The title of a project and an estimate in words, each shown as a chip. */
export type Along = { project?: string; estimate?: string };

/** An estimate in words, and the fields of the form that it was made from. */
export type TakenEstimate = { text: string; fields: Record<string, string> };

/** Fills the form with what was typed before a reload and what the page's query asks for. */
export function useInquiryDraft(form: Form) {
  const { search } = useLocation();
  const sent = useRef<SentMessage>(undefined);
  const [along, setAlong] = useState<Along>({});

  useEffect(() => {
    if (!form.current) return;
    const draft = readDraft();
    if (draft) {
      sent.current = draft.sent;
      fillForm(form.current, draft.fields);
    }
    const asked = askedFor(draft?.search === search ? "" : search);
    if (asked.propertyStatus) setField(form.current, "propertyStatus", asked.propertyStatus);
    setAlong((current) => ({
      project: draft?.fields.project ?? current.project,
      estimate: draft?.fields.estimate ?? current.estimate,
    }));

    let isLeft = false;
    if (asked.project)
      findProjectTitle(asked.project).then((project) => {
        if (project && !isLeft) setAlong((current) => ({ ...current, project }));
      });
    return () => {
      isLeft = true;
    };
  }, [form, search]);

  const save = () => {
    if (form.current) saveDraft({ sent: sent.current, search, fields: fieldsOf(form.current) });
  };

  /** At once, because what is saved is read from the form. */
  const changeAlong = (change: Along) =>
    flushSync(() => setAlong((current) => ({ ...current, ...change })));

  /** Names the message that is being sent, and remembers it for a second try. */
  const inquiryId = () => {
    sent.current = identify(form.current ? fieldsOf(form.current) : {}, sent.current);
    save();
    return sent.current.id;
  };

  const remove = (name: keyof Along) => {
    changeAlong({ [name]: undefined });
    save();
  };

  const takeEstimate = ({ text, fields }: TakenEstimate) => {
    if (!form.current) return;
    for (const [name, value] of Object.entries(fields)) setField(form.current, name, value);
    changeAlong({ estimate: text });
    save();
  };

  /** The message has arrived: what was typed meanwhile is the next one's beginning. */
  const settle = (typed: FormData, keeps: boolean) => {
    const words = sent.current?.words;
    sent.current = undefined;
    if (!form.current) {
      if (wordsOf(readDraft()?.fields ?? {}) === words) clearDraft();
      return;
    }
    const now = new FormData(form.current);
    const names = ["project", "estimate"] as const;
    const arrived = names.filter((name) => now.get(name) === typed.get(name));
    changeAlong(Object.fromEntries(arrived.map((name) => [name, undefined])));
    clearDraft();
    if (keeps || arrived.length < names.length) save();
  };

  return { along, remove, takeEstimate, inquiryId, save, settle };
}

/** Undefined for a slug that nobody knows. */
async function findProjectTitle(slug: string): Promise<string | undefined> {
  try {
    const response = await fetch(LIST_PATHS.projectTitles);
    const titles = (await response.json()) as Record<string, string>;
    return Object.hasOwn(titles, slug) ? titles[slug] : undefined;
  } catch (error) {
    console.warn("The project asked about could not be looked up:", error);
    return undefined;
  }
}

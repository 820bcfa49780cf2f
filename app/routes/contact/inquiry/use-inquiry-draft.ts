import { type RefObject, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useLocation } from "react-router";
import { HONEYPOT_NAME } from "#app/components/submission/honeypot.ts";
import { askedFor } from "#app/routes/contact/asked-for.ts";
import { findProjectTitle } from "#app/routes/contact/find-project-title.ts";
import { setField } from "#app/routes/contact/set-field.ts";
import { fillForm } from "./fill-form.ts";
import { clearDraft, readDraft, saveDraft } from "./inquiry-draft.ts";
import { identify, type SentMessage, wordsOf } from "./sent-message.ts";

type Form = RefObject<HTMLFormElement | null>;

/** An estimate in words, and the fields of the form that it was made from. */
export type TakenEstimate = { text: string; fields: Record<string, string> };

/** Fills the form with what was typed before a reload and what the page's address asks for. */
export function useInquiryDraft(form: Form) {
  const { search } = useLocation();
  const sent = useRef<SentMessage>(undefined);
  const [project, setProject] = useState<string>();
  const [estimate, setEstimate] = useState<string>();

  useEffect(() => {
    if (!form.current) return;
    const draft = readDraft();
    if (draft) {
      sent.current = draft.sent;
      fillForm(form.current, draft.fields);
    }
    const asked = askedFor(draft?.search === search ? "" : search);
    if (asked.propertyStatus) setField(form.current, "propertyStatus", asked.propertyStatus);
    setProject((current) => draft?.fields.project ?? current);
    setEstimate((current) => draft?.fields.estimate ?? current);

    let isLeft = false;
    if (asked.project)
      findProjectTitle(asked.project).then((title) => {
        if (title && !isLeft) setProject(title);
      });
    return () => {
      isLeft = true;
    };
  }, [form, search]);

  const save = () => {
    if (form.current) saveDraft({ sent: sent.current, search, fields: fieldsOf(form.current) });
  };

  /** Names the message that is being sent, and remembers it for a second try. */
  const inquiryId = () => {
    sent.current = identify(form.current ? fieldsOf(form.current) : {}, sent.current);
    save();
    return sent.current.id;
  };

  const removeProject = () => {
    flushSync(() => setProject(undefined));
    save();
  };

  const takeEstimate = ({ text, fields }: TakenEstimate) => {
    if (!form.current) return;
    for (const [name, value] of Object.entries(fields)) setField(form.current, name, value);
    flushSync(() => setEstimate(text));
    save();
  };

  const removeEstimate = () => {
    flushSync(() => setEstimate(undefined));
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
    const wasSent = (name: string) => now.get(name) === typed.get(name);
    flushSync(() => {
      if (wasSent("project")) setProject(undefined);
      if (wasSent("estimate")) setEstimate(undefined);
    });
    clearDraft();
    if (keeps || !wasSent("project") || !wasSent("estimate")) save();
  };

  return {
    project,
    removeProject,
    estimate,
    takeEstimate,
    removeEstimate,
    inquiryId,
    save,
    settle,
  };
}

function fieldsOf(form: HTMLFormElement): Record<string, string> {
  const typed = [...new FormData(form)].filter(
    (field): field is [string, string] =>
      typeof field[1] === "string" && field[0] !== HONEYPOT_NAME,
  );
  return Object.fromEntries(typed);
}

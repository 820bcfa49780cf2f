import { type RefObject, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useLocation } from "react-router";
import { HONEYPOT_NAME } from "#app/components/submission/honeypot.tsx";
import { askedFor } from "../asked-for.ts";
import { setField } from "../set-field.ts";
import { clearDraft, readDraft, saveDraft } from "./enquiry-draft.ts";
import { fillForm } from "./fill-form.ts";

type Form = RefObject<HTMLFormElement | null>;

/** An estimate in words, and the fields of the form that it was made from. */
export type TakenEstimate = { text: string; fields: Record<string, string> };

/** Fills the form with what was typed before a reload and what the page's address asks for. */
export function useEnquiryDraft(form: Form, projects: { slug: string }[]) {
  const { search } = useLocation();
  const id = useRef("");
  const [project, setProject] = useState<string>();
  const [estimate, setEstimate] = useState<string>();

  useEffect(() => {
    if (!form.current) return;
    const draft = readDraft();
    if (draft) {
      id.current = draft.enquiryId;
      fillForm(form.current, draft.fields);
    }
    const asked = askedFor(draft?.search === search ? "" : search, projects);
    if (asked.propertyStatus) setField(form.current, "propertyStatus", asked.propertyStatus);
    const drafted = projects.find(({ slug }) => slug === draft?.fields.project)?.slug;
    setProject((current) => asked.project ?? drafted ?? current);
    setEstimate((current) => draft?.fields.estimate ?? current);
  }, [form, search, projects]);

  const enquiryId = () => {
    id.current ||= newId();
    return id.current;
  };

  const save = () => {
    if (!form.current) return;
    const { [HONEYPOT_NAME]: _, ...fields } = Object.fromEntries(new FormData(form.current));
    saveDraft({ enquiryId: enquiryId(), search, fields: fields as Record<string, string> });
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

  const clear = () => {
    clearDraft();
    id.current = "";
    setProject(undefined);
    setEstimate(undefined);
  };

  return {
    project,
    removeProject,
    estimate,
    takeEstimate,
    removeEstimate,
    enquiryId,
    save,
    clear,
  };
}

/** Browsers keep randomUUID from pages without HTTPS. */
function newId(): string {
  return "randomUUID" in crypto ? crypto.randomUUID() : `${Date.now()}-${Math.random()}`;
}

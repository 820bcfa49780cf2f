import { type RefObject, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useLocation } from "react-router";
import { HONEYPOT_NAME } from "#app/config/enquiry.ts";
import { askedFor } from "#app/lib/asked-for.ts";
import { clearDraft, readDraft, saveDraft } from "#app/lib/enquiry-draft.ts";
import { fillForm } from "#app/lib/fill-form.ts";

type Form = RefObject<HTMLFormElement | null>;

/** Fills the form with what was typed before a reload and what the page's address asks for. */
export function useEnquiryDraft(form: Form, projects: { slug: string }[]) {
  const { search } = useLocation();
  const id = useRef("");
  const [project, setProject] = useState<string>();

  useEffect(() => {
    if (!form.current) return;
    const draft = readDraft();
    if (draft) {
      id.current = draft.enquiryId;
      fillForm(form.current, draft.fields);
    }
    const asked = askedFor(draft?.search === search ? "" : search, projects);
    const status = form.current.elements.namedItem("propertyStatus");
    if (asked.propertyStatus && status instanceof RadioNodeList)
      status.value = asked.propertyStatus;
    const drafted = projects.find(({ slug }) => slug === draft?.fields.project)?.slug;
    setProject((current) => asked.project ?? drafted ?? current);
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

  const clear = () => {
    clearDraft();
    id.current = "";
    setProject(undefined);
  };

  return { project, removeProject, enquiryId, save, clear };
}

/** Browsers keep randomUUID from pages without HTTPS. */
function newId(): string {
  return "randomUUID" in crypto ? crypto.randomUUID() : `${Date.now()}-${Math.random()}`;
}

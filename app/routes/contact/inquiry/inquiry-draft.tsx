import {
  type Ref,
  type RefObject,
  useEffect,
  useEffectEvent,
  useImperativeHandle,
  useRef,
  useState,
} from "react";
import { flushSync } from "react-dom";
import { useLocation } from "react-router";
import { LIST_PATHS } from "#app/config/paths.ts";
import { useInBrowser } from "#app/hooks/use-hydrated.ts";
import { askedFor } from "#app/routes/contact/asked-for.ts";
import { fillForm, setField } from "#app/routes/contact/fill-form.ts";
import { cameFrom } from "./came-from.ts";
import { Chip } from "./chip.tsx";
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
import { ALONG } from "./fields.ts";

export type TakenEstimate = { text: string; fields: Record<string, string> };

export type Draft = {
  save: () => void;
  takeEstimate: (taken: TakenEstimate) => void;
  /** Names the message that is being sent; what it returns outlives the page. */
  begin: () => { id: string; settle: (typed: FormData, keeps: boolean) => void };
};

type Props = {
  form: RefObject<HTMLFormElement | null>;
  /** The names of the fields in which something was typed before the draft came. */
  touched: Set<string>;
  handle: Ref<Draft>;
};

/** Restores what was typed before a reload, and shows what goes along with the message. */
export default function InquiryDraft({ form, touched, handle }: Props) {
  const { search } = useLocation();
  const sent = useRef<SentMessage>(undefined);
  const [along, setAlong] = useState<{ project?: string; estimate?: string }>({});
  const previousPage = useInBrowser(
    () => cameFrom(document.referrer, window.location.origin),
    undefined,
  );

  const save = () => {
    if (!form.current) return;
    const fields = fieldsOf(form.current);
    if (isBlank(fields)) sent.current = undefined;
    saveDraft({ sent: sent.current, search, fields });
  };

  /** At once, because what is saved is read from the form. */
  const changeAlong = (change: typeof along) =>
    flushSync(() => setAlong((current) => ({ ...current, ...change })));

  const showProject = useEffectEvent((project: string) => {
    changeAlong({ project });
    if (readDraft()) save();
  });

  useEffect(() => {
    if (!form.current) return;
    const draft = readDraft();
    const { project, ...asked } = askedFor(draft?.search === search ? "" : search);
    sent.current = draft?.sent;
    fillForm(form.current, { ...draft?.fields, ...asked }, touched);
    setAlong((current) => ({
      project: draft?.fields.project ?? current.project,
      estimate: draft?.fields.estimate ?? current.estimate,
    }));

    let isLeft = false;
    if (project)
      findTitle(project).then((title) => {
        if (title && !isLeft) showProject(title);
      });
    return () => {
      isLeft = true;
    };
  }, [form, search, touched]);

  useImperativeHandle(handle, () => ({
    save,
    takeEstimate({ text, fields }) {
      if (!form.current) return;
      for (const [name, value] of Object.entries(fields)) setField(form.current, name, value);
      changeAlong({ estimate: text });
      save();
    },
    begin() {
      const { id, words } = identify(form.current ? fieldsOf(form.current) : {}, sent.current);
      sent.current = { id, words };
      save();
      return { id, settle: (typed, keeps) => settle(words, typed, keeps) };
    },
  }));

  /** The message has arrived: what was typed meanwhile is the next one's beginning. */
  const settle = (words: string, typed: FormData, keeps: boolean) => {
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

  /** The button that had the focus is gone with its chip. */
  const remove = (name: keyof typeof along) => {
    changeAlong({ [name]: undefined });
    save();
    (form.current?.elements.namedItem("message") as HTMLElement | null)?.focus();
  };

  return (
    <>
      {along.project && (
        <Chip removeLabel={`Remove ${along.project}`} onRemove={() => remove("project")}>
          {ALONG.project}: <b>{along.project}</b>
          <input type="hidden" name="project" value={along.project} />
        </Chip>
      )}
      {along.estimate && (
        <Chip removeLabel="Remove the estimate" onRemove={() => remove("estimate")}>
          {ALONG.estimate}: <b>{along.estimate}</b>
          <input type="hidden" name="estimate" value={along.estimate} />
        </Chip>
      )}
      {previousPage && <input type="hidden" name="cameFrom" value={previousPage} />}
    </>
  );
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

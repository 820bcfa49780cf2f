import { type FormEvent, type MouseEvent, useState } from "react";
import { Button } from "#app/ui/button.tsx";
import { IconButton } from "#app/ui/icon-button.tsx";
import { TextField } from "#app/ui/text-field.tsx";

export type Agent = { name?: string; brokerage?: string; phone?: string };

type Props = { onPrint: (agent: Agent) => void; onClose: () => void };

const FIELDS = [
  { name: "name", label: "Agent", autoComplete: "name" },
  { name: "brokerage", label: "Brokerage", autoComplete: "organization" },
  { name: "phone", label: "Phone", autoComplete: "tel", type: "tel" },
] as const;

export function AgentDialog({ onPrint, onClose }: Props) {
  const [agent, setAgent] = useState(
    () => attempt((): Agent => JSON.parse(localStorage[KEY])) ?? {},
  );

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = Object.fromEntries(new FormData(event.currentTarget)) as Agent;
    attempt(() => localStorage.setItem(KEY, JSON.stringify(typed)));
    closeDialog(event);
    onPrint(typed);
  };

  const forget = (event: MouseEvent<HTMLButtonElement>) => {
    attempt(() => localStorage.removeItem(KEY));
    event.currentTarget.form?.reset();
    setAgent({});
  };

  return (
    <dialog
      ref={showModal}
      aria-labelledby="print-this-home"
      onClose={onClose}
      className="my-auto mr-auto ml-auto w-full max-w-measure bg-paper px-edge py-8 text-umber"
    >
      <div className="flex items-center justify-between gap-4">
        <h2 id="print-this-home" className="text-38">
          Print this home
        </h2>
        <IconButton icon="close" aria-label="Close" onClick={closeDialog} />
      </div>
      <p className="mt-3 text-small text-umber-soft">
        Are you the agent? Your name can be on the sheet. It is remembered in this browser alone,
        and sent nowhere.
      </p>
      <form key={JSON.stringify(agent)} onSubmit={onSubmit} className="mt-6 grid gap-y-4">
        {FIELDS.map((field) => (
          <TextField
            key={field.name}
            {...field}
            defaultValue={agent[field.name]}
            maxLength={60}
            optional
          />
        ))}
        <div className="flex flex-wrap gap-3">
          <Button type="submit">Print</Button>
          <Button onClick={forget} className="button-outline">
            Forget
          </Button>
        </div>
      </form>
    </dialog>
  );
}

const showModal = (dialog: HTMLDialogElement | null) => dialog?.showModal();

const closeDialog = ({ currentTarget }: { currentTarget: Element }) =>
  currentTarget.closest("dialog")?.close();

const KEY = "agent";

/** A browser may forbid storage: then the name is typed again. */
function attempt<Result>(use: () => Result): Result | undefined {
  try {
    return use();
  } catch {
    return undefined;
  }
}

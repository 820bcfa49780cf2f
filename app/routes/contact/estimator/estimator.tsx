import type { SubmitEvent } from "react";
import { showToast } from "#app/hooks/use-toast.ts";
import type { TakenEstimate } from "#app/routes/contact/inquiry/inquiry-draft.tsx";
import { lazyPart } from "#app/routes/contact/lazy-part.tsx";
import type { Estimate } from "./estimate.ts";

export const loadEstimate = () => import("./estimate-content.tsx");
const EstimateContent = lazyPart(loadEstimate, "estimate-title");

const NOT_ADDED = { title: "Error", text: "The estimate was not added. Please try again." };

type Props = { estimate: Estimate; onUse?: (estimate: TakenEstimate) => Promise<void> };

/** To submit it is to take the estimate over into the inquiry; nothing is ever sent. */
export function Estimator({ estimate, onUse }: Props) {
  const onSubmit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    try {
      const { answersIn, takeEstimate } = await loadEstimate();
      await onUse?.(takeEstimate(estimate, answersIn(form, estimate.rates)));
    } catch (error) {
      console.warn("The estimate was not added:", error);
      showToast({ ...NOT_ADDED, destructive: true });
    }
  };
  return (
    <section id="estimate" aria-labelledby="estimate-title" className="mt-section bg-linen py-band">
      {/* Outside a dialog the browser itself does nothing with this method. */}
      <form
        id="estimate-form"
        method="dialog"
        onSubmit={onSubmit}
        className="wrap grid-page items-start gap-y-6"
      >
        <EstimateContent estimate={estimate} hasForm={onUse !== undefined} />
      </form>
    </section>
  );
}

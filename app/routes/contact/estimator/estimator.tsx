import type { RefObject, SubmitEvent } from "react";
import { lazyPart } from "#app/components/lazy-part.tsx";
import { showToast } from "#app/hooks/use-toast.ts";
import { painted } from "#app/lib/painted.ts";
import { loadInquiry } from "#app/routes/contact/inquiry/inquiry-form.tsx";
import type { Inquiry } from "#app/routes/contact/inquiry/use-inquiry.ts";
import type { Estimate } from "./estimate.ts";

export const loadEstimate = () => import("./estimate-content.tsx");
const EstimateContent = lazyPart(loadEstimate);

const NOT_ADDED = { title: "Error", text: "The estimate was not added. Please try again." };

type Props = { estimate: Estimate; inquiry?: RefObject<Inquiry | null> };

export function Estimator({ estimate, inquiry }: Props) {
  const onSubmit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!inquiry) return;
    const form = event.currentTarget;
    const answers = new FormData(form);
    try {
      const [{ takeEstimate }] = await Promise.all([loadEstimate(), loadInquiry()]);
      while (form.isConnected && !inquiry.current) await painted();
      inquiry.current?.takeEstimate(takeEstimate(estimate, answers));
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
        <EstimateContent estimate={estimate} hasForm={inquiry !== undefined} />
      </form>
    </section>
  );
}

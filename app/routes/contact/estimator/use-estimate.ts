import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useLocation } from "react-router";
import { askedFor } from "#app/routes/contact/asked-for.ts";
import { setField } from "#app/routes/contact/set-field.ts";
import { DEFAULT_ANSWERS } from "./default-answers.ts";
import { estimateCost, type Rates } from "./estimate-cost.ts";

/** Follows the fields of a form, whose sizes are named by `labels`, with an estimate. */
export function useEstimate(rates: Rates, labels: string[]) {
  const { search } = useLocation();
  const ref = useRef<HTMLFormElement>(null);
  const [answers, setAnswers] = useState(DEFAULT_ANSWERS);

  const onChange = () => {
    if (!ref.current) return;
    const fields = new FormData(ref.current);
    setAnswers({
      staging: String(fields.get("staging")),
      size: labels.indexOf(String(fields.get("size"))),
      rooms: Number(fields.get("rooms")),
      outdoor: fields.has("outdoor"),
    });
  };

  // Choices made before the page came to life, or put back by the browser, count as well.
  const takeOver = useEffectEvent(() => {
    const { propertyStatus } = askedFor(search);
    const chosen = ref.current && new FormData(ref.current).get("staging");
    if (ref.current && propertyStatus && chosen === DEFAULT_ANSWERS.staging)
      setField(ref.current, "staging", propertyStatus);
    onChange();
  });
  useEffect(() => takeOver(), []);

  return { form: { ref, onChange }, answers, cost: estimateCost(rates, answers) };
}

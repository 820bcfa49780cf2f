import { phoneLink } from "#app/lib/phone-link.ts";
import { FAILED, type Outcome, SENT } from "./use-enquiry-form.ts";

const LINK = "font-medium whitespace-nowrap underline underline-offset-4 hover:text-clay";

type Props = { outcome: Outcome; answerTime: string; phone: string };

/** Says what the toast says, but stays. Its height is kept free, so that nothing moves. */
export function EnquiryStatus({ outcome, answerTime, phone }: Props) {
  return (
    <div role="status" className="min-h-24 text-small max-md:w-full md:min-w-0 md:flex-1 md:pt-3.5">
      {outcome.name === "sent" ? (
        <p className="border-l-3 border-sage pl-4 font-medium text-sage">{SENT.text}</p>
      ) : outcome.name === "failed" ? (
        <p className="border-l-3 border-clay pl-4">
          <span className="font-medium text-clay-deep">{FAILED.text}</span> You can also{" "}
          <a href={phoneLink(phone)} className={LINK}>
            call {phone}
          </a>{" "}
          or{" "}
          <a href={outcome.mail} className={LINK}>
            send it by email
          </a>
          .
        </p>
      ) : (
        <p className="text-umber-soft">{answerTime}</p>
      )}
    </div>
  );
}

import { BookingLink } from "#app/components/booking-link.tsx";
import { ReviewLink } from "#app/components/testimonial.tsx";
import type { ContactPage } from "#app/model/queries/contact.server.ts";
import type { useInquiry } from "./use-inquiry.ts";

export const INQUIRY_STATUS_ID = "inquiry-status";

const LINK = "inline-link font-medium whitespace-nowrap";

type Props = { page: ContactPage } & ReturnType<typeof useInquiry>;

/** Not a live region: the toast announces the result. The height is reserved. */
export function InquiryStatus(props: Props) {
  const { page, state, status } = props;
  return (
    <div
      id={INQUIRY_STATUS_ID}
      className="min-h-24 text-small max-md:w-full md:min-w-0 md:flex-1 md:pt-3.5"
    >
      {state === "sent" ? (
        <p className="border-l-3 border-sage pl-4 font-medium text-sage">
          Sent. {page.answerTime}
          {HAS.booking && <BookingLink to={page.booking} className={`${LINK} mr-6`} />}
          {HAS.reviewLink && <ReviewLink rating={page.rating} className={LINK} />}
        </p>
      ) : state === "failed" || state === "unconfirmed" ? (
        <ContactFallback {...props} />
      ) : (
        <p role="status" className="text-umber-soft">
          {status ?? page.answerTime}
        </p>
      )}
    </div>
  );
}

/** The toast would cover the status at the foot of the window. */
const bringIntoView = (fallback: HTMLElement | null) =>
  fallback?.scrollIntoView({ block: "center" });

function ContactFallback({ page, state, status, mail, photos }: Props) {
  const { phone, dial, email } = page.business;
  return (
    <p ref={bringIntoView} className="border-l-3 border-clay pl-4">
      <span className="font-medium text-clay-deep">{status}</span>{" "}
      {state === "unconfirmed" ? "To confirm we got it," : "You can also"}{" "}
      <a href={dial} className={LINK}>
        call {phone}
      </a>{" "}
      or{" "}
      <a href={mail?.href ?? `mailto:${email}`} className={LINK}>
        send it by email
      </a>
      .
      {mail?.isShortened &&
        " Your message is too long for this link: please paste the rest into the email."}
      {photos.chosen.length > 0 &&
        " It may go through without the photos; attach them to the email instead."}
    </p>
  );
}

import { STILL_SENDING } from "#app/components/submission/use-submission.ts";
import type { ContactPage } from "#app/model/pages/contact.server.ts";
import { OUTCOMES } from "./outcomes.ts";
import type { useInquiry } from "./use-inquiry.ts";

export const INQUIRY_STATUS_ID = "inquiry-status";

const LINK = "inline-link font-medium whitespace-nowrap";

type Props = { page: ContactPage; hasPhotos: boolean } & Pick<
  ReturnType<typeof useInquiry>,
  "state" | "mail"
>;

/** Its height is kept free. How it went is announced by the toast, so that is no live region. */
export function InquiryStatus(props: Props) {
  const { page, state } = props;
  return (
    <div
      id={INQUIRY_STATUS_ID}
      className="min-h-24 text-small max-md:w-full md:min-w-0 md:flex-1 md:pt-3.5"
    >
      {state === "sent" ? (
        <p className="border-l-3 border-sage pl-4 font-medium text-sage">Sent. {page.answerTime}</p>
      ) : state === "failed" || state === "unseen" ? (
        <WayOut {...props} state={state} />
      ) : (
        <p role="status" className="text-umber-soft">
          {state === "slow" ? STILL_SENDING : page.answerTime}
        </p>
      )}
    </div>
  );
}

/** The toast would lie on it where the button stands at the foot of the window. */
const bringIntoView = (wayOut: HTMLElement | null) => wayOut?.scrollIntoView({ block: "center" });

function WayOut({ page, state, mail, hasPhotos }: Props & { state: "failed" | "unseen" }) {
  const { phone, dial, email } = page.business;
  return (
    <p ref={bringIntoView} className="border-l-3 border-clay pl-4">
      <span className="font-medium text-clay-deep">{OUTCOMES[state].text}</span>{" "}
      {state === "unseen" ? "To be sure that it arrived," : "You can also"}{" "}
      <a href={dial} className={LINK}>
        call {phone}
      </a>{" "}
      or{" "}
      <a href={mail?.href ?? `mailto:${email}`} className={LINK}>
        send it by email
      </a>
      .{mail?.isShortened && " The email holds only the beginning: please paste the rest into it."}
      {hasPhotos && " Without the photos it may get through; an email needs them attached."}
    </p>
  );
}

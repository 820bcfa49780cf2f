import type { ContactPage } from "#app/model/pages/contact.server.ts";
import { FAILED, type Failure, type Inquiry, SENT } from "./use-inquiry-form.ts";

export const INQUIRY_STATUS_ID = "inquiry-status";

const LINK = "font-medium whitespace-nowrap underline underline-offset-4 hover:text-clay";

type Props = { page: ContactPage } & Pick<Inquiry, "state" | "failure">;

/** The toast announces the same, so this is no live region. Its height is kept free. */
export function InquiryStatus({ page, state, failure }: Props) {
  return (
    <div
      id={INQUIRY_STATUS_ID}
      className="min-h-24 text-small max-md:w-full md:min-w-0 md:flex-1 md:pt-3.5"
    >
      {state === "sent" ? (
        <p className="border-l-3 border-sage pl-4 font-medium text-sage">{SENT.text}</p>
      ) : state === "failed" && failure ? (
        <WayOut {...page.business} {...failure} />
      ) : (
        <p className="text-umber-soft">{page.answerTime}</p>
      )}
    </div>
  );
}

type WayOutProps = Failure & Pick<ContactPage["business"], "phone" | "dial" | "email">;

/** The toast would lie on it where the button stands at the foot of the window. */
const bringIntoView = (wayOut: HTMLElement | null) => wayOut?.scrollIntoView({ block: "center" });

function WayOut({ phone, dial, email, mail, hasPhotos }: WayOutProps) {
  return (
    <p ref={bringIntoView} className="border-l-3 border-clay pl-4">
      <span className="font-medium text-clay-deep">{FAILED.text}</span> You can also{" "}
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

import { useRef } from "react";
import { CallToAction } from "#app/components/call-to-action.tsx";
import { lazyPart } from "#app/components/lazy-part.tsx";
import { PageHero } from "#app/components/page-hero.tsx";
import { PAGES } from "#app/config/pages.ts";
import { getContactPage } from "#app/model/pages/contact.server.ts";
import { withHead } from "#app/seo/page-head.server.ts";
import type { Route } from "./+types/page";
import { Estimator, loadEstimate } from "./estimator/estimator.tsx";
import { keepPreviousPath } from "./inquiry/came-from.ts";
import { InquiryForm, loadInquiry } from "./inquiry/inquiry-form.tsx";
import type { Inquiry } from "./inquiry/use-inquiry.ts";

const loadAside = () => import("./contact-aside.tsx");
const ContactAside = lazyPart(loadAside);

export const loader = () =>
  withHead(getContactPage(), ({ seo }) => ({ seo, trail: [PAGES.contact] }));

/** Runs while the address bar still shows the page the visitor is leaving. */
export async function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs) {
  const { pathname } = window.location;
  if (pathname !== new URL(request.url).pathname) keepPreviousPath(pathname);
  // Else the page would come without its later parts, and move when they are there.
  const parts = Promise.allSettled([loadAside(), loadEstimate()]);
  const [page] = await Promise.all([serverLoader(), loadInquiry(), parts]);
  return page;
}

export default function ContactPage({ loaderData: page }: Route.ComponentProps) {
  const { business } = page;
  const hasForm = !page.service.phoneOnly;
  const inquiry = useRef<Inquiry>(null);
  return (
    <div className="pt-header-compact">
      <PageHero title={page.title} intro={page.intro} />
      <CallInstead {...business} />
      <div className="wrap grid-page items-start gap-y-6 md:gap-y-12">
        {hasForm && <InquiryForm page={page} inquiry={inquiry} />}
        <div
          className={`col-span-full grid gap-y-10 lg:gap-y-14 ${hasForm ? "lg:col-[9/-1]" : "lg:col-[1/8]"}`}
        >
          <ContactAside page={page} />
        </div>
      </div>
      {page.estimate && (
        <Estimator estimate={page.estimate} inquiry={hasForm ? inquiry : undefined} />
      )}
      <CallToAction {...page.closing} />
    </div>
  );
}

function CallInstead({ phone, dial }: { phone: string; dial: string }) {
  return (
    <p className="wrap -mt-4 mb-8 md:hidden">
      Rather talk?{" "}
      <a href={dial} className="underline-drawn inline-block py-2.5 font-medium">
        Call {phone}
      </a>
    </p>
  );
}

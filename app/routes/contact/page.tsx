import { useRef } from "react";
import { CallToAction } from "#app/components/call-to-action.tsx";
import { PageHero } from "#app/components/page-hero.tsx";
import { PAGES } from "#app/config/pages.ts";
import { PATHS } from "#app/config/paths.ts";
import { getContactPage } from "#app/model/queries/contact.server.ts";
import { withHead } from "#app/seo/page-head.server.ts";
import type { Route } from "./+types/page";
import { ContactCard, WhatToExpect } from "./contact-aside.tsx";
import { Estimator } from "./estimator/estimator.tsx";
import { InquiryForm } from "./inquiry/inquiry-form.tsx";
import { useDraft } from "./inquiry/use-draft.ts";

export const loader = () =>
  withHead(getContactPage, ({ seo }) => ({ path: PATHS.contact, seo, trail: [PAGES.contact] }));

export default function ContactPage({ loaderData: page }: Route.ComponentProps) {
  const { business } = page;
  const hasForm = !page.service.phoneOnly;
  const form = useRef<HTMLFormElement>(null);
  const draft = useDraft(form);
  return (
    <div className="pt-header-compact">
      <PageHero title={page.title} intro={page.intro} />
      <p className="page-container -mt-4 mb-8 md:hidden">
        Rather talk?{" "}
        <a href={business.dial} className="text-link">
          Call {business.phone}
        </a>
      </p>
      <div className="page-container grid-page items-start gap-y-6 md:gap-y-12">
        {hasForm && <InquiryForm page={page} form={form} draft={draft} />}
        <div
          className={`col-span-full grid gap-y-10 lg:gap-y-14 ${hasForm ? "lg:col-aside" : "lg:col-[1/8]"}`}
        >
          <ContactCard {...page} />
          <WhatToExpect {...page} />
        </div>
      </div>
      {page.estimate && (
        <Estimator estimate={page.estimate} onTake={hasForm ? draft.addEstimate : undefined} />
      )}
      <CallToAction {...page.closing} />
    </div>
  );
}

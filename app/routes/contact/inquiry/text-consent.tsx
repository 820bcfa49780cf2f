import { Link } from "react-router";
import { LEGAL_PAGES } from "#app/config/pages.ts";
import { getCustomPagePath } from "#app/lib/paths.ts";

export const TEXTS = { name: "texts", label: "Text messages" };

/** With all that US carriers look for before they deliver the texts of a business. */
export function TextConsent({ sender }: { sender: string }) {
  return (
    <div className="col-span-full text-small">
      <label className="flex cursor-pointer gap-3">
        <input
          type="checkbox"
          name={TEXTS.name}
          value="Yes"
          aria-describedby="about-texts"
          className="size-5 flex-none accent-umber"
        />
        {sender} may text me about my inquiry, the quote and our appointments. (optional)
      </label>
      <p id="about-texts" className="mt-2 text-umber-soft">
        Message frequency varies. Message and data rates may apply. Reply STOP to opt out, or HELP
        for help. You can send this form, and hire us, without agreeing. More in{" "}
        {[...LEGAL_PAGES].map(([slug, name], index) => (
          <span key={slug}>
            {index > 0 && " and "}
            <Link to={getCustomPagePath(slug)} className="inline-link">
              {name}
            </Link>
          </span>
        ))}
        .
      </p>
    </div>
  );
}

import { boolean, strictObject, type z } from "zod";
import { ANALYTICS_PROVIDER_NAMES, ANALYTICS_PROVIDERS } from "#app/config/analytics.ts";
import {
  action,
  choice,
  flag,
  group,
  isoDate,
  list,
  pattern,
  secureAddress,
  sentences,
  text,
  webAddress,
} from "./primitives.ts";

const formService = strictObject({
  endpoint: webAddress
    .refine(
      (address) => !/^http:\/\/(?!localhost\b|127\.0\.0\.1\b)/.test(address),
      "should begin with https://, or others could read what visitors write",
    )
    .describe("The address your form service gave you; without one nobody receives anything")
    .optional(),
  answers: choice("Choose page for a service that answers with a page, like Netlify; else none", [
    "json",
    "page",
  ]).optional(),
  answersFrom: webAddress
    .describe("Where the answer comes from, if from elsewhere; the form in the preview tells you")
    .optional(),
  fields: list(
    "What the service wants besides the visitor's words, such as an access key",
    strictObject({ name: text("As the service calls it"), value: text("What to send") }),
  ).optional(),
});

const backend = group("Where the editor keeps what it changes", {
  name: choice("Who keeps the site's files", ["github", "gitlab"]),
  repo: pattern(/^[\w.-]+(\/[\w.-]+)+$/, "should look like your-name/your-site").describe(
    "Account and name of the repository, like your-name/your-site",
  ),
  branch: text("The branch the site is published from, e.g. main"),
});

const analytics = group("Who counts your visits, without cookies; leave out for nobody", {
  name: choice("The company whose account you have", ANALYTICS_PROVIDER_NAMES),
  id: text("What it calls your site: a domain, an id, a code or a token"),
}).superRefine(({ name, id }, { addIssue }) => {
  const { title, like, id: form } = ANALYTICS_PROVIDERS[name];
  const message = `isn't a ${title} id, like ${like}`;
  if (!form.test(id)) addIssue({ code: "custom", path: ["id"], message });
});

const notice = group("A line above the header of every page on some days; leave out for none", {
  text: sentences("One sentence, like: Closed July 20 to August 10").max(140),
  link: action.optional().describe("A link after it"),
  from: isoDate("The first day on which it shows"),
  to: isoDate("The last day; then it goes by itself"),
}).refine(({ from, to }) => from <= to, {
  path: ["to"],
  error: "is before from, so it would never show",
});

const inquiries = formService
  .extend({
    phoneOnly: flag("On for no form on the Contact page, only phone and email"),
    photos: flag("On where your service takes files: visitors may then add photos"),
    texts: flag("On for a box under the phone field, by which visitors agree to text messages"),
  })
  .refine(({ phoneOnly, texts }) => !(phoneOnly && texts), {
    path: ["texts"],
    error: "needs the form, which phoneOnly leaves out. Remove one of them.",
  });

// The editor leaves out a group in which nothing is set.
export const settings = strictObject({
  inquiries: inquiries.default({}).describe("Where the contact form sends what visitors write"),
  newsletter: formService
    .default({})
    .describe("Where the newsletter box of the Blog sends email addresses"),
  subdomainsUseHttps: flag(
    "Only when shop., mail. and every other part of the address is safe (https) as well",
  ),
  comingSoon: flag('On until the site is ready: visitors see your phone, email and "Coming soon"'),
  editor: group("The editor in the browser; leave out for none", {
    enabled: boolean().describe("Whether the site has the editor at /admin"),
    publishOnSave: flag(
      "On to publish with every save; otherwise it is a draft until you publish it",
    ),
    backend,
  }).optional(),
  analytics: analytics.optional(),
  notice: notice.optional(),
  booking: secureAddress
    .describe("Where visitors pick a time for a call or a visit; leave out for no such link")
    .optional(),
});

export type FormService = z.infer<typeof formService>;
export type Settings = z.infer<typeof settings>;

import { z } from "zod";
import { flag, pattern, text, webAddress } from "./primitives.ts";

const formService = z.strictObject({
  endpoint: webAddress
    .refine(
      (address) => !/^http:\/\/(?!localhost\b|127\.0\.0\.1\b)/.test(address),
      "should begin with https://, or others could read what visitors write",
    )
    .optional()
    .describe("The form service that receives it; leave out to only log it"),
  answers: z
    .enum(["json", "page"])
    .optional()
    .describe("page: the service says yes with a page or a redirect; json, if left out"),
  answersFrom: webAddress
    .optional()
    .describe("The other address to which the service redirects with its answer, if it does"),
  fields: z
    .array(z.strictObject({ name: text("As the service calls it"), value: text("What to send") }))
    .optional()
    .describe("What the service wants beside the visitor's words, such as an access_key"),
});

export const settings = z.strictObject({
  inquiries: formService.extend({
    photos: flag("true: visitors may add photos; only where the service takes files"),
  }),
  newsletter: formService,
  subdomainsUseHttps: flag(
    "Only when shop., mail. and every other part of the address is safe (https) as well",
  ),
  editor: z
    .strictObject({
      enabled: z.boolean().describe("Whether the site has the editor at /admin"),
      backend: z
        .strictObject({
          name: z.enum(["github", "gitlab"]).describe("Who keeps the site's files"),
          repo: pattern(/^[\w.-]+(\/[\w.-]+)+$/, "should look like your-name/your-site").describe(
            "Account and name of the repository",
          ),
          branch: text("The branch the site is published from, e.g. main"),
        })
        .describe("Where the editor keeps what it changes"),
    })
    .optional()
    .describe("The editor in the browser; leave out for none"),
});

export type FormService = z.infer<typeof formService>;
export type Settings = z.infer<typeof settings>;

import { z } from "zod";
import { text, webAddress } from "./primitives.ts";

export const formService = z.strictObject({
  endpoint: webAddress
    .optional()
    .describe("The form service that receives it; leave out to only log it"),
  answers: z
    .enum(["json", "page"])
    .optional()
    .describe("page: the service says yes with a page or a redirect; json, if left out"),
  fields: z
    .array(z.strictObject({ name: text("As the service calls it"), value: text("What to send") }))
    .optional()
    .describe("What the service wants beside the visitor's words, such as an access_key"),
});

export const inquiryService = formService.extend({
  photos: z
    .boolean()
    .optional()
    .describe("true: visitors may add photos; only where the service takes files"),
});

export type FormService = z.infer<typeof formService>;

import { z } from "zod";
import { MAX_REDIRECTS } from "#app/config/limits.ts";
import { sitePath } from "./primitives.ts";

export const redirects = z
  .array(
    z.strictObject({
      from: z
        .string()
        .overwrite((path) => path.replace(/(?<=.)\/+$/, ""))
        .regex(/^\/[\w./~@,-]+$/, {
          error:
            "should be an old path on this site, like /our-work, without accents or other signs",
        })
        .describe("The former path, without the name of the site"),
      to: sitePath.describe("The page that stands there now"),
      gone: z
        .boolean()
        .optional()
        .describe("Only where that page is gone too, and visitors shall be told so"),
    }),
  )
  .max(MAX_REDIRECTS);

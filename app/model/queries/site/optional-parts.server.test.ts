import { expect, test } from "vitest";
import { SAMPLE_FOLDER } from "#app/model/load/content-folder.server.ts";
import { loadContent } from "#app/model/load/load-content.server.ts";
import { defineOptionalParts } from "./optional-parts.server.ts";

test("a site has the parts of its content, the preview has all", async () => {
  expect(defineOptionalParts(await loadContent(SAMPLE_FOLDER))).toEqual({
    "HAS.booking": false,
    "HAS.closedDays": false,
    "HAS.dusk": true,
    "HAS.languages": true,
    "HAS.plan": true,
    "HAS.reviewLink": false,
    "HAS.texts": false,
  });
  expect(new Set(Object.values(defineOptionalParts()))).toEqual(new Set([true]));
});

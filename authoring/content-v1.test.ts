import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { listFiles } from "#app/model/load/list-files.server.ts";
import { loadContent } from "#app/model/load/load-content.server.ts";
import { RENAMED_KEYS } from "#app/model/load/parse/yaml.ts";
import { test as withSample } from "#app/model/load/testing/sample-copy.ts";
import { getPublishChecklist } from "./publish-checklist.ts";

const FOLDER = "authoring/fixtures/content-v1";

/** Version 1 had no analytics. */
const { counter: _, ...KEYS_OF_VERSION_1 } = RENAMED_KEYS;

const BROKEN = `Content that passed every check at version 1 is refused now: an owner who presses "Sync fork" has
a site that no longer publishes. Leave ${FOLDER} as it is. Read a renamed field under its old name as well
(RENAMED_KEYS), make a new one optional, and let a new check speak under "Recommended".`;

test("content of version 1 passes every check of this one", async () => {
  const content = await loadContent(FOLDER).catch((error: Error) =>
    expect.fail(`${BROKEN}\n\n${error.message}`),
  );
  const { required, recommended } = await getPublishChecklist(content, FOLDER);
  expect(required, BROKEN).toEqual([]);
  for (const [was, is] of Object.entries(KEYS_OF_VERSION_1))
    expect(recommended.join("\n")).toContain(
      `${was} is now called ${is}. The old name still works.`,
    );
  expect(recommended).toContain(
    "redirects.yml: /contact-us leads to /contact on every site. Remove it.",
  );
  expect(content).toMatchObject({
    business: { photoNote: "The evening pictures of the wharf are computer renderings." },
    settings: { inquiries: { endpoint: "https://formspree.io/f/mtidewtr" } },
    theme: { logo: "heron.svg" },
    blog: { postClosing: { title: "Would you like us to look?" } },
    cities: [{ neighbors: ["Easton", "St. Michaels"] }],
  });
});

withSample("what was written before lengths had a measure is read", async ({ sample }) => {
  await sample.addPhotos();
  const lengthen = (file: string, field: string, length: number) =>
    sample.change(file, new RegExp(`(?<=^[ -]*${field}: ).*`, "m"), `"${"x".repeat(length)}"`);
  await lengthen("statistics.yml", "label", 61);
  await lengthen("pages/home.yml", "label", 41);
  await lengthen("pages/contact.yml", "title", 100);
  await lengthen("pages/terms-of-service.md", "title", 101);
  const { recommended } = await getPublishChecklist(
    await loadContent(sample.folder),
    sample.folder,
  );
  expect(recommended.filter((item) => item.includes("look better"))).toEqual([
    "statistics.yml, item 1, label: has 61 characters. Up to 60 look better.",
    "pages/home.yml, hero, primary, label: has 41 characters. Up to 40 look better.",
    "pages/terms-of-service.md, title: has 101 characters. Up to 100 look better.",
  ]);
});

test("that content is as it was at version 1, byte for byte", async () => {
  const sum = createHash("sha256");
  for (const file of await listFiles(FOLDER)) sum.update(await readFile(join(FOLDER, file)));
  expect(sum.digest("hex").slice(0, 16), BROKEN).toBe("0f91336430a934a6");
});

import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { SAMPLE_FOLDER } from "#app/model/read/content-folder.server.ts";
import { loadContent } from "#app/model/read/load.server.ts";
import { adopt } from "./adopt.ts";
import { askAboutBusiness } from "./questions.ts";

const ANSWERS = [
  "Nguyễn & Łódź, Staging and Interiors for Houses by the Lake|24|2024|We ready homes.|Łódź|PL||||555 01|42 555 01 77",
  "hello@example.com|https://example.com/start|https://example.com/||9am|8:00|5 pm",
  "@casa|instagram.com/casa|#e0a080|#1f5c3d",
].flatMap((line) => line.split("|"));

let folder: string;
beforeEach(async () => {
  folder = join(await mkdtemp(join(tmpdir(), "adopted-")), "content");
});
afterEach(() => {
  vi.unstubAllEnvs();
  return rm(join(folder, ".."), { recursive: true });
});

test("what it writes passes the check, and nothing is invented about the business", async () => {
  vi.stubEnv("TZ", "Europe/Warsaw");
  const left = [...ANSWERS];
  const told: string[] = [];
  const answers = await askAboutBusiness({
    ask: async () => left.shift() ?? "",
    tell: (line) => told.push(line),
  });
  await adopt(answers, SAMPLE_FOLDER, folder);
  const content = await loadContent(folder);

  expect(left).toEqual([]);
  for (const words of [
    "That is 24, but should be at least 1900",
    "should be the address of the site alone",
    "has not as many digits as a phone number in PL",
    '"8:00" is before you open',
    "should be addresses like instagram.com/name",
    "cannot be read on the pale ground of the pages",
  ])
    expect(told.join()).toContain(words);
  expect(content).toMatchObject({ projects: [], testimonials: [], statistics: [], posts: [] });
  expect(content.business).toMatchObject({
    website: "https://example.com",
    serviceArea: ["Łódź"],
    social: [{ name: "Instagram", url: "https://instagram.com/casa" }],
    hours: [{ text: "09:00 to 17:00", opens: "09:00", closes: "17:00" }],
  });
  expect(content.business.timeZone).toBe("Europe/Warsaw");
  expect(content.business.rating).toBeUndefined();
  expect(content.theme?.colors).toEqual({ clay: "#1f5c3d", "clay-deep": "#1a4e34" });
  expect(content.photos.every(({ sample, alt }) => sample && alt)).toBe(true);
  expect(content.ownPages.map(({ draft }) => draft)).toEqual([true, true]);
  expect(JSON.stringify(content)).not.toMatch(/Ocotillo|Palm Desert|Coachella/);
});

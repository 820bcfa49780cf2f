import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { SAMPLE_FOLDER } from "#app/model/load/content-folder.server.ts";
import { loadContent } from "#app/model/load/load-content.server.ts";
import { listClosedDays } from "./closed-days.server.ts";

const { business } = await loadContent(SAMPLE_FOLDER);

const list = (timeZone: string) =>
  listClosedDays({
    ...business,
    timeZone,
    closed: [
      { name: "Winter break", from: "2026-12-24", to: "2027-01-01" },
      { name: "Thanksgiving", from: "2026-11-26" },
    ],
  });

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

test("what is to come is told from a week before, the next first", () => {
  vi.setSystemTime("2026-11-01");
  expect(list("UTC")).toMatchObject([
    { text: "Closed November 26: Thanksgiving", toldFrom: "2026-11-19", to: "2026-11-26" },
    {
      text: "Closed December 24, 2026 to January 1, 2027: Winter break",
      toldFrom: "2026-12-17",
      to: "2027-01-01",
    },
  ]);
});

test("a day is over when it is over for the business", () => {
  vi.setSystemTime("2026-11-27T07:30:00Z");
  expect(list("America/Los_Angeles")).toHaveLength(2);
  expect(list("UTC").map(({ name }) => name)).toEqual(["Winter break"]);
});

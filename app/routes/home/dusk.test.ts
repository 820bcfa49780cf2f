import { afterEach, expect, test, vi } from "vitest";
import { calculateNights } from "#app/model/queries/parts/nights.server.ts";
import { formatDuskCaption, isNight, readTime } from "./dusk.ts";

const PALM_DESERT = { latitude: 33.72, longitude: -116.37 };
const SYDNEY = { latitude: -33.87, longitude: 151.21 };

const formatAt = (
  place: Parameters<typeof calculateNights>[0],
  timeZone: string | undefined,
  now: string,
) => {
  vi.setSystemTime(now);
  const nights = calculateNights({ ...place, timeZone });
  if (!isNight(nights)) return undefined;
  const dusk = { caption: "Lamps on.", city: "Here", timeZone, nights };
  return formatDuskCaption(dusk, readTime(dusk));
};

afterEach(() => {
  vi.useRealTimers();
});

test.each([
  ["2026-07-15T19:35:00-07:00", undefined],
  ["2026-07-15T20:20:00-07:00", "Here, 8:20 p.m. Lamps on."],
  ["2026-12-15T16:15:00-08:00", undefined],
  ["2026-12-15T17:00:00-08:00", "Here, 5:00 p.m. Lamps on."],
  ["2026-12-16T00:05:00-08:00", "Here, 12:05 a.m. Lamps on."],
  ["2026-07-16T05:59:00-07:00", "Here, 5:59 a.m. Lamps on."],
  ["2026-07-16T06:00:00-07:00", undefined],
])("evening is from sunset to six in Palm Desert: %s", (now, caption) => {
  expect(formatAt(PALM_DESERT, "America/Los_Angeles", now)).toBe(caption);
});

test("the sun sets late in December where it is summer", () => {
  const at = (time: string) => formatAt(SYDNEY, "Australia/Sydney", `2026-12-15T${time}:00+11:00`);
  expect(at("19:30")).toBeUndefined();
  expect(at("20:30")).toBe("Here, 8:30 p.m. Lamps on.");
});

test("without coordinates, evening begins at six", () => {
  const at = (time: string) => formatAt({}, "America/Chicago", `2026-07-15T${time}:00-05:00`);
  expect(at("17:59")).toBeUndefined();
  expect(at("18:00")).toBe("Here, 6:00 p.m. Lamps on.");
});

test("without a time zone, the visitor's clock decides", () => {
  vi.stubEnv("TZ", "Asia/Tokyo");
  expect(formatAt(SYDNEY, undefined, "2026-07-15T17:59:00+09:00")).toBeUndefined();
  expect(formatAt(SYDNEY, undefined, "2026-07-15T18:00:00+09:00")).toBe(
    "Here, 6:00 p.m. Lamps on.",
  );
});

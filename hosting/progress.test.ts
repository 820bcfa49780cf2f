import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { startProgress } from "./progress.ts";

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["performance"] });
});
afterEach(() => {
  vi.useRealTimers();
});

const output = (isTTY: boolean) => ({ isTTY, write: vi.fn(() => true) });

test("work of a moment says nothing", () => {
  const log = output(false);
  const progress = startProgress("Pictures", 100, log);
  for (let step = 0; step < 100; step += 1) {
    vi.advanceTimersByTime(20);
    progress.step();
  }
  progress.end();
  expect(log.write).not.toHaveBeenCalled();
});

test("longer work tells its count and the time that remains", () => {
  const log = output(false);
  const progress = startProgress("Pictures", 100, log);
  for (let step = 0; step < 40; step += 1) {
    vi.advanceTimersByTime(100);
    progress.step();
  }
  expect(log.write.mock.calls).toEqual([["Pictures: 30 of 100, 7 s left\n"]]);
});

test("a terminal's line is rewritten, and gone at the end", () => {
  const terminal = output(true);
  const progress = startProgress("Pictures", 100, terminal);
  for (let step = 0; step < 35; step += 1) {
    vi.advanceTimersByTime(100);
    progress.step();
  }
  progress.end();
  const lines = terminal.write.mock.calls.map(([line]: string[]) => line);
  expect(lines).toEqual([
    "\r\x1b[KPictures: 30 of 100, 7 s left",
    "\r\x1b[KPictures: 35 of 100, 7 s left",
    "\r\x1b[K",
  ]);
});

test("what takes long is told in minutes", () => {
  const log = output(false);
  const progress = startProgress("Pictures", 100, log);
  vi.advanceTimersByTime(4000);
  progress.step();
  expect(log.write).toHaveBeenCalledWith("Pictures: 1 of 100, 7 min left\n");
});

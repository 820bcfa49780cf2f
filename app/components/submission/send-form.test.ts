import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { ENQUIRY_RETRY_MS, ENQUIRY_TIMEOUT_MS } from "#app/config/timing.ts";
import { sendForm } from "./send-form.ts";

const ENDPOINT = "https://forms.example.com/abc";
const fetch = vi.fn<typeof globalThis.fetch>();

const form = () => {
  const data = new FormData();
  data.set("name", "Ada");
  return data;
};
const json = (body: unknown, status = 200) => Response.json(body, { status });

beforeEach(() => {
  vi.stubGlobal("fetch", fetch.mockReset());
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe("without a form service", () => {
  test("logs the form and calls nobody", async () => {
    const log = vi.spyOn(console, "log").mockImplementation(() => {});
    await sendForm(undefined, form());
    expect(log).toHaveBeenCalledWith("Form submitted:", { name: "Ada" });
    expect(fetch).not.toHaveBeenCalled();
  });
});

describe("with a form service", () => {
  test("posts the form once and asks for JSON", async () => {
    fetch.mockResolvedValue(json({ ok: true }));
    const sent = form();
    await sendForm(ENDPOINT, sent);
    expect(fetch).toHaveBeenCalledExactlyOnceWith(
      ENDPOINT,
      expect.objectContaining({
        method: "POST",
        body: sent,
        headers: { Accept: "application/json" },
      }),
    );
  });

  test.each([{}, null, [], { success: true }, { message: "thanks" }])(
    "takes %j for a yes",
    async (answer) => {
      fetch.mockResolvedValue(json(answer));
      await expect(sendForm(ENDPOINT, form())).resolves.toBeUndefined();
    },
  );

  test.each([
    ["a refusal in JSON", json({ success: false })],
    ["another refusal in JSON", json({ ok: false })],
    ["a 4xx", json({}, 422)],
    ["a 5xx", json({}, 503)],
    ["a page instead of JSON", new Response("<h1>Thanks</h1>")],
    ["nothing at all", new Response("")],
  ])("rejects %s without asking again", async (_, answer) => {
    fetch.mockResolvedValue(answer);
    await expect(sendForm(ENDPOINT, form())).rejects.toThrow();
    expect(fetch).toHaveBeenCalledTimes(1);
  });

  test("tries once more, a moment after the connection was lost", async () => {
    vi.useFakeTimers();
    fetch.mockRejectedValueOnce(new TypeError("Failed to fetch")).mockResolvedValue(json({}));
    const sent = sendForm(ENDPOINT, form());
    await vi.advanceTimersByTimeAsync(ENQUIRY_RETRY_MS - 1);
    expect(fetch).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(1);
    await sent;
    expect(fetch).toHaveBeenCalledTimes(2);
  });

  test("gives up when the connection is lost twice", async () => {
    fetch.mockRejectedValue(new TypeError("Failed to fetch"));
    await expect(sendForm(ENDPOINT, form())).rejects.toThrow("Failed to fetch");
    expect(fetch).toHaveBeenCalledTimes(2);
  });

  test("gives up after the time-out and does not try again", async () => {
    vi.useFakeTimers();
    fetch.mockImplementation(
      (_, options) =>
        new Promise((_, reject) => {
          options?.signal?.addEventListener("abort", () => reject(options.signal?.reason));
        }),
    );
    const outcome = expect(sendForm(ENDPOINT, form())).rejects.toThrow("aborted");
    await vi.advanceTimersByTimeAsync(ENQUIRY_TIMEOUT_MS - 1);
    expect(fetch.mock.lastCall?.[1]?.signal?.aborted).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    await outcome;
    expect(fetch).toHaveBeenCalledTimes(1);
  });
});

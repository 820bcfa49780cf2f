import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { KEEPALIVE_MAX_BYTES } from "#app/config/limits.ts";
import { INQUIRY_TIMEOUT_MS } from "#app/config/timing.ts";
import { sendForm, UnconfirmedError } from "./send-form.ts";

const SERVICE = { endpoint: "https://forms.example.com/abc", answers: "json" } as const;
const fetch = vi.fn<typeof globalThis.fetch>();

const form = (message = "Hello") => {
  const data = new FormData();
  data.set("name", "Ada");
  data.set("message", message);
  return data;
};
const json = (body: unknown, status = 200) => Response.json(body, { status });

beforeEach(() => {
  vi.stubGlobal("fetch", fetch.mockReset());
  vi.stubGlobal("navigator", { onLine: true });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test("posts the form once and asks for JSON", async () => {
  fetch.mockResolvedValue(json({ ok: true }));
  const sent = form();
  await sendForm(SERVICE, sent);
  expect(fetch).toHaveBeenCalledExactlyOnceWith(
    SERVICE.endpoint,
    expect.objectContaining({
      method: "POST",
      body: sent,
      headers: { Accept: "application/json" },
      keepalive: true,
    }),
  );
});

test("a message too long for keepalive is sent without it", async () => {
  fetch.mockResolvedValue(json({ ok: true }));
  await sendForm(SERVICE, form("é".repeat(KEEPALIVE_MAX_BYTES / 2)));
  expect(fetch.mock.lastCall?.[1]?.keepalive).toBe(false);
});

test.each([
  ["a refusal in JSON", json({ success: false })],
  ["no word of yes", json({})],
  ["null", json(null)],
  ["a 4xx", json({ ok: true }, 422)],
  ["a 5xx", json({ ok: true }, 503)],
  ["a page instead of JSON", new Response("<h1>Thanks</h1>")],
  ["nothing at all", new Response("")],
])("rejects %s without asking again", async (_, answer) => {
  fetch.mockResolvedValue(answer);
  await expect(sendForm(SERVICE, form())).rejects.toThrow("without a known yes");
  expect(fetch).toHaveBeenCalledTimes(1);
});

describe("a service that answers with a page", () => {
  const service = { ...SERVICE, answers: "page" } as const;

  test("may answer with a page", async () => {
    fetch.mockResolvedValue(new Response("<h1>Thanks</h1>"));
    await expect(sendForm(service, form())).resolves.toContain("answered");
  });

  test("may answer with a redirect, which is not followed", async () => {
    const redirect = { type: "opaqueredirect", status: 0, text: async () => "" };
    fetch.mockResolvedValue(redirect as Response);
    await expect(sendForm(service, form())).resolves.toContain("answered");
    expect(fetch.mock.lastCall?.[1]?.redirect).toBe("manual");
  });

  test("has not confirmed with a 5xx", async () => {
    fetch.mockResolvedValue(new Response("<h1>Sorry</h1>", { status: 500 }));
    await expect(sendForm(service, form())).rejects.toThrow("500");
  });
});

test.each([
  ["whose answer may not be read", () => Promise.reject(new TypeError("Failed to fetch"))],
  ["whose answer breaks off", () => Promise.resolve(brokenOff())],
])("a form %s is handed over once, and may have arrived", async (_, answer) => {
  fetch.mockImplementation(answer);
  await expect(sendForm(SERVICE, form())).rejects.toThrow(UnconfirmedError);
  expect(fetch).toHaveBeenCalledTimes(1);
});

test("a form without a connection was not sent", async () => {
  vi.stubGlobal("navigator", { onLine: false });
  fetch.mockRejectedValue(new TypeError("Failed to fetch"));
  await expect(sendForm(SERVICE, form())).rejects.not.toThrow(UnconfirmedError);
});

test("a browser that wrongly reports itself offline may have sent it", async () => {
  vi.stubGlobal("navigator", { onLine: false });
  vi.stubGlobal("window", { location: { href: "https://www.studio.example/contact" } });
  fetch.mockImplementation(async (_, options) => {
    if (options?.method === "POST") throw new TypeError("Failed to fetch");
    return new Response();
  });
  await expect(sendForm(SERVICE, form())).rejects.toThrow(UnconfirmedError);
});

test("no answer within the time-out may mean that it arrived", async () => {
  vi.useFakeTimers();
  fetch.mockImplementation(
    (_, options) =>
      new Promise((_, reject) => {
        options?.signal?.addEventListener("abort", () => reject(options.signal?.reason));
      }),
  );
  const outcome = expect(sendForm(SERVICE, form())).rejects.toThrow(UnconfirmedError);
  await vi.advanceTimersByTimeAsync(INQUIRY_TIMEOUT_MS - 1);
  expect(fetch.mock.lastCall?.[1]?.signal?.aborted).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  await outcome;
  expect(fetch).toHaveBeenCalledTimes(1);
});

const brokenOff = () =>
  new Response(new ReadableStream({ start: (stream) => stream.error(new TypeError("reset")) }));

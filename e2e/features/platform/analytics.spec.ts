import type { Page } from "@playwright/test";
import { defaultTreeAdapter as dom, parse, serialize } from "parse5";
import {
  ANALYTICS_PROVIDER_NAMES,
  ANALYTICS_PROVIDERS,
  type AnalyticsProvider,
} from "#app/config/analytics.ts";
import { answerJson, sendTo, test as withFormService } from "#e2e/support/fake-form-service.ts";
import { expect, hold, open, startScripts, waitForHydration } from "#e2e/support/fixtures.ts";
import { expectFailed, expectSent, fillIn, inquiryForm, send } from "#e2e/support/inquiry.ts";
import { BUSINESS } from "#e2e/support/site.ts";
import {
  buildContentSecurityPolicy,
  getForeignOrigins,
} from "#hosting/html/content-security-policy.ts";
import { getAttribute, insertIntoHead, listElements } from "#hosting/html/html.ts";
import { insertAnalytics } from "#hosting/html/process-pages.ts";

const test = withFormService.extend({
  bypassCSP: false,
  // Chromium requires this permission on a page that the test has changed.
  permissions: ["local-network-access"],
});

/** Each stand-in does what the provider documents for its script. */
const STAND_INS: Record<AnalyticsProvider, string> = {
  plausible: `
    window.plausible = (event) => report("https://plausible.io/api/event", me.domain, event);
    plausible("view");
    onPush(() => plausible("view"));`,
  umami: `
    const track = (event = "view") => report(me.hostUrl + "/api/send", me.websiteId, event);
    window.umami = { track };
    track();
    onPush(() => track());`,
  goatcounter: `
    window.goatcounter = {
      count: ({ path, event } = {}) => report(me.goatcounter, "", event ? path : "view"),
    };
    goatcounter.count();`,
  cloudflare: `
    const { token } = JSON.parse(me.cfBeacon);
    const view = () => report("https://cloudflareinsights.com/cdn-cgi/rum", token, "view");
    view();
    onPush(view);`,
};

const BASICS = `
  const me = document.currentScript.dataset;
  const report = (url, id, what) => {
    const at = what === "view" ? " " + location.pathname : "";
    return fetch(url, { method: "POST", mode: "no-cors", body: (id + " " + what + at).trim() });
  };
  const onPush = (then) => {
    const { pushState } = history;
    history.pushState = (...all) => {
      pushState.apply(history, all);
      then();
    };
  };`;

const IDS: Record<AnalyticsProvider, string> = {
  plausible: "casabrisa.com",
  umami: "94db1cb1-74f4-4a40-ad6c-962362670409",
  goatcounter: "casabrisa",
  cloudflare: "42e216b9090f459384e9eecde1891dce",
};

const EVENTS = ["Call", "Inquiry refused", "Inquiry sent"];

const REPORTS: Record<AnalyticsProvider, { url: string; id: string; events: string[] }> = {
  plausible: { url: "https://plausible.io/api/event", id: IDS.plausible, events: EVENTS },
  umami: { url: "https://cloud.umami.is/api/send", id: IDS.umami, events: EVENTS },
  goatcounter: {
    url: "https://casabrisa.goatcounter.com/count",
    id: "",
    events: ["call", "inquiry-refused", "inquiry-sent"],
  },
  // Cloudflare has no events.
  cloudflare: { url: "https://cloudflareinsights.com/cdn-cgi/rum", id: IDS.cloudflare, events: [] },
};

/** The contact page gets what a build would write for this provider. */
async function count(page: Page, name: AnalyticsProvider, endpoint: string, script?: string) {
  const settings = { inquiries: { endpoint }, newsletter: {}, analytics: { name, id: IDS[name] } };
  const origins = getForeignOrigins({ settings, photos: [] });
  await page.route("**/contact", async (route) => {
    const response = await route.fetch();
    const html = parse(await response.text());
    for (const element of listElements(html))
      if (getAttribute(element, "http-equiv") === "Content-Security-Policy")
        dom.detachNode(element);
    if (origins.analytics) insertAnalytics(html, origins.analytics);
    const content = buildContentSecurityPolicy(html, origins);
    insertIntoHead(html, "meta", { "http-equiv": "Content-Security-Policy", content });
    await route.fulfill({ response, body: serialize(html) });
  });
  const asked: { url: string; said: string | null }[] = [];
  await page.route(/^https:/, (route) => {
    const request = route.request();
    asked.push({ url: request.url(), said: request.postData() });
    if (request.method() === "POST") return route.fulfill();
    return script === undefined
      ? route.abort()
      : route.fulfill({ contentType: "text/javascript", body: `{${BASICS}${script}}` });
  });
  return asked;
}

async function sendInquiry(page: Page, endpoint: string) {
  await sendTo(inquiryForm(page), endpoint);
  await fillIn(page);
  await send(page).click();
}

for (const [index, name] of ANALYTICS_PROVIDER_NAMES.entries())
  test(`${name} counts visits, calls, and an inquiry once it is refused or sent${index > 0 ? " @all" : ""}`, async ({
    page,
    formService,
  }) => {
    const { url, id, events } = REPORTS[name];
    const asked = await count(page, name, formService.url, STAND_INS[name]);
    const release = await hold(page, "**/uploads/**");
    await page.goto("/contact", { waitUntil: "commit" });
    await page.waitForFunction(() => document.readyState === "interactive");
    await page.evaluate(startScripts);
    await waitForHydration(page);
    expect(asked, "nobody before the page has loaded").toEqual([]);
    release();
    const said = (what: string) => ({ url, said: `${id} ${what}`.trim() });
    const expected = [
      { url: ANALYTICS_PROVIDERS[name].script.src, said: null },
      said("view /contact"),
    ];
    await expect.poll(() => asked).toEqual(expected);

    const main = page.getByRole("navigation", { name: "Main" });
    for (const [link, path] of [
      ["FAQ", "/faq"],
      ["Contact", "/contact"],
    ] as const) {
      await main.getByRole("link", { name: link }).click();
      expected.push(said(`view ${path}`));
      await expect.poll(() => asked).toEqual(expected);
    }

    // Nobody is really called.
    await page.evaluate(() =>
      addEventListener("click", (event) => event.preventDefault(), { once: true }),
    );
    await page.getByRole("banner").getByRole("link", { name: BUSINESS.phone }).click();
    const [call, ...inquiries] = events.map(said);
    if (call) expected.push(call);
    await expect.poll(() => asked, "neither name nor number").toEqual(expected);

    formService.answer = answerJson(500);
    await sendInquiry(page, formService.url);
    await expectFailed(page);
    formService.answer = answerJson();
    await send(page).click();
    await expectSent(page);
    expected.push(...inquiries);
    await expect.poll(() => asked).toEqual(expected);
  });

for (const [how, script] of [
  ["blocked", undefined],
  ["broken", "const count = () => { throw 'broken' }; window.goatcounter = { count };"],
] as const)
  test.describe(`analytics that is ${how}`, () => {
    test.use({ expectsErrors: how === "broken" });

    test("changes nothing @all", async ({ page, formService }) => {
      const asked = await count(page, "goatcounter", formService.url, script);
      await open(page, "/contact");
      await expect.poll(() => asked).toHaveLength(1);
      for (const name of ["FAQ", "Contact"]) {
        await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name }).click();
        await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      }
      await sendInquiry(page, formService.url);
      await expectSent(page);
      expect(asked).toHaveLength(1);
    });
  });

test.describe("beside analytics", () => {
  // The console logs a CSP violation as an error.
  test.use({ expectsErrors: true });

  for (const name of ANALYTICS_PROVIDER_NAMES)
    test(`the policy blocks other scripts and other servers of ${name} @all`, async ({
      page,
      formService,
    }) => {
      const asked = await count(page, name, formService.url, "");
      await open(page, "/contact");
      await expect.poll(() => asked).toHaveLength(1);
      const stopped = await page.evaluate(async (analytics) => {
        const other = document.createElement("script");
        other.src = new URL("/other.js", analytics).href;
        const script = new Promise((resolve) => {
          other.onload = () => resolve("ran");
          other.onerror = () => resolve("stopped");
        });
        document.head.append(other);
        const request = fetch("https://elsewhere.example").catch(() => "stopped");
        return Promise.all([script, request]);
      }, ANALYTICS_PROVIDERS[name].script.src);
      expect(stopped).toEqual(["stopped", "stopped"]);
      expect(asked).toHaveLength(1);
    });
});

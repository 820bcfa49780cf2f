/**
 * What a first visit costs, page by page: bytes on the wire, first and largest paint and layout
 * shift on a slow phone. The machine's noise is in the times: compare ratios of one run only.
 */
import type { Page } from "@playwright/test";
import { getSitePaths } from "#app/model/pages/site-pages.server.ts";
import { openBuiltSite } from "./open-built-site.ts";

const SLOW_4G = { latency: 150, downloadThroughput: 200_000, uploadThroughput: 90_000 };
const CPU_SLOWDOWN = 4;

const { origin, browser, close } = await openBuiltSite();
const rows = [];
for (const path of await getSitePaths()) rows.push(await measure(path));
console.table(rows);

await close();

async function measure(path: string) {
  const context = await browser.newContext({ viewport: { width: 390, height: 800 } });
  const page = await context.newPage();
  const bytes = await countBytes(page);
  await page.addInitScript(watchPaints);
  await page.goto(origin + path);
  await page.waitForLoadState("networkidle");
  const paints = await page.evaluate(() => window.paints);
  await context.close();
  const kilobytes = (kind: string) => Math.round((bytes.get(kind) ?? 0) / 102.4) / 10;
  return {
    path,
    "HTML KB": kilobytes("Document"),
    "JS KB": kilobytes("Script"),
    "CSS KB": kilobytes("Stylesheet"),
    "fonts KB": kilobytes("Font"),
    "pictures KB": kilobytes("Image"),
    "FCP ms": Math.round(paints.first),
    "LCP ms": Math.round(paints.largest),
    CLS: Number(paints.shift.toFixed(4)),
  };
}

async function countBytes(page: Page) {
  const bytes = new Map<string, number>();
  const kinds = new Map<string, string>();
  const client = await page.context().newCDPSession(page);
  await client.send("Network.enable");
  await client.send("Network.emulateNetworkConditions", { offline: false, ...SLOW_4G });
  await client.send("Emulation.setCPUThrottlingRate", { rate: CPU_SLOWDOWN });
  client.on("Network.responseReceived", ({ requestId, type }) => kinds.set(requestId, type));
  client.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId) ?? "Other";
    bytes.set(kind, (bytes.get(kind) ?? 0) + encodedDataLength);
  });
  return bytes;
}

declare global {
  interface Window {
    paints: { first: number; largest: number; shift: number };
  }
}

/** Has no named function inside: the names that tsx gives them are unknown in the page. */
function watchPaints() {
  window.paints = { first: 0, largest: 0, shift: 0 };
  for (const type of ["paint", "largest-contentful-paint", "layout-shift"])
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if (entry.name === "first-contentful-paint") window.paints.first = entry.startTime;
        if (type === "largest-contentful-paint") window.paints.largest = entry.startTime;
        if (type === "layout-shift")
          window.paints.shift += (entry as unknown as { value: number }).value;
      }
    }).observe({ type, buffered: true });
}

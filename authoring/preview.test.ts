import { once } from "node:events";
import { createServer } from "vite";
import { afterEach, expect, vi } from "vitest";
import { test } from "#app/model/load/testing/sample-copy.ts";
import { contentPreview } from "./preview.ts";

afterEach(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

const REACHES_THE_PAGE = { timeout: 2000, interval: 20 };

test("an edit reloads the page, a mistake shows its message until it is fixed", async ({
  sample,
}) => {
  await sample.addPhotos();
  vi.stubEnv("CONTENT_FOLDER", sample.folder);
  const makePhotos = vi.fn().mockResolvedValue(undefined);
  const server = await createServer({
    configFile: false,
    root: sample.folder,
    appType: "custom",
    logLevel: "silent",
    server: { port: 0, ws: false },
    plugins: [
      contentPreview(makePhotos),
      {
        name: "page",
        configureServer: ({ middlewares }) =>
          void middlewares.use((_, response) => response.end("the page")),
      },
    ],
  });
  const sent = vi.spyOn(server.ws, "send");
  const reloads = () => sent.mock.calls.length;
  await server.listen(0);
  const watched = once(server.watcher, "ready").catch(() => {});
  const address = server.httpServer?.address();
  const port = typeof address === "object" ? address?.port : undefined;
  const page = async (Accept = "text/html") =>
    (await fetch(`http://localhost:${port}/`, { headers: { Accept } })).text();
  await Promise.race([watched, new Promise((done) => setTimeout(done, 1000))]);

  expect(await page()).toBe("the page");
  await sample.change("business.yml", /phone: .*/, 'phone: "<b>555"');
  await vi.waitFor(() => expect(reloads()).toBe(1), REACHES_THE_PAGE);
  const report = await page();
  expect(report).toContain('content/business.yml, phone:   "&lt;b>555" should be a phone number');
  expect(report).toMatch(/should be a phone number.*\(line \d+\)/);
  expect(report).toContain("/@vite/client");
  expect(await page("image/avif")).toBe("the page");

  await sample.change("business.yml", /phone: .*/, 'phone: "(760) 555-0142"');
  await vi.waitFor(() => expect(reloads()).toBe(2), REACHES_THE_PAGE);
  expect(await page()).toBe("the page");

  vi.stubGlobal("loadedSite", Promise.resolve());
  const restart = vi.spyOn(server, "restart").mockResolvedValue();
  const project = await sample.read("projects/contemporary-comfort.yml");
  await sample.write("projects/second-comfort.yml", project.replace("id: 13", "id: 99"));
  await vi.waitFor(() => expect(restart).toHaveBeenCalled(), REACHES_THE_PAGE);
  expect(globalThis.loadedSite, "new routes are those of the new content").toBeUndefined();
  await vi.waitFor(() => expect(makePhotos, "for the new page").toHaveBeenCalled());
  await server.close();
});

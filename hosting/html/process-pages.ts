import { hash } from "node:crypto";
import { readFileSync } from "node:fs";
import { mkdir, readFile, rename, rm, rmdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { defaultTreeAdapter as dom, parse, serialize } from "parse5";
import { build, minifySync } from "vite";
import { PATHS } from "#app/config/paths.ts";
import { ROUTER_NONCE } from "#app/config/router-nonce.ts";
import { listFiles } from "#app/model/load/list-files.server.ts";
import { NOT_FOUND_PAGE } from "#hosting/site-rules.ts";
import { buildContentSecurityPolicy, type Origins } from "./content-security-policy.ts";
import {
  type Element,
  getAttribute,
  getText,
  insertIntoHead,
  listElements,
  type Page,
} from "./html.ts";

/** The order matters: resume-navigation.js uses sessionStorage. */
const INLINE_SCRIPTS = [
  "session-storage-shim.js",
  "resume-navigation.js",
  "retry-style-sheet.js",
  "show-empty-room.js",
  "deferred-hydration.js",
];

/** Hosts answer an unknown path with these files; projects have their own. */
const NOT_FOUND_PAGES: Record<string, string> = {
  [NOT_FOUND_PAGE]: PATHS.notFound,
  [`portfolio/${NOT_FOUND_PAGE}`]: PATHS.projectNotFound,
};

/** These pages replace React Router's own fallback, which is an empty shell. */
export async function writeNotFoundPages(client: string) {
  for (const [file, path] of Object.entries(NOT_FOUND_PAGES)) {
    await mkdir(dirname(join(client, file)), { recursive: true });
    await rename(join(client, path, "index.html"), join(client, file));
    await rm(join(client, path), { recursive: true });
    await rm(join(client, `${path}.data`), { force: true });
  }
  await rm(join(client, "__spa-fallback.html"));
}

/**
 * Hosts would serve about/index.html only at /about/, some through a redirect, so it becomes about.html.
 * Returns the pages' paths.
 */
export async function processPages(client: string, origins: Origins): Promise<string[]> {
  const inlineScript = INLINE_SCRIPTS.map(minifyScript).join("");
  const redirectScript =
    minifyScript("session-storage-shim.js") +
    (await bundleScript("app/shell/not-found/redirect-or-404.ts"));
  const photoScript = await bundleScript("app/routes/home/choose-photo.ts");
  const names = await listFiles(client);
  const paths: string[] = [];
  for (const file of names.filter((name) => name.endsWith(".html"))) {
    const page = parse(await readFile(join(client, file), "utf8"));
    const start = deferScripts(page);
    // An inline script after the style sheet would wait for it.
    if (file in NOT_FOUND_PAGES) {
      // React can't hydrate this page, because it was rendered for another path.
      for (const script of start.scripts) dom.detachNode(script);
      insertIntoHead(page, "script", { text: redirectScript, "data-file": file });
    } else {
      await writeFile(join(client, start.file), start.text);
      const hasDusk = listElements(page).some((element) => getAttribute(element, "data-dusk"));
      insertIntoHead(page, "script", { text: hasDusk ? inlineScript + photoScript : inlineScript });
      if (origins.analytics) insertAnalytics(page, origins.analytics);
    }
    const policy = buildContentSecurityPolicy(page, origins);
    insertIntoHead(page, "meta", { "http-equiv": "Content-Security-Policy", content: policy });

    const name = file.replace(/\/index\.html$/, ".html");
    await writeFile(join(client, name), serialize(page));
    if (name !== file) {
      await rm(join(client, file));
      // rmdir fails if other pages are below this folder.
      await rmdir(dirname(join(client, file))).catch(() => undefined);
    }
    paths.push(`/${name.replace(/(^index)?\.html$/, "")}`);
  }
  return paths;
}

export function insertAnalytics(page: Page, { script }: NonNullable<Origins["analytics"]>) {
  // Browsers ignore this type; app/hooks/use-analytics.ts runs the script.
  insertIntoHead(page, "script", { type: "text/analytics", ...script });
  insertIntoHead(page, "script", { text: minifyScript("count-events.js") });
}

/**
 * Plain module scripts delay the largest paint, even with a low priority, and so does inline data for
 * hydration. Everything that the router wrote into the page becomes one module, which deferred-hydration.js
 * loads. The empty elements stay, because React expects them.
 */
export function deferScripts(page: Page) {
  const all = listElements(page);
  const scripts = all.filter(
    (element) => element.tagName === "script" && getAttribute(element, "nonce") === ROUTER_NONCE,
  );
  const [first] = scripts;
  const isModule = (script: Element) => getAttribute(script, "type") === "module";
  if (!first || scripts.filter(isModule).length !== 1)
    throw new Error("expected the router's scripts, one of them a module");
  // The module goes last: it starts the router, which reads the data of the other scripts.
  const text = [...scripts.filter((script) => !isModule(script)), ...scripts.filter(isModule)]
    .map(getText)
    .join("\n");
  for (const script of scripts) {
    script.childNodes = [];
    script.attrs = [];
  }
  const preloads = all.filter((element) => getAttribute(element, "rel") === "modulepreload");
  for (const link of preloads) dom.detachNode(link);
  const file = `assets/start-${hash("sha256", text).slice(0, 8)}.js`;
  const files = [...preloads.map((link) => getAttribute(link, "href")), `/${file}`];
  first.attrs = [{ name: "data-files", value: files.join(" ") }];
  return { scripts, text, file };
}

/** The script comes before the page's text, so every byte counts. */
function minifyScript(file: string): string {
  const source = readFileSync(new URL(file, import.meta.url), "utf8");
  const { code, errors } = minifySync(file, source);
  if (errors[0]) throw new Error(`${file}: ${errors[0].message}`);
  return code;
}

async function bundleScript(input: string): Promise<string> {
  const bundle = await build({
    configFile: false,
    logLevel: "error",
    build: { write: false, rolldownOptions: { input, output: { format: "iife" } } },
  });
  const [script] = "output" in bundle ? bundle.output : [];
  if (!script) throw new Error(`${input} was not bundled.`);
  return script.code.trim();
}

import { mkdir, rename, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import { build } from "vite";
import { PATHS } from "#app/config/paths.ts";
import { NOT_FOUND_PAGE } from "#hosting/site-rules.ts";

/** Where hosts look for the page of an unknown path; projects have their own. */
const NOT_FOUND_PAGES: Record<string, string> = {
  [NOT_FOUND_PAGE]: PATHS.notFound,
  [`portfolio/${NOT_FOUND_PAGE}`]: PATHS.projectNotFound,
};

/** Gives both pages the names that hosts look for; the router's own fallback is only a shell. */
export async function placeNotFoundPages(client: string) {
  for (const [file, path] of Object.entries(NOT_FOUND_PAGES)) {
    await mkdir(dirname(join(client, file)), { recursive: true });
    await rename(join(client, path, "index.html"), join(client, file));
    await rm(join(client, path), { recursive: true });
    await rm(join(client, `${path}.data`), { force: true });
  }
  await rm(join(client, "__spa-fallback.html"));
}

export const isNotFoundPage = (file: string) => file in NOT_FOUND_PAGES;

/** The router's own lookup, as a script that runs before anything is shown. */
export async function bundleRedirectFirst(): Promise<string> {
  const input = "app/shell/not-found/redirect-first.ts";
  const bundle = await build({
    configFile: false,
    logLevel: "error",
    build: { write: false, rolldownOptions: { input, output: { format: "iife" } } },
  });
  const [script] = "output" in bundle ? bundle.output : [];
  if (!script) throw new Error(`${input} was not bundled.`);
  return script.code.trim();
}

import { existsSync } from "node:fs";
import { cp, mkdir, mkdtemp, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import sirv from "sirv";
import { build, type Plugin } from "vite";
import { stringify } from "yaml";
import { getContentFolder } from "#app/model/load/content-folder.server.ts";
import type { Settings } from "#app/model/schema/settings.ts";
import product from "#package.json" with { type: "json" };
import { buildCmsConfig } from "./cms-config.ts";

/** The editor needs a repository name, even if it only opens a folder. */
const LOCAL = { name: "github", repo: "this-computer/site", branch: "main" } as const;

const CACHE = ".cache";
const BUNDLE = `${CACHE}/editor-${product.devDependencies["@sveltia/cms"]}`;

/** The editor shows the Git host's status and its users' avatars. */
const GIT_HOSTS = {
  github: {
    api: "https://api.github.com",
    status: "https://www.githubstatus.com",
    portraits: "https://avatars.githubusercontent.com",
  },
  gitlab: {
    api: "https://gitlab.com",
    status: "https://status-api.hostedstatus.com",
    portraits: "https://secure.gravatar.com",
  },
};

/** On the owner's own computer, the editor works on a folder and needs no account. */
export function localEditor(): Plugin {
  const served = ".cache/editor";
  return {
    name: "local-editor",
    apply: "serve",
    async configureServer({ middlewares }) {
      await writeAdminPage(served, { enabled: true, backend: LOCAL }, getContentFolder());
      middlewares.use(sirv(served, { dev: true, extensions: ["html"] }));
    },
  };
}

export async function writeAdminPage(client: string, editor: Settings["editor"], content?: string) {
  if (!editor?.enabled) return;
  const folder = join(client, "admin");
  if (!existsSync(BUNDLE)) await bundleEditor();
  await cp(BUNDLE, folder, { recursive: true });
  await writeFile(join(folder, "config.yml"), stringify(buildCmsConfig(editor, content)));
  await writeFile(`${folder}.html`, renderAdminPage(getAdminCsp(editor.backend.name)));
}

/** From its package, with its fonts and the decoder of phones' photos: the script made for pages gets those from CDNs. */
async function bundleEditor() {
  await mkdir(CACHE, { recursive: true });
  const outDir = await mkdtemp(`${CACHE}/bundling-`);
  await build({
    configFile: false,
    logLevel: "error",
    publicDir: false,
    base: "/admin/",
    worker: { format: "es" },
    build: {
      outDir,
      modulePreload: false,
      rolldownOptions: { input: "authoring/editor.js", output: { entryFileNames: "[name].js" } },
    },
  });
  // Another run may have been quicker.
  await rename(outDir, BUNDLE).catch(() => rm(outDir, { recursive: true }));
}

/** Only this page may reach other hosts, and only those that the editor needs. */
export function getAdminCsp(host: keyof typeof GIT_HOSTS): string {
  const { api, status, portraits } = GIT_HOSTS[host];
  return [
    "default-src 'none'",
    // The decoder of HEIC is WebAssembly.
    "script-src 'self' 'wasm-unsafe-eval'",
    "style-src 'self' 'unsafe-inline'",
    `img-src 'self' data: blob: ${portraits}`,
    "media-src 'self' blob:",
    "font-src 'self'",
    `connect-src 'self' data: blob: ${api} ${status}`,
    "worker-src 'self' blob:",
    "frame-src blob:",
    "form-action 'none'",
    "base-uri 'none'",
  ].join("; ");
}

function renderAdminPage(policy: string): string {
  return `<!DOCTYPE html>
<html lang="en-US">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex, nofollow">
<title>Edit the site</title>
<link rel="cms-config-url" type="text/yaml" href="/admin/config.yml">
</head>
<body>
<noscript>The editor needs JavaScript.</noscript>
<script type="module" src="/admin/editor.js"></script>
</body>
</html>
`;
}

import { copyFile, cp, mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { stringify } from "yaml";
import type { Settings } from "#app/model/schema/business.ts";
import { cmsConfig } from "#desk/cms-config.ts";

type Editor = NonNullable<Settings["editor"]>;

const CMS = "node_modules/@sveltia/cms";
const FONT =
  /https:\/\/cdn\.jsdelivr\.net\/fontsource\/fonts\/([\w-]+)(?::vf)?@[\d.]+\/([\w-]+)\.woff2/g;

/**
 * What the packaged script would ask others: whether it is the newest, which the site's own version
 * settles, and whether the Git host is well, which is nobody's to tell.
 */
const QUESTIONS = [
  { asked: /https:\/\/unpkg\.com\/@sveltia\/cms(?=`)/g, instead: "/admin" },
  { asked: /https:\/\/www\.githubstatus\.com\/api\/[\w./]+/g, instead: "/admin/status.json" },
  { asked: /https:\/\/status-api\.hostedstatus\.com\/[\w./]+/g, instead: "/admin/status.json" },
];

/** What the editor talks to, and where that host keeps the portraits of its users. */
const GIT_HOSTS: Record<Editor["backend"]["name"], { api: string; portraits: string }> = {
  github: { api: "https://api.github.com", portraits: "https://avatars.githubusercontent.com" },
  gitlab: { api: "https://gitlab.com", portraits: "https://secure.gravatar.com" },
};

/** Puts the browser editor at /admin, where the owner has switched it on. */
export async function placeAdmin(client: string, editor: Settings["editor"]) {
  if (!editor?.enabled) return;
  const folder = join(client, "admin");
  await mkdir(folder, { recursive: true });
  await cp(`${CMS}/dist/chunks`, join(folder, "chunks"), {
    recursive: true,
    filter: (file) => !file.endsWith(".map"),
  });
  await writeFile(join(folder, "sveltia-cms.js"), askNobody(await placeFonts(folder)));
  await copyFile(`${CMS}/package.json`, join(folder, "package.json"));
  await writeFile(join(folder, "status.json"), "{}");
  await writeFile(join(folder, "config.yml"), stringify(cmsConfig(editor.backend)));
  await writeFile(`${folder}.html`, adminPage(adminPolicy(editor.backend.name)));
}

/** The packaged script fetches its fonts from elsewhere, though the package holds them too. */
async function placeFonts(folder: string): Promise<string> {
  const script = await readFile(`${CMS}/dist/sveltia-cms.js`, "utf8");
  const assets = await readdir(`${CMS}/npm/assets`);
  for (const [, family, cut] of script.matchAll(FONT)) {
    const name = `${family}-${cut}`;
    const asset = assets.find((file) => file.startsWith(name) && file.endsWith(".woff2"));
    if (!asset) throw new Error(`@sveltia/cms no longer holds the font ${name}`);
    await copyFile(`${CMS}/npm/assets/${asset}`, join(folder, `${name}.woff2`));
  }
  return script.replace(FONT, "/admin/$1-$2.woff2");
}

function askNobody(script: string): string {
  return QUESTIONS.reduce((text, { asked, instead }) => {
    if (text.search(asked) < 0) throw new Error(`@sveltia/cms no longer asks ${asked}`);
    return text.replace(asked, instead);
  }, script);
}

export function adminPolicy(host: Editor["backend"]["name"]): string {
  const { api, portraits } = GIT_HOSTS[host];
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    `img-src 'self' data: blob: ${portraits}`,
    "media-src 'self' blob:",
    "font-src 'self' data:",
    `connect-src 'self' data: blob: ${api}`,
    "worker-src 'self' blob:",
    "frame-src blob:",
    "form-action 'none'",
    "base-uri 'none'",
  ].join("; ");
}

function adminPage(policy: string): string {
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
<script src="/admin/sveltia-cms.js"></script>
</body>
</html>
`;
}

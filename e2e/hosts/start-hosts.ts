import { spawn } from "node:child_process";
import * as fs from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { setTimeout } from "node:timers/promises";
import { HeadersHandler } from "@netlify/headers";
import { parseAllRedirects } from "@netlify/redirect-parser";
import { StaticHandler } from "@netlify/static";
import redirector from "netlify-redirector";
import { buildRedirectUrl } from "#app/lib/build-redirect-url.ts";
import { BUILT_SITE } from "#e2e/support/built-pages.ts";
import { writeHostFiles } from "#hosting/hosts/host-files.ts";
import { createSiteServer } from "#hosting/server/server.ts";
import { type SiteRules, WEB_ROOT } from "#hosting/site-rules.ts";
import { findCommand } from "#scripts/support/find-programs.ts";
import { findFreePort, startLocally } from "#scripts/support/start-locally.ts";

export const SITE_RULES = JSON.parse(fs.readFileSync("build/rules.json", "utf8")) as SiteRules;

export const OWNERS = [
  { from: "/old-home.html", to: "/about" },
  { from: "/vacant", to: "/portfolio?filter=vacant" },
  { from: "/prices", to: "/contact#estimate" },
  { from: "/both", to: "/contact?service=vacant#estimate" },
];

export type Host = {
  start: (site: Site) => Promise<{ origin: string; stop: () => void }>;
  isLocal?: boolean;
  isCompressed?: boolean;
  /** docs/deployment.md names these limits. */
  servesFilesFirst?: boolean;
  dropsQueries?: boolean;
  sendsNoHeaders?: boolean;
};

export const HOSTS = {
  "npm start": { start: ({ folder }) => startLocally(createSiteServer(folder)) },
  nginx: { start: startNginx },
  apache: { start: startApache },
  caddy: { start: startCaddy },
  cloudflare: { start: startWrangler, isLocal: false, dropsQueries: true },
  netlify: {
    start: startNetlify,
    isLocal: false,
    isCompressed: false,
    servesFilesFirst: true,
    dropsQueries: true,
    sendsNoHeaders: true,
  },
} satisfies Record<string, Host>;

type Site = { folder: string; client: string; port: number; origin: string };

export async function startHost({ start }: Host) {
  const folder = fs.mkdtempSync(join(tmpdir(), "host-"));
  fs.chmodSync(folder, 0o755);
  const client = join(folder, "client");
  // This is a full copy, because the servers' own user may not read the checkout.
  fs.cpSync(BUILT_SITE, client, { recursive: true });
  const redirects = [...SITE_RULES.redirects, ...OWNERS];
  const files = writeHostFiles({ ...SITE_RULES, name: "localhost", redirects });
  for (const [file, text] of Object.entries(files))
    fs.writeFileSync(join(folder, file), text.replaceAll(WEB_ROOT, client));
  const port = await findFreePort();
  const server = await start({ folder, client, port, origin: `http://localhost:${port}` });
  const stop = () => {
    server.stop();
    fs.rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  };
  return { ...server, stop };
}

function startNginx(site: Site) {
  const { folder, port } = site;
  const etc = join(folder, "etc");
  fs.cpSync("/etc/nginx", etc, { recursive: true, verbatimSymlinks: true });
  // Debian links to this file, so a change would follow the link to the machine's own settings.
  fs.rmSync(join(etc, "sites-enabled/default"));
  fs.cpSync("/etc/nginx/sites-available/default", join(etc, "sites-enabled/default"));
  fs.cpSync(join(folder, "nginx.conf"), join(etc, "conf.d/site.conf"));
  for (const file of ["conf.d/site.conf", "sites-enabled/default"])
    change(join(etc, file), [/^(\s*listen (?:\[::\]:)?)80\b/gm, `$1${port}`]);
  change(
    join(etc, "nginx.conf"),
    ["/etc/nginx", etc],
    ["/run/nginx.pid", join(folder, "pid")],
    ["/var/log/nginx", folder],
  );
  return run(site, ["nginx", "-c", join(etc, "nginx.conf"), "-g", "daemon off;"]);
}

/** This is Debian's Apache after `a2enmod rewrite headers`, with .htaccess files allowed. */
function startApache(site: Site) {
  const { folder, client, port } = site;
  const etc = join(folder, "etc");
  fs.cpSync("/etc/apache2", etc, { recursive: true, verbatimSymlinks: true });
  for (const name of ["rewrite", "headers"])
    fs.cpSync(join(etc, `mods-available/${name}.load`), join(etc, `mods-enabled/${name}.load`));
  fs.writeFileSync(join(etc, "ports.conf"), `Listen ${port}\n`);
  change(
    join(etc, "sites-available/000-default.conf"),
    [":80", `:${port}`],
    ["/var/www/html", client],
  );
  change(join(etc, "apache2.conf"), [
    "<Directory /var/www/>\n\tOptions Indexes FollowSymLinks\n\tAllowOverride None",
    `<Directory ${folder}>\n\tOptions Indexes FollowSymLinks MultiViews\n\tAllowOverride All`,
  ]);
  const env = {
    APACHE_RUN_USER: "www-data",
    APACHE_RUN_GROUP: "www-data",
    APACHE_PID_FILE: join(folder, "pid"),
    APACHE_RUN_DIR: folder,
    APACHE_LOCK_DIR: folder,
    APACHE_LOG_DIR: folder,
  };
  return run(site, ["apache2", "-d", etc, "-DFOREGROUND"], env);
}

function startCaddy(site: Site) {
  const file = join(site.folder, "Caddyfile");
  change(file, [/^.*\{/g, `{\n  admin off\n  auto_https off\n}\n${site.origin} {`]);
  const env = { XDG_DATA_HOME: site.folder, XDG_CONFIG_HOME: site.folder };
  return run(site, ["caddy", "run", "--config", file, "--adapter", "caddyfile"], env);
}

/** As it is shipped, but that the site is built already, in another folder. */
function startWrangler(site: Site) {
  const config = join(site.folder, "wrangler.jsonc");
  fs.copyFileSync("wrangler.jsonc", config);
  change(
    config,
    ["npm run build:host", "true"],
    ["build/client", "client"],
    ["hosting/", `${resolve("hosting")}/`],
  );
  const words = `wrangler dev --config ${config} --port ${site.port} --inspector-port 0`;
  const env = {
    HOME: site.folder,
    XDG_CONFIG_HOME: site.folder,
    CI: "true",
    WRANGLER_HIDE_BANNER: "true",
    WRANGLER_SEND_METRICS: "false",
    WRANGLER_SEND_ERROR_REPORTS: "false",
    CLOUDFLARE_CF_FETCH_ENABLED: "false",
  };
  return run(site, words.split(" "), env);
}

/** Netlify's own parsers and matcher run in its documented order: a file, the first rule, 404.html. */
async function startNetlify({ folder, client }: Site) {
  // Netlify doesn't publish _headers, _redirects and the files that netlify.toml removes.
  for (const file of SITE_RULES.hidden) fs.renameSync(join(client, file), join(folder, file));
  const files = new StaticHandler({ directory: client });
  const headers = new HeadersHandler({ projectDir: folder, logger: console });
  const { redirects, errors } = await parseAllRedirects({
    redirectsFiles: [join(folder, "_redirects")],
    netlifyConfigPath: "netlify.toml",
    configRedirects: [],
    minimal: false,
  });
  if (errors.length > 0) throw new AggregateError(errors, errors.join("\n"));
  const matcher = await redirector.parseJSON(JSON.stringify(redirects), {});

  const server = createServer(async (request, response) => {
    const { pathname, search, href } = new URL(request.url ?? "/", "http://localhost");

    async function send(path: string, status: number) {
      const asked = new Request(new URL(path, href));
      const answer = await (await files.match(asked))?.handle();
      if (!answer) return false;
      await headers.apply(asked, answer);
      response.writeHead(status, Object.fromEntries(answer.headers));
      response.end(Buffer.from(await answer.arrayBuffer()));
      return true;
    }

    if (await send(pathname, 200)) return;
    const rule = matcher.match({
      scheme: "http",
      host: "localhost",
      path: decodeURIComponent(pathname),
      query: search.slice(1),
      getHeader: () => "",
      getCookie: () => "",
    });
    if (rule?.status === 301) {
      const Location = rule.to.includes("?") ? rule.to : buildRedirectUrl(rule.to, search);
      response.writeHead(301, { Location }).end();
    } else if (!rule || !(await send(rule.to, rule.status))) await send("/404.html", 404);
  });
  return startLocally(server);
}

function change(file: string, ...changes: (readonly [from: string | RegExp, to: string])[]) {
  let text = fs.readFileSync(file, "utf8");
  for (const [from, to] of changes) {
    const changed = text.replaceAll(from, to);
    if (changed === text) throw new Error(`${file} has no ${from}`);
    text = changed;
  }
  fs.writeFileSync(file, text);
}

const PATIENCE_MS = 60_000;

async function run({ origin, folder }: Site, [program = "", ...words]: string[], env = {}) {
  if (!findCommand(program))
    throw new Error(`There is no ${program} here: npm run test:all brings it.`);
  const log = join(folder, "log");
  const output = fs.openSync(log, "w");
  const child = spawn(program, words, {
    stdio: ["ignore", output, output],
    cwd: folder,
    env: { ...process.env, ...env },
  });
  const end = Date.now() + PATIENCE_MS;
  while (!(await fetch(origin).catch(() => undefined))) {
    if (Date.now() > end || child.exitCode !== null) {
      child.kill();
      throw new Error(`${program} does not answer. It says:\n${fs.readFileSync(log, "utf8")}`);
    }
    await setTimeout(50);
  }
  return { origin, stop: () => void child.kill() };
}

/** Finds or installs a browser for the tests; with --all, also the web servers and the other engines. */
import { spawnSync } from "node:child_process";
import { UserError } from "#app/model/load/user-error.ts";
import { ENGINES, findBrowser, findCommand, hasEngine } from "./find-programs.ts";
import { runCommand } from "./run-command.ts";

const WEB_SERVERS = { nginx: "nginx-light", apache2: "apache2", caddy: "caddy" };

const canUseApt = findCommand("apt-get") !== undefined && process.getuid?.() === 0;

await runCommand(async () => {
  if (!findBrowser() && !aptInstall("chromium-headless-shell") && !aptInstall("chromium"))
    run("npx playwright install chromium");
  const browser = findBrowser();
  if (!browser) throw new UserError("Please install Chromium or Chrome and try again.");
  console.log(`Browser tests run in ${browser}`);
  if (!process.argv.includes("--all")) return;

  for (const [name, { packages }] of Object.entries(ENGINES)) {
    const isThere = hasEngine(name) || aptInstall(...packages);
    console.log(isThere ? `Tests run in ${name} too` : `No ${name} here: its tests are skipped`);
  }
  if (!findCommand("pdftoppm") && !aptInstall("poppler-utils"))
    console.log("No pdftoppm here: QR codes are not read from paper");
  if (!findCommand("heif-enc") && !aptInstall("libheif-examples"))
    console.log("No heif-enc here: tests of phones' photos are skipped");
  for (const [name, pack] of Object.entries(WEB_SERVERS))
    if (!findCommand(name) && !aptInstall(pack))
      throw new UserError(`Please install ${name} and try again: the site is tested on it.`);
});

function aptInstall(...packages: string[]): boolean {
  if (!canUseApt) return false;
  console.log(`Not found: installing Debian's ${packages.join(" and ")}.`);
  return run("apt-get update -qq") && run(`apt-get install -y -qq ${packages.join(" ")}`);
}

function run(command: string): boolean {
  return spawnSync(command, { shell: true, stdio: "inherit" }).status === 0;
}

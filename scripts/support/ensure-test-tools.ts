/** Makes sure that the tests have a browser, with --all also web servers and the other engines; says which. */
import { spawnSync } from "node:child_process";
import {
  bringWithNode,
  ENGINES,
  type EngineName,
  findBrowser,
  findCommand,
  hasEngine,
  WRANGLER,
} from "./find-programs.ts";

const canUseApt = findCommand("apt-get") !== undefined && process.getuid?.() === 0;

if (!findBrowser() && !aptInstall("chromium-headless-shell") && !aptInstall("chromium"))
  run("npx playwright install chromium");
const browser = findBrowser();
if (!browser) {
  console.error("No browser could be installed. Please install Chromium or Chrome and try again.");
  process.exit(1);
}
console.log(`Browser tests run in ${browser}`);

if (process.argv.includes("--all")) {
  for (const name of Object.keys(ENGINES) as EngineName[]) {
    const { packages } = ENGINES[name];
    tell(name, hasEngine(name) || aptInstall(...packages));
  }
  for (const [name, pack] of [["nginx", "nginx-light"], ["apache2"], ["caddy"]] as const)
    tell(name, findCommand(name) !== undefined || aptInstall(pack ?? name));
  bringWithNode(WRANGLER);
  tell(WRANGLER, true);
}

function tell(name: string, isThere: boolean) {
  console.log(isThere ? `Tests run in ${name} too` : `No ${name} here: its tests are skipped`);
}

function aptInstall(...packages: string[]): boolean {
  if (!canUseApt) return false;
  console.log(`Not found: installing Debian's ${packages.join(" and ")}.`);
  return run("apt-get update -qq") && run(`apt-get install -y -qq ${packages.join(" ")}`);
}

function run(command: string): boolean {
  return spawnSync(command, { shell: true, stdio: "inherit" }).status === 0;
}

/** Makes sure that all tests have their browsers and, where it can be installed, nginx; says which. */
import { aptInstall, canUseApt } from "./ensure-browser.ts";
import { ENGINES, type EngineName, findCommand, hasEngine } from "./find-engines.ts";

for (const name of Object.keys(ENGINES) as EngineName[]) {
  const { packages } = ENGINES[name];
  const isThere = hasEngine(name) || (canUseApt && aptInstall(...packages));
  console.log(
    isThere
      ? `The smoke tests run in ${name} too`
      : `No ${name} here (${packages.join(", ")}): its smoke tests are skipped`,
  );
}
const hasNginx = findCommand("nginx") || (canUseApt && aptInstall("nginx-light"));
console.log(hasNginx ? "Hosting tests run on nginx" : "No nginx here: its tests are skipped");

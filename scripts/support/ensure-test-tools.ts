/** Makes sure that all tests have their browsers and, where it can be installed, nginx; says which. */
import "./ensure-browser.ts";
import { aptInstall, canUseApt } from "./apt-install.ts";
import { ENGINES, type EngineName, findCommand, hasEngine } from "./find-engines.ts";

const engines = Object.keys(ENGINES) as EngineName[];
for (const name of engines)
  if (!hasEngine(name) && canUseApt) aptInstall(...ENGINES[name].packages);
if (!findCommand("nginx") && canUseApt) aptInstall("nginx-light");

for (const name of engines)
  console.log(
    hasEngine(name)
      ? `The smoke tests run in ${name} too`
      : `No ${name} here (${ENGINES[name].packages.join(", ")}): its smoke tests are skipped`,
  );
console.log(
  findCommand("nginx") ? "Hosting tests run on nginx" : "No nginx here: its tests are skipped",
);

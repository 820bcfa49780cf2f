import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";

/** What each engine needs on the PATH, and the Debian packages that bring it. */
export const ENGINES = {
  firefox: { commands: ["firefox-esr"], packages: ["firefox-esr"] },
  webkit: { commands: ["WebKitWebDriver", "Xvfb"], packages: ["webkit2gtk-driver", "xvfb"] },
};

export type EngineName = keyof typeof ENGINES;

export const findCommand = (command: string) =>
  (process.env.PATH ?? "")
    .split(delimiter)
    .map((folder) => join(folder, command))
    .find((path) => existsSync(path));

export const hasEngine = (name: EngineName) => ENGINES[name].commands.every(findCommand);

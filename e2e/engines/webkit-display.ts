import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** The browser's own buttons would keep its window from becoming as narrow as a phone. */
const SMALL_BUTTONS =
  "* { padding: 0; margin: 0; border-width: 0; min-width: 0; min-height: 0; font-size: 1px }";

/** The home stays: the browser writes to it even after it was told to stop. */
export function startDisplay(folder: string) {
  mkdirSync(folder, { recursive: true });
  const home = mkdtempSync(join(folder, "webkit-"));
  mkdirSync(join(home, "gtk-3.0"));
  writeFileSync(join(home, "gtk-3.0/gtk.css"), SMALL_BUTTONS);
  const screen = spawn("Xvfb", ["-displayfd", "1", "-screen", "0", "1400x1000x24"], {
    stdio: ["ignore", "pipe", "ignore"],
  });
  return {
    environment: once(screen.stdout, "data").then(([number]) => ({
      ...process.env,
      DISPLAY: `:${String(number).trim()}`,
      XDG_CONFIG_HOME: home,
      XDG_CACHE_HOME: home,
      XDG_DATA_HOME: home,
    })),
    stop: () => screen.kill(),
  };
}

import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { freePort, untilAnswered } from "#e2e/support/free-port.ts";
import type { Driver, Key } from "./driver.ts";

const KEYS: Record<Key, string> = { Escape: "\uE00C", ArrowRight: "\uE014" };
const ENTER = "\uE007";

const ELEMENT = "element-6066-11e4-a52e-4f735466cecf";

/** The browser's own buttons would keep its window from becoming as narrow as a phone. */
const SMALL_BUTTONS =
  "* { padding: 0; margin: 0; border-width: 0; min-width: 0; min-height: 0; font-size: 1px }";

export async function startWebKit(homes: string): Promise<Driver> {
  const display = startDisplay(homes);
  const { post, end } = await startSession(await display.environment);
  const find = async (value: string) => {
    const query = { using: "css selector", value };
    return (await post<Record<string, string>>("/element", query))[ELEMENT];
  };
  const act = (type: string, ...actions: object[]) =>
    post("/actions", { actions: [{ type, id: type, actions }] });
  return {
    resize: (width, height) => post("/window/rect", { x: 0, y: 0, width, height }),
    open: (url) => post("/url", { url }),
    back: () => post("/back", {}),
    evaluate: (look, ...args) =>
      post("/execute/sync", { script: `return (${look})(...arguments)`, args }),
    click: async (selector) => post(`/element/${await find(selector)}/click`, {}),
    hover: async (selector) =>
      act("pointer", {
        type: "pointerMove",
        origin: { [ELEMENT]: await find(selector) },
        x: 0,
        y: 0,
      }),
    type: async (selector, text) =>
      post(`/element/${await find(selector)}/value`, { text: text.replaceAll("\n", ENTER) }),
    press: (key) =>
      act("key", { type: "keyDown", value: KEYS[key] }, { type: "keyUp", value: KEYS[key] }),
    async close() {
      await end();
      display.stop();
    },
  };
}

/** The home stays: the browser writes to it even after it was told to stop. */
function startDisplay(folder: string) {
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

async function startSession(env: NodeJS.ProcessEnv) {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const driver = spawn("WebKitWebDriver", [`--port=${port}`], { env });
  await untilAnswered(`${origin}/status`);
  const body = { capabilities: {} };
  const { sessionId } = await ask<{ sessionId: string }>("POST", `${origin}/session`, body);
  const session = `${origin}/session/${sessionId}`;
  return {
    post: <Answer>(path: string, body: object) => ask<Answer>("POST", session + path, body),
    async end() {
      await ask("DELETE", session);
      driver.kill();
    },
  };
}

async function ask<Answer>(method: string, address: string, body?: object): Promise<Answer> {
  const response = await fetch(address, { method, body: body && JSON.stringify(body) });
  const { value } = (await response.json()) as { value: Answer & { error?: string } };
  if (!response.ok) throw new Error(`${address}: ${JSON.stringify(value)}`);
  return value;
}

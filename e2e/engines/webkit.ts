import { spawn } from "node:child_process";
import { freePort, untilAnswered } from "#e2e/support/free-port.ts";
import type { Driver, Key } from "./driver.ts";
import { aimAt } from "./motion.ts";
import { startDisplay } from "./webkit-display.ts";

const KEYS: Record<Key, string> = { Tab: "\uE004", Escape: "\uE00C", ArrowRight: "\uE014" };
const ENTER = "\uE007";

/** WebDriver's name for a reference to an element. */
const ELEMENT = "element-6066-11e4-a52e-4f735466cecf";

export async function startWebKit(homes: string): Promise<Driver> {
  const display = startDisplay(homes);
  const session = await startSession(await display.environment);
  const find = async (value: string) => {
    const query = { using: "css selector", value };
    return (await session.post<Record<string, string>>("/element", query))[ELEMENT];
  };
  const evaluate: Driver["evaluate"] = (look, ...args) =>
    session.post("/execute/sync", { script: `return (${look})(...arguments)`, args });
  return {
    async resize(width, height) {
      await session.post("/window/rect", { x: 0, y: 0, width, height });
    },
    async open(address) {
      await session.post("/url", { url: address });
    },
    async back() {
      await session.post("/back", {});
    },
    evaluate,
    async click(selector) {
      await aimAt({ evaluate }, selector);
      await session.post(`/element/${await find(selector)}/click`, {});
    },
    async hover(selector) {
      const origin = { [ELEMENT]: await find(selector) };
      const actions = [{ type: "pointerMove", origin, x: 0, y: 0 }];
      await session.post("/actions", { actions: [{ type: "pointer", id: "mouse", actions }] });
    },
    async type(selector, text) {
      const keys = text.replaceAll("\n", ENTER);
      await session.post(`/element/${await find(selector)}/value`, { text: keys });
    },
    async press(key) {
      const actions = ["keyDown", "keyUp"].map((type) => ({ type, value: KEYS[key] }));
      await session.post("/actions", { actions: [{ type: "key", id: "keyboard", actions }] });
    },
    complaints: [],
    async close() {
      await session.end();
      display.stop();
    },
  };
}

async function startSession(environment: NodeJS.ProcessEnv) {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const driver = spawn("WebKitWebDriver", [`--port=${port}`], { env: environment });
  await untilAnswered(`${origin}/status`);
  const { sessionId } = await ask<{ sessionId: string }>("POST", `${origin}/session`, {
    capabilities: {},
  });
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

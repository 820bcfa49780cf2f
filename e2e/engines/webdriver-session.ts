import { spawn } from "node:child_process";
import { freePort } from "#e2e/support/free-port.ts";
import { untilAnswered } from "#e2e/support/until-answered.ts";

/** A session of WebKitWebDriver, which starts WebKitGTK's own small browser. */
export async function startSession(environment: NodeJS.ProcessEnv) {
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

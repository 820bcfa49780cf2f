/** `npm test`, and `npm run test:all` with --all, test the sample even if there is a content/. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { text } from "node:stream/consumers";
import { stripVTControlCharacters } from "node:util";
import { SAMPLE_FOLDER } from "#app/model/load/content-folder.server.ts";

const isAll = process.argv.includes("--all");
const env = { ...process.env, CONTENT_FOLDER: SAMPLE_FOLDER };

/** A test runs in `npm test` unless its title, or its group's, ends in @all. */
const notAll = isAll ? "" : '-t "^(?!.*@all)"';
const notAllInBrowser = isAll ? "" : "--grep-invert @all";

const VITEST_COUNT = /\d+ passed/g;

let isGreen = true;

const build = run("build", "npm run build", /Photos: .*/g);
const tools = run(
  "tools",
  `node scripts/support/ensure-test-tools.ts ${isAll ? "--all" : ""}`,
  /(?<=run in )\S+/g,
);
await Promise.all([testBrowser(), testTheRest()]);
process.exitCode = isGreen ? 0 : 1;

async function testBrowser() {
  if ((await build) && (await tools))
    await run(
      "browser",
      `playwright test ${notAllInBrowser}`,
      /^ +\d+ (?:flaky|skipped|passed)[\s\S]*/gm,
    );
}

async function testTheRest() {
  await tools;
  await run("content", "npm run check-content");
  await run("lint", "npm run lint", /Checked \d+ files/g);
  await run("types", "npm run types");
  if (!(await build)) return;
  await run("unit", `vitest run --project unit ${notAll}`, VITEST_COUNT);
  await run("built", `vitest run --project built ${notAll}`, VITEST_COUNT);
}

async function run(name: string, command: string, counts?: RegExp): Promise<boolean> {
  const started = performance.now();
  const child = spawn(`${command} 2>&1`, {
    shell: true,
    stdio: ["ignore", "pipe", "inherit"],
    env,
  });
  const [[status], output] = await Promise.all([once(child, "exit"), text(child.stdout ?? [])]);
  const isPassed = status === 0;
  if (!isPassed) console.log(output);
  const seconds = `${Math.round((performance.now() - started) / 1000)} s`;
  const counted = counts ? stripVTControlCharacters(output).match(counts) : null;
  const words = isPassed ? (counted?.at(-1)?.trim() ?? "") : `failed: ${command}`;
  console.log(`${name.padEnd(8)} ${seconds.padStart(6)}  ${words}`);
  isGreen &&= isPassed;
  return isPassed;
}

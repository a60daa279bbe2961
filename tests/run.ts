import { existsSync, globSync } from "node:fs";
import { dirname } from "node:path";
import { type Child, startChild } from "../api/launch/process/child.ts";
import { prefixer } from "../api/launch/process/line-prefix.ts";
import { isInstalled } from "./support/installed-program.ts";

// Every layer; all stop at the first that fails. `npm test -- api e2e` runs some of them.
const chromium = process.env.CHROMIUM_PATH ?? "/usr/bin/chromium";
const remotes = globSync("mf-*/remote.json")
  .map((file) => dirname(file))
  .sort();
const vitest = (root: string, ...rest: string[]) => ["vitest", "run", "--root", root, ...rest];

const layers: Record<string, string[][]> = {
  lint: [["npm", "run", "--silent", "lint"], vitest("tests", "--project", "boundaries")],
  types: [["npm", "run", "--silent", "typecheck"]],
  contract: [
    ["node", "contracts/codegen/generate.ts", "--check"],
    ["npm", "run", "--silent", "schema", "--", "--check"],
  ],
  unit: [
    vitest("tests", "--project", "domain", "--project", "coverage"),
    ...["shell", ...remotes].map((part) => vitest(part)),
  ],
  launch: [vitest("tests", "--project", "launch")],
  api: [vitest("tests", "--project", "api")],
  build: [["npm", "run", "--silent", "build"], vitest("tests", "--project", "built")],
  stories: [["npm", "test", "--silent", "-w", "@courtside/design-system"]],
  e2e: [["playwright", "test", "--config", "tests/playwright.config.ts"]],
};

/** Side by side: the first mostly waits for Postgres, the second for a browser. The journeys come after both. */
const LANES = [
  ["lint", "types", "contract", "unit", "launch", "api"],
  ["build", "stories"],
];
const AFTER_ALL = ["e2e"];
const NEEDS_CHROMIUM = ["stories", "e2e"];

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !(name in layers));
if (unknown.length > 0) {
  console.error(`No such layer: ${unknown.join(", ")}. There are: ${Object.keys(layers).join(", ")}.`);
  process.exit(2);
}
const isChosen = (name: string) => asked.length === 0 || asked.includes(name);
if (NEEDS_CHROMIUM.some(isChosen) && !existsSync(chromium)) {
  console.error(
    `The browser tests need Chromium at ${chromium} (or CHROMIUM_PATH). On Debian: apt-get install chromium`,
  );
  process.exit(2);
}
const leftOut =
  isChosen("e2e") && !isInstalled("caddy")
    ? "\nLeft out: the services of docker-compose.yml, which need Caddy. On Debian: apt-get install caddy"
    : "";
if (leftOut) console.warn(leftOut);

const prefixed = prefixer();
const running = new Set<Child>();
const times: string[] = [];

async function runLane(names: string[]): Promise<void> {
  for (const name of names.filter(isChosen)) {
    const begun = performance.now();
    const onLine = prefixed(name);
    for (const step of layers[name] ?? []) await runStep(name, step, onLine);
    times.push(`${name} ${Math.round((performance.now() - begun) / 1000)} s`);
  }
}

async function runStep(name: string, [command = "", ...args]: string[], onLine: (line: string) => void) {
  onLine(`▸ ${command} ${args.join(" ")}`);
  const child = startChild({
    command,
    args,
    cwd: process.cwd(),
    env: { ...process.env, CHROMIUM_PATH: chromium },
    onLine,
  });
  running.add(child);
  const how = await child.ended;
  running.delete(child);
  if (how !== "exit code 0") await stop(`✗ ${name} failed: ${how}\nlayers: ${times.length} passed, 1 failed`);
}

let stopping: Promise<never> | undefined;

/** Ends what still runs as Ctrl-C would, so that no database of a test outlives it. */
function stop(why: string): Promise<never> {
  stopping ??= endAll(why);
  return stopping;
}

async function endAll(why: string): Promise<never> {
  await Promise.all([...running].map((child) => child.stop("SIGINT", 15_000)));
  console.error(`\n${why}`);
  process.exit(1);
}

for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => void stop("stopped"));
await Promise.all(LANES.map(runLane));
await runLane(AFTER_ALL);
console.log(`\n✓ ${times.join(" · ")}\nlayers: ${times.length} passed, 0 failed${leftOut}`);

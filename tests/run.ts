import { spawnSync } from "node:child_process";
import { existsSync, globSync } from "node:fs";
import { dirname } from "node:path";
import { isInstalled } from "./support/installed-program.ts";

// Every layer, cheapest first; stops at the first that fails. `npm test -- api e2e` runs some of them.
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

const NEEDS_CHROMIUM = ["stories", "e2e"];

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !(name in layers));
if (unknown.length > 0) {
  console.error(`No such layer: ${unknown.join(", ")}. There are: ${Object.keys(layers).join(", ")}.`);
  process.exit(2);
}
const chosen = asked.length > 0 ? asked : Object.keys(layers);
if (chosen.some((name) => NEEDS_CHROMIUM.includes(name)) && !existsSync(chromium)) {
  console.error(
    `The browser tests need Chromium at ${chromium} (or CHROMIUM_PATH). On Debian: apt-get install chromium`,
  );
  process.exit(2);
}
const leftOut =
  chosen.includes("e2e") && !isInstalled("caddy")
    ? "\nLeft out: the services of docker-compose.yml, which need Caddy. On Debian: apt-get install caddy"
    : "";
if (leftOut) console.warn(leftOut);

const times: string[] = [];
for (const name of chosen) {
  const start = performance.now();
  for (const [command = "", ...args] of layers[name] ?? []) {
    console.log(`\n▸ ${name}: ${[command, ...args].join(" ")}`);
    const { status } = spawnSync(command, args, { stdio: "inherit", env: { ...process.env, CHROMIUM_PATH: chromium } });
    if (status !== 0) {
      console.error(`\n✗ ${name} failed\nlayers: ${times.length} passed, 1 failed`);
      process.exit(1);
    }
  }
  times.push(`${name} ${Math.round((performance.now() - start) / 1000)} s`);
}
console.log(`\n✓ ${times.join(" · ")}\nlayers: ${times.length} passed, 0 failed${leftOut}`);

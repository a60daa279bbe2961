import { globSync } from "node:fs";
import { dirname } from "node:path";
import { findBrowser } from "../design-system/browser/browser.ts";
import { usesCaddy } from "./support/installed-program.ts";
import { type Layers, runLayers } from "./support/run-steps.ts";

// Every layer, cheapest first; stops at the first that fails. `npm test -- api e2e` runs some of them.
const remotes = globSync("mf-*/remote.json")
  .map((file) => dirname(file))
  .sort();
const step = (...command: string[]) => ({ command });
const npm = (...command: string[]) => step("npm", "run", "--silent", ...command);
const vitest = (root: string, ...rest: string[]) => step("vitest", "run", "--root", root, ...rest);

const layers: Layers = {
  lint: [npm("lint"), vitest("tests", "--project", "boundaries")],
  types: [npm("typecheck")],
  contract: [step("node", "contracts/codegen/generate.ts", "--check"), npm("schema", "--", "--check")],
  unit: [
    vitest("tests", "--project", "domain", "--project", "coverage"),
    ...["shell", ...remotes].map((part) => vitest(part)),
  ],
  tools: [vitest("tests", "--project", "tools")],
  api: [vitest("tests", "--project", "api")],
  build: [npm("build"), vitest("tests", "--project", "built")],
  stories: [step("npm", "test", "--silent", "-w", "@courtside/design-system")],
  e2e: [step("playwright", "test", "--config", "tests/playwright.config.ts")],
};

const NEEDS_BROWSER = ["tools", "stories", "e2e"];

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !(name in layers));
if (unknown.length > 0) {
  console.error(`No such layer: ${unknown.join(", ")}. There are: ${Object.keys(layers).join(", ")}.`);
  process.exit(2);
}
const chosen = asked.length > 0 ? asked : Object.keys(layers);
if (chosen.some((name) => NEEDS_BROWSER.includes(name))) {
  const { version, path, source } = findBrowser();
  console.log(`Browser: ${version} (${source}: ${path})`);
}
const note =
  chosen.includes("e2e") && !usesCaddy()
    ? "Caddy is not installed: the services of docker-compose.yml run behind a stand-in of the tests, not its Caddyfiles."
    : "";
await runLayers(Object.fromEntries(chosen.map((name) => [name, layers[name] ?? []])), note);

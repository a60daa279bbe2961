import { globSync } from "node:fs";
import { dirname } from "node:path";
import { findBrowser } from "../design-system/browser/browser.ts";
import { usesCaddy } from "./support/installed-program.ts";
import { filteredSteps, parseRequest } from "./support/requested-layers.ts";
import { type Layers, runLayers } from "./support/run-steps.ts";

// Every layer, cheapest first; stops at the first that fails. `npm test -- api e2e` runs some of them, `npm test -- api news` of one
// the files whose path has "news".
const remotes = globSync("mf-*/remote.json")
  .map((file) => dirname(file))
  .sort();
const step = (...command: string[]) => ({ command });
const npm = (...command: string[]) => step("npm", "run", "--silent", ...command);
const vitest = (root: string, ...rest: string[]) => ({
  ...step("vitest", "run", "--root", root, ...rest),
  files: `${root}/**/*.test.ts`,
});
/** The files of a project of tests/ are in the folder of its name, but for those that need a build. */
const project = (...names: string[]) => ({
  ...vitest("tests", ...names.flatMap((name) => ["--project", name])),
  files: `tests/{${names.map((name) => (name === "built" ? "contract" : name)).join(",")},-}/**/*.test.ts`,
});

const layers: Layers = {
  lint: [npm("lint"), project("boundaries")],
  types: [npm("typecheck")],
  contract: [
    step("node", "contracts/codegen/generate.ts", "--check"),
    npm("schema", "--", "--check"),
    npm("tokens", "--", "--check"),
    npm("api-report", "--", "--check"),
  ],
  unit: [project("domain", "coverage"), ...["shell", ...remotes].map((part) => vitest(part))],
  tools: [project("tools")],
  api: [project("api")],
  build: [npm("build"), project("built")],
  stories: [
    {
      ...step("npm", "test", "--silent", "-w", "@courtside/design-system", "--"),
      files: "{design-system,shell,mf-*}/**/*.{stories.tsx,test.ts,test.tsx}",
    },
  ],
  e2e: [
    {
      ...step("playwright", "test", "--config", "tests/playwright.config.ts"),
      files: "tests/e2e/**/*.spec.ts",
    },
  ],
};

const NEEDS_BROWSER = ["tools", "stories", "e2e"];

const { chosen, filters, problem } = parseRequest(process.argv.slice(2), Object.keys(layers));
if (problem) {
  console.error(problem);
  process.exit(2);
}
if (chosen.some((name) => NEEDS_BROWSER.includes(name))) {
  const { version, path, source } = findBrowser();
  console.log(`Browser: ${version} (${source}: ${path})`);
}
const note =
  chosen.includes("e2e") && !usesCaddy()
    ? "Caddy is not installed: the services of docker-compose.yml run behind a stand-in of the tests, not its Caddyfiles."
    : "";
const steps = chosen.map((name) => [name, filteredSteps(layers[name] ?? [], filters)] as const);
const empty = steps.filter(([, left]) => left.length === 0).map(([name]) => name);
if (empty.length > 0) {
  console.error(`No test file of ${empty.join(", ")} has ${filters.join(" or ")} in its path.`);
  process.exit(2);
}
await runLayers(Object.fromEntries(steps), { note, together: ["lint", "types", "contract", "unit"] });

import { findBrowser } from "../design-system/browser/browser.ts";
import { installedBrowser } from "../design-system/browser/installed-browser.ts";
import { isInstalled, usesCaddy } from "./support/installed-program.ts";
import { lacksForPatroni } from "./support/patroni-cluster.ts";
import { parseRequest } from "./support/requested-layers.ts";
import { type Layers, runLayers } from "./support/run-steps.ts";

// Tests that take longer than an ordinary run may, or need packages of Debian: `npm run test:long`. `npm run test:long -- ops e2e` runs
// some of the layers.
const hasPooler = isInstalled("pgbouncer");
const lacksForFailover = [...(hasPooler ? [] : ["pgbouncer"]), ...lacksForPatroni()];
const leftOut = [
  ...(hasPooler ? [] : ["long/pooler.test.ts"]),
  ...(lacksForFailover.length > 0 ? ["long/failover.test.ts"] : []),
];
const vitest = (...args: string[]) => ["vitest", "run", "--root", "tests", ...args];

const layers: Layers = {
  size: [
    {
      command: [
        ...vitest("--project", "long", "--project", "domain"),
        ...leftOut.flatMap((file) => ["--exclude", file]),
      ],
      env: { PROPERTY_CASES: "40000", FUZZ_RUNS: "10000" },
    },
  ],
  api: [
    {
      command: vitest("--project", "api", "api/races", "api/crash", "api/demo-", "at-size", "closures/worlds"),
      env: { API: "all", RACE_ROUNDS: "50", CRASHES: "10", CLOSURE_WORLDS: "1000" },
    },
  ],
  "release-before": [{ command: ["npm", "run", "--silent", "test:release-before"] }],
  fuzz: [{ command: vitest("--project", "api", "api/fuzz.test"), env: { FUZZ_RUNS: "10000" } }],
  mutation: [{ command: ["npm", "run", "--silent", "mutation"] }],
  backup: [{ command: vitest("--project", "tools", "tools/backup"), env: { BACKUP_CLUBS: "30" } }],
  ops: [{ command: vitest("--project", "tools", "tools/ops", "tools/helm", "tools/compose") }],
  build: [{ command: ["npm", "run", "--silent", "build"] }],
  stories: [{ command: ["npm", "test", "--silent", "-w", "@courtside/design-system"], env: { STORIES: "all" } }],
  e2e: [{ command: ["playwright", "test", "--config", "tests/playwright.config.ts"], env: { E2E: "all" } }],
};

const {
  chosen,
  filters,
  problem = filters[0] && `No such layer: ${filters[0]}.`,
} = parseRequest(process.argv.slice(2), Object.keys(layers));
if (problem) {
  console.error(problem);
  process.exit(2);
}

const lacks = [
  ...(hasPooler ? [] : ["PgBouncer, so long/pooler.test.ts is left out (Debian: apt-get install pgbouncer)"]),
  ...(lacksForFailover.length > 0
    ? [`what long/failover.test.ts needs, which is left out (Debian: apt-get install ${lacksForFailover.join(" ")})`]
    : []),
  ...(isInstalled("promtool")
    ? []
    : ["promtool, so the alerts are compared with the metrics and do not fire (Debian: apt-get install prometheus)"]),
  ...(isInstalled("helm")
    ? []
    : ["Helm, so the chart is held against Kubernetes' own schemas and not rendered by helm lint"]),
  ...(isInstalled("docker")
    ? []
    : ["Docker, so docker-compose.yml is held against the parts of its format that it uses"]),
  ...(installedBrowser(process.env)
    ? []
    : ["an installed Chromium, so e2e/shell/push-shown.spec.ts is left out (Debian: apt-get install chromium)"]),
  ...(usesCaddy() ? [] : ["Caddy, so docker-compose.yml runs behind a stand-in (Debian: apt-get install caddy)"]),
];
const { version, source } = findBrowser();
console.log(`Browser: ${version} (${source})`);
await runLayers(Object.fromEntries(chosen.map((name) => [name, layers[name] ?? []])), {
  note: lacks.map((lack) => `This machine lacks ${lack}.`).join("\n"),
});

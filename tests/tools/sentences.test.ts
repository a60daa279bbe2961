import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { inSentences } from "../../api/src/registry/change-live.ts";
import { prepareDataDirectory } from "../../tools/environment/data-directory.ts";
import { takeLock } from "../../tools/environment/launcher-lock.ts";
import { readEnvironment } from "../../tools/environment/read-environment.ts";
import { saveClusterSettings } from "../../tools/postgres/cluster-settings.ts";
import { acquireDatabase } from "../../tools/postgres/database.ts";
import { demandFreePort } from "../../tools/process/free-port.ts";
import type { Lifetime } from "../../tools/process/lifetime.ts";

let directory: string;

beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), "courtside-sentences-"));
});

afterEach(() => rmSync(directory, { recursive: true }));

test.each([
  ["PORT", { PORT: "abc" }],
  ["QA_LOGIN", { QA_LOGIN: "perhaps" }],
  ["REMOTE_ORIGINS", { REMOTE_ORIGINS: "https://remotes.example/path" }],
  ["QA_LOGIN", { APP_ENV: "production", SITE_URL: "https://club.example", QA_LOGIN: "on" }],
  ["REMOTE_OVERRIDES", { APP_ENV: "production", SITE_URL: "https://club.example", REMOTE_OVERRIDES: "on" }],
  ["TEST_CLOCK", { APP_ENV: "production", SITE_URL: "https://club.example", TEST_CLOCK: "on" }],
  ["DATABASE_URL", { DATABASE_URL: "mysql://localhost/club" }],
  ["LOG_LEVEL", { LOG_LEVEL: "loud" }],
])("a wrong %s is named", (variable, env) => {
  expect(() => readEnvironment(env)).toThrow(new RegExp(`^${variable}: .+`));
});

test("a busy port is reported in one sentence that names it and another one", async () => {
  const other = createServer().listen(0, "127.0.0.1");
  await once(other, "listening");
  const address = other.address();
  const port = typeof address === "object" && address ? address.port : 0;
  await expect(demandFreePort(port)).rejects.toThrow(`PORT: port ${port} is taken by another program`);
  await expect(demandFreePort(port, "METRICS_PORT")).rejects.toThrow(`METRICS_PORT: port ${port} is taken`);
  other.close();
});

test("a DATA_DIR that is a file is reported in one sentence", () => {
  const file = join(directory, "file");
  writeFileSync(file, "");
  expect(() => prepareDataDirectory(file)).toThrow(`DATA_DIR: ${file} is not a directory`);
  expect(() => prepareDataDirectory(join(file, "below"))).toThrow("is not a directory");
});

test("a DATA_DIR that a running launcher holds is rejected, and taken over once that one is killed", async () => {
  const launcher = spawn(process.execPath, ["-e", "setInterval(() => {}, 1000)", "tools/start.ts"], {
    stdio: "ignore",
  });
  await once(launcher, "spawn");
  writeFileSync(join(directory, "launcher.json"), JSON.stringify({ pid: launcher.pid, command: "npm start" }));
  await expect(takeLock(directory, "npm run dev")).rejects.toThrow(
    `Courtside already runs on DATA_DIR ${directory} (npm start, process ${launcher.pid})`,
  );
  launcher.kill("SIGKILL");
  await once(launcher, "exit");
  const lock = await takeLock(directory, "npm run dev");
  lock.release();
});

test("a command that needs the database joins a running Courtside, and not another command, whose end would stop it", async () => {
  const other = spawn(process.execPath, ["-e", "setInterval(() => {}, 1000)", "tools/backup.ts"], { stdio: "ignore" });
  onTestFinished(() => void other.kill("SIGKILL"));
  await once(other, "spawn");
  const settings = { port: 1, cluster: join(directory, "postgres"), superuserPassword: "owner", apiPassword: "api" };
  saveClusterSettings(directory, settings);
  const acquireWhileHeldBy = (command: string) => {
    writeFileSync(join(directory, "launcher.json"), JSON.stringify({ pid: other.pid, command }));
    return acquireDatabase(readEnvironment({ DATA_DIR: directory }), {} as Lifetime, "npm run clubs");
  };
  for (const command of ["npm start", "npm run dev"])
    expect(await acquireWhileHeldBy(command)).toBe("postgres://postgres:owner@127.0.0.1:1/courtside");
  await expect(acquireWhileHeldBy("npm run backup")).rejects.toThrow(
    `npm run backup (process ${other.pid}) uses DATA_DIR ${directory}: try again when it has ended.`,
  );
});

test("a full disk is reported in one sentence, by a command and by the api", async () => {
  const full = (code: string) => Object.assign(new Error(`${code}: no space left on device, write`), { code });
  const module = join(import.meta.dirname, "../../tools/process/command.ts");
  const program = `
    const { runCommand } = await import(${JSON.stringify(module)});
    await runCommand(() => Promise.reject(Object.assign(new Error("ENOSPC: no space left on device, write"), { code: "ENOSPC" })));
  `;
  const { status, stderr } = spawnSync(process.execPath, ["--input-type=module", "--eval", program], {
    encoding: "utf8",
  });
  expect([status, stderr.trim()]).toEqual([1, "The disk is full: ENOSPC: no space left on device, write."]);

  const error = vi.fn();
  for (const code of ["ENOSPC", "EDQUOT", "EROFS"])
    await expect(inSentences({ error } as never, [], () => Promise.reject(full(code)))).rejects.toMatchObject({
      kind: "unavailable",
      code: "releases_not_writable",
    });
  expect(error).toHaveBeenCalledTimes(3);
});

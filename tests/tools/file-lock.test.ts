import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { afterAll, expect, test } from "vitest";
import { FileLockedError, withFileLock } from "../../api/src/registry/file-lock.ts";

const folder = mkdtempSync(join(tmpdir(), "courtside-lock-"));
afterAll(() => rmSync(folder, { recursive: true }));

test("who works for long keeps the lock, however soon one that is left behind counts as stale", async () => {
  const file = join(folder, "long");
  const times = { stale: 300, timeout: 10_000 };
  let working = 0;
  const work = async () => {
    working += 1;
    expect(working).toBe(1);
    await delay(1_000);
    working -= 1;
  };
  await Promise.all([withFileLock(file, times, work), withFileLock(file, times, work)]);
  expect(existsSync(file)).toBe(false);
});

test("a lock that another process has taken is left to it", async () => {
  const file = join(folder, "taken");
  await withFileLock(file, { stale: 1_000, timeout: 0 }, () => writeFileSync(file, "another's"));
  expect(readFileSync(file, "utf8")).toBe("another's");
  await expect(withFileLock(file, { stale: 60_000, timeout: 0 }, () => {})).rejects.toThrow(FileLockedError);
});

test("a command that is ended in the middle leaves no lock", () => {
  const file = join(folder, "ended");
  const module = join(import.meta.dirname, "../../api/src/registry/file-lock.ts");
  const program = `
    const { withFileLock } = await import(${JSON.stringify(module)});
    await withFileLock(${JSON.stringify(file)}, { stale: 1000, timeout: 0 }, () => process.exit(7));
  `;
  expect(spawnSync(process.execPath, ["--input-type=module", "--eval", program]).status).toBe(7);
  expect(existsSync(file)).toBe(false);
});

import { type ChildProcess, execFile } from "node:child_process";
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { expect, inject, onTestFinished, test, vi } from "vitest";
import { startOwnDatabase } from "../../support/own-database.ts";

// What blocks or ends an export would do so to those of other tests.
const { sql, ownerUrl, env } = await startOwnDatabase();
const root = resolve(import.meta.dirname, "../../..");

async function folderAndClub() {
  const folder = mkdtempSync(join(tmpdir(), "courtside-failed-export-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const [club] = await sql<{ id: string }[]>`insert into clubs (name) values ('Of an export') returning id`;
  return { folder, club: club?.id ?? "" };
}

/** `npm run clubs -- export` into a folder, under a shell's limit on the size of a file if there is one. */
function startExport(folder: string, club: string, limit = "unlimited") {
  const { promise, resolve: settle } = Promise.withResolvers<{ code: unknown; stderr: string }>();
  const command = [process.execPath, "tools/clubs.ts", "export", club, join(folder, "club.jsonl.gz")];
  const child: ChildProcess = execFile(
    "sh",
    ["-c", `ulimit -f ${limit} && exec "$@"`, "sh", ...command],
    { cwd: root, env: { ...process.env, ...env, MIGRATION_DATABASE_URL: ownerUrl, DATA_DIR: inject("dataDir") } },
    (error, _, stderr) => settle({ code: error ? error.code : 0, stderr }),
  );
  return { child, ended: promise };
}

/** Holds an export before its last table; `act` gets the process id of its connection. */
async function whileItWaits(act: (connection: number) => unknown): Promise<void> {
  const blocker = await sql.reserve();
  try {
    await blocker`begin`;
    await blocker`lock table users in access exclusive mode`;
    const connection = await vi.waitFor(
      async () => {
        const [row] = await sql<{ pid: number }[]>`
          select pid from pg_stat_activity
          where datname = current_database() and application_name = 'courtside-operator' and wait_event_type = 'Lock'`;
        return row?.pid ?? expect.unreachable("the export does not wait yet");
      },
      { timeout: 30_000, interval: 50 },
    );
    await act(connection);
  } finally {
    await blocker`rollback`;
    blocker.release();
  }
}

test("a full disk leaves no part of an export", async () => {
  const { folder, club } = await folderAndClub();
  await sql`
    insert into audit_log (club_id, actor_role, action, subject_type, subject_id, detail)
    select ${club}, 'admin', 'club.updated', 'club', ${club}, jsonb_build_object('n', md5(n::text))
    from generate_series(1, 2000) as n`;
  // Of so many blocks of 512 bytes.
  const { code, stderr } = await startExport(folder, club, "4").ended;
  expect([code, stderr]).toEqual([1, expect.stringContaining("EFBIG")]);
  expect(readdirSync(folder)).toEqual([]);
});

test("a connection that ends leaves no part of an export", async () => {
  const { folder, club } = await folderAndClub();
  const blocked = whileItWaits(async (connection) => {
    expect(readdirSync(folder)).toHaveLength(1);
    await sql`select pg_terminate_backend(${connection})`;
  });
  const { ended } = startExport(folder, club);
  await blocked;
  expect((await ended).code).toBe(1);
  expect(readdirSync(folder)).toEqual([]);
});

test("Ctrl-C ends an export, and leaves no part of it", async () => {
  const { folder, club } = await folderAndClub();
  const { child, ended } = startExport(folder, club);
  await whileItWaits(() => child.kill("SIGINT"));
  await ended;
  expect(readdirSync(folder)).toEqual([]);
});

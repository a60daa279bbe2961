import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import postgres from "postgres";
import { afterAll, beforeAll, expect, test } from "vitest";
import { backUp } from "../../api/launch/backup/back-up.ts";
import { putBack } from "../../api/launch/backup/put-back.ts";
import { readClusterSettings } from "../../api/launch/postgres/cluster-settings.ts";
import { startPostgres } from "../../api/launch/postgres/embedded-postgres.ts";

let home: string;

beforeAll(() => {
  home = mkdtempSync(join(tmpdir(), "courtside-backup-"));
});

afterAll(() => {
  for (const name of ["first", "second"]) {
    const cluster = readClusterSettings(join(home, name))?.cluster;
    if (cluster) rmSync(cluster, { recursive: true, force: true });
  }
  rmSync(home, { recursive: true, force: true });
});

const connect = (url: string) => postgres(url, { max: 2, onnotice: () => {} });

test("a backup of a working server holds all that was committed before it, and half of nothing", async () => {
  const dataDir = join(home, "first");
  const server = await startPostgres({ dataDir });
  writeFileSync(join(dataDir, "keys.json"), "the keys");
  const sql = connect(server.url());
  await sql`create table moves (account integer, amount integer)`;
  await sql`insert into moves select n, 0 from generate_series(1, 50000) n`;
  await sql`insert into moves values (0, 7), (0, -7)`;

  let going = true;
  let moved = 0;
  const mover = (async () => {
    // Each transaction moves an amount between two rows far from each other: any whole state sums to nothing.
    for (; going; moved++) {
      await sql.begin(async (tx) => {
        await tx`update moves set amount = amount - 1 where account = ${1 + (moved % 100)}`;
        await tx`update moves set amount = amount + 1 where account = ${50_000 - (moved % 100)}`;
        await tx`insert into moves values (-1, ${moved}), (-2, ${-moved})`;
      });
    }
  })();
  const file = join(home, "backup.tar.gz");
  const before = moved;
  await backUp(dataDir, server.url(), file);
  going = false;
  await mover;
  expect(moved).toBeGreaterThan(before);
  expect(statSync(file).mode & 0o077).toBe(0);
  await expect(backUp(dataDir, server.url(), file)).rejects.toThrow("never overwrites another");
  await expect(putBack(dataDir, file)).rejects.toThrow("holds a database");
  await sql.end();
  await server.stop();

  const second = join(home, "second");
  const settings = await restoreInto(second, file);
  expect(readFileSync(join(second, "keys.json"), "utf8")).toBe("the keys");
  expect(readFileSync(join(second, "keys.json.before-restore"), "utf8")).toBe("other keys");
  const restored = await startPostgres({ dataDir: second });
  expect(restored.cluster).toBe(settings.cluster);
  // Not the log from the last checkpoint on, as after a crash, but all of it from the backup's own begin.
  expect(readFileSync(join(second, "postgres.log"), "utf8")).toContain("completed backup recovery");
  const again = connect(restored.url());
  const [row] = await again`select count(*) filter (where account = 0)::int as kept, sum(amount)::int as sum,
    count(*) filter (where account = -1)::int as moves from moves`;
  expect([row?.kept, row?.sum]).toEqual([2, 0]);
  expect(row?.moves).toBeGreaterThanOrEqual(before);
  await again`insert into moves values (-3, 0)`;
  await again.end();
  await restored.stop();
});

async function restoreInto(dataDir: string, file: string) {
  mkdirSync(dataDir, { mode: 0o711 });
  writeFileSync(join(dataDir, "keys.json"), "other keys");
  await putBack(dataDir, file);
  const settings = readClusterSettings(dataDir);
  if (!settings) throw new Error("nothing was restored");
  return settings;
}

test("what is no backup is said in one sentence, and changes nothing", async () => {
  const dataDir = mkdtempSync(join(home, "empty-"));
  const torn = join(home, "torn.tar.gz");
  writeFileSync(torn, readFileSync(join(home, "backup.tar.gz")).subarray(0, 100_000));
  const text = join(home, "text.tar.gz");
  writeFileSync(text, "not an archive");
  await expect(putBack(dataDir, join(home, "none.tar.gz"))).rejects.toThrow("There is no ");
  await expect(putBack(dataDir, text)).rejects.toThrow(/cannot be read as a backup|is no backup/);
  await expect(putBack(dataDir, torn)).rejects.toThrow(/cannot be read as a backup|is no backup/);
  expect(existsSync(join(dataDir, "postgres.json"))).toBe(false);
  expect(existsSync(join(dataDir, "postgres"))).toBe(false);
});

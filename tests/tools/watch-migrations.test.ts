import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { watchMigrations } from "../../tools/postgres/watch-migrations.ts";

test("a saved migration or function is reported, with the command that applies it, and nothing else is", async () => {
  const folder = mkdtempSync(join(tmpdir(), "courtside-migrations-"));
  for (const name of ["migrations", "functions/courts"]) mkdirSync(join(folder, name), { recursive: true });
  const lines: string[] = [];
  const stop = watchMigrations((line) => lines.push(line), folder);
  onTestFinished(() => {
    stop();
    rmSync(folder, { recursive: true });
  });
  writeFileSync(join(folder, "schema.sql"), "");
  writeFileSync(join(folder, "migrations/099.do.lockers.sql.swp"), "");
  writeFileSync(join(folder, "migrations/099.do.lockers.sql"), "create table lockers ();");
  writeFileSync(join(folder, "functions/courts/open_courts.sql"), "select 1;");
  await expect.poll(() => lines.join("\n")).toContain("npm run migrate applies it to this database.");
  await expect.poll(() => lines.join("\n")).toContain("migrations/099.do.lockers.sql");
  await expect.poll(() => lines.join("\n")).toContain("functions/courts/open_courts.sql");
  expect(lines.join("\n")).not.toMatch(/schema|swp/);
});

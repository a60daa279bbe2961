import { randomUUID } from "node:crypto";
import postgres from "postgres";
import { afterAll, inject } from "vitest";
import { migrate } from "../../api/db/migrate.ts";
import { ownerSql } from "./world.ts";

interface OwnDatabase {
  sql: postgres.Sql;
  ownerUrl: string;
  env: { DATABASE_URL: string };
}

/** A database of a test file's own, for limits by network address and deletion by age, which other tests would affect. */
export async function startOwnDatabase(): Promise<OwnDatabase> {
  const name = `auth_${randomUUID().replaceAll("-", "")}`;
  await ownerSql`create database ${ownerSql(name)}`;
  const inIt = (url: string) => {
    const changed = new URL(url);
    changed.pathname = `/${name}`;
    return changed.href;
  };
  const url = inIt(inject("ownerUrl"));
  await migrate({ url });
  const sql = postgres(url, { max: 2, onnotice: () => {} });
  afterAll(async () => {
    await sql.end({ timeout: 1 });
    await ownerSql`drop database ${ownerSql(name)} with (force)`;
  });
  return { sql, ownerUrl: url, env: { DATABASE_URL: inIt(inject("apiDatabaseUrl")) } };
}

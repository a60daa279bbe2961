import postgres from "postgres";
import { inject } from "vitest";
import type { TestPerson } from "./world.ts";

/** The api's own login, which has no rights until it chooses a role. */
export const apiSql = postgres(inject("apiDatabaseUrl"), { max: 2, onnotice: () => {} });

/** The code of the error "insufficient privilege": a missing grant, or a row that tenant isolation hides. */
export const NOT_PERMITTED = "42501";

class RolledBack extends Error {}

/** A transaction that is always rolled back, begun as the api begins a request of this person. */
export async function asPersonInSql<T>(
  person: TestPerson,
  work: (sql: postgres.TransactionSql) => Promise<T>,
): Promise<T> {
  return rolledBack(async (sql) => {
    await sql`set local role courtside_tenant`;
    const [begun] = await sql`select (begin_request(${person.id}, ${person.sessionId})).problem`;
    if (begun?.problem !== null) throw new Error(`the request did not begin: ${begun?.problem}`);
    return work(sql);
  });
}

/** The same as the bare login. */
export async function rolledBack<T>(work: (sql: postgres.TransactionSql) => Promise<T>): Promise<T> {
  let result: { value: T } | undefined;
  await apiSql
    .begin(async (sql) => {
      result = { value: await work(sql) };
      throw new RolledBack();
    })
    .catch((error: unknown) => {
      if (!(error instanceof RolledBack)) throw error;
    });
  if (!result) throw new Error("the transaction gave nothing");
  return result.value;
}

/** Runs a statement in a savepoint of its own: its row count, or the code of the error. */
export async function attempt(
  sql: postgres.TransactionSql,
  statement: (sql: postgres.TransactionSql) => postgres.PendingQuery<postgres.Row[]>,
): Promise<number | string> {
  try {
    return await sql.savepoint(async (inner) => (await statement(inner)).count);
  } catch (error) {
    if (error instanceof postgres.PostgresError) return error.code;
    throw error;
  }
}

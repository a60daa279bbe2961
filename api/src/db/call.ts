import type postgres from "postgres";
import type { FunctionRows, FunctionValues } from "../../db/row-types.ts";
import type { Sql } from "./session.ts";

/** The arguments of a function; JSON is passed as `sql.json(…)`. */
type Argument = postgres.ParameterOrFragment<never>;

/** The value that a function of api/db/functions returns, with its type from the database. */
export async function callFunction<Name extends keyof FunctionValues>(
  sql: Sql,
  name: Name,
  ...args: Argument[]
): Promise<FunctionValues[Name] | null> {
  const [row] = await call<{ value: FunctionValues[Name] }>(sql, name, args);
  return row?.value ?? null;
}

/**
 * The rows that a function of api/db/functions returns. `Row` says what the database does not: which columns are never null, and what
 * JSON holds; it must have every column.
 */
export async function callForRows<Name extends keyof FunctionRows, Row extends FunctionRows[Name] = FunctionRows[Name]>(
  sql: Sql,
  name: Name,
  ...args: Argument[]
): Promise<Row[]> {
  return await call<Row>(sql, name, args);
}

function call<Row>(sql: Sql, name: string, args: Argument[]) {
  const list = args.map((arg, place) => (place === 0 ? sql`${arg}` : sql`, ${arg}`));
  return sql<(Row & object)[]>`select * from ${sql(name)}(${list.length === 0 ? sql`` : list}) as value`;
}

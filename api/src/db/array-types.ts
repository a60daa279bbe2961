import type postgres from "postgres";

export type ArrayTypes = Record<string, postgres.PostgresType>;

const isOfArrays = (parse: unknown) => typeof parse === "function" && "array" in parse && parse.array === true;

/**
 * The array types that a connection has read from the database, to be given to the next ones. The driver queries them on each
 * connection and does not handle a failure: if the server ends just then, or a pooler does not respond, the process would exit.
 * Undefined for a connection that did not get that far.
 */
export function arrayTypesOf({ options: { parsers, serializers } }: postgres.Sql): ArrayTypes | undefined {
  const known = Object.entries(parsers).filter(([, parse]) => isOfArrays(parse));
  if (known.length === 0) return undefined;
  return Object.fromEntries(
    known.map(([oid, parse]) => {
      const to = Number(oid);
      return [`array_${oid}`, { to, from: [to], parse, serialize: serializers[to] ?? String }];
    }),
  );
}

import type postgres from "postgres";

export type ArrayTypes = Record<string, postgres.PostgresType>;

const isOfArrays = (parse: unknown) => typeof parse === "function" && "array" in parse && parse.array === true;

/**
 * What a connection has asked the database about its array types, to be given to the next ones. The driver asks on each
 * connection and waits for no response: where the server ends just then, or a pooler has none, that would end the process.
 * Undefined for one that never got so far.
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

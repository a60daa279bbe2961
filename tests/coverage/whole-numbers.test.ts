import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

interface Schema {
  $ref?: string;
  type?: string | string[];
  maximum?: number;
}
interface Operation {
  requestBody?: { content: Record<string, { schema: Schema }> };
  parameters?: { name: string; schema: Schema }[];
}
const document = JSON.parse(readFileSync(new URL("../../contracts/api/openapi.json", import.meta.url), "utf8"));

/** What a column of Postgres holds: a greater number would be answered 500. */
const MOST = 2 ** 31 - 1;

/** Compared or limited by code. */
const HELD_OTHERWISE = ["confirm_stranded", "max_booking_length_minutes", "max_players"];

const resolved = (schema: Schema): Schema =>
  schema.$ref
    ? schema.$ref
        .slice(2)
        .split("/")
        .reduce((part, name) => part[name], document)
    : schema;

/** The paths of the whole numbers in a schema that have no maximum. */
function unlimitedIn(given: Schema, path: string[], seen: Schema[] = []): string[] {
  const schema = resolved(given);
  if (seen.includes(schema) || path.some((name) => HELD_OTHERWISE.includes(name))) return [];
  const isUnlimited =
    [schema.type].flat().includes("integer") && !((schema.maximum ?? Number.POSITIVE_INFINITY) <= MOST);
  const parts = Object.entries(schema).filter(([, part]) => typeof part === "object" && part !== null);
  return [
    ...(isUnlimited ? [path.join(".")] : []),
    ...parts.flatMap(([name, part]) => unlimitedIn(part, [...path, name], [...seen, schema])),
  ];
}

const operations = Object.entries<Record<string, Operation>>(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ called: `${method} ${path}`, ...operation })),
);

test("whole numbers of requests have a maximum that the database holds", () => {
  const unlimited = operations.flatMap(({ called, requestBody, parameters = [] }) => [
    ...Object.values(requestBody?.content ?? {}).flatMap(({ schema }) => unlimitedIn(schema, [called])),
    ...parameters.flatMap(({ name, schema }) => unlimitedIn(schema, [called, name])),
  ]);
  expect(unlimited).toEqual([]);
  expect(operations.length).toBeGreaterThan(100);
});

import json from "../api/openapi.json" with { type: "json" };
import { closed } from "./closed.ts";
import type { OpenApiDocument, Operation, Schema } from "./document.ts";

/** What the api says of itself, contracts/api/openapi.json, with nothing left open. */
export const openApi = closed(json as unknown as OpenApiDocument);

export interface NamedOperation {
  /** "POST /bookings". */
  name: string;
  method: string;
  path: string;
  /** Matches the whole pathname, with the parameters as groups. */
  pattern: RegExp;
  operation: Operation;
  /** Its parameters as one object each. */
  parameters: Record<"path" | "query", Schema>;
}

/** Where the api stands on its server. */
export const BASE = "/api/v1";

export const operations: NamedOperation[] = Object.entries(openApi.paths).flatMap(([path, item]) =>
  Object.entries(item).map(([method, operation]) => ({
    name: `${method.toUpperCase()} ${path}`,
    method: method.toUpperCase(),
    path,
    pattern: new RegExp(`^${BASE}${path.replaceAll(/\{(\w+)\}/g, "(?<$1>[^/]+)")}$`),
    operation,
    parameters: { path: parametersIn("path", operation), query: parametersIn("query", operation) },
  })),
);

function parametersIn(kind: "path" | "query", { parameters = [] }: Operation): Schema {
  const named = parameters.filter((each) => each.in === kind);
  return {
    type: "object",
    properties: Object.fromEntries(named.map(({ name, schema }) => [name, schema])),
    required: named.filter(({ required }) => required).map(({ name }) => name),
    additionalProperties: false,
  };
}

/** Where a handler of msw listens for an operation, whatever the origin is. */
export const handlerPath = (path: string): string => `*${BASE}${path.replaceAll(/\{(\w+)\}/g, ":$1")}`;

/** The operation that a call is for; undefined for a call that the api has no route for. */
export const operationOf = (method: string, pathname: string): NamedOperation | undefined =>
  operations.find((each) => each.method === method && each.pattern.test(pathname));

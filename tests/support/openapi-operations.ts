import { randomUUID } from "node:crypto";
import { call } from "./call.ts";
import { dateFromNow } from "./world.ts";

/** The parts of a JSON schema in the OpenAPI document that the tests read. */
export interface Schema {
  type?: string | string[];
  format?: string;
  enum?: unknown[];
  minimum?: number;
  pattern?: string;
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  $ref?: string;
}

export interface Parameter {
  name: string;
  in: "path" | "query" | "header";
  required?: boolean;
  schema?: Schema;
}

export interface Operation {
  /** "POST /bookings". */
  name: string;
  method: string;
  path: string;
  parameters: Parameter[];
  /** The JSON body's schema, where there is a body. */
  body: Schema | undefined;
  needsSession: boolean;
}

interface OpenApiOperation {
  parameters?: Parameter[];
  security?: unknown[];
  requestBody?: { content?: Record<string, { schema?: Schema }> };
  responses: Record<string, { content?: Record<string, unknown> }>;
}

interface OpenApiDocument {
  paths: Record<string, Record<string, OpenApiOperation>>;
  components?: { schemas?: Record<string, Schema> };
}

/** Every operation that the running api describes, except streams, which do not end by themselves. */
export async function readOperations(): Promise<Operation[]> {
  const document = (await call("/openapi.json")).body as unknown as OpenApiDocument;
  const schemas = document.components?.schemas ?? {};
  const resolved = (schema: Schema | undefined) =>
    schema?.$ref ? schemas[schema.$ref.split("/").at(-1) ?? ""] : schema;
  return Object.entries(document.paths).flatMap(([path, item]) =>
    Object.entries(item)
      .filter(([, operation]) => !("text/event-stream" in (operation.responses["200"]?.content ?? {})))
      .map(([method, operation]) => ({
        name: `${method.toUpperCase()} ${path}`,
        method: method.toUpperCase(),
        path,
        parameters: operation.parameters ?? [],
        body: resolved(operation.requestBody?.content?.["application/json"]?.schema),
        needsSession: operation.security !== undefined,
      })),
  );
}

const isUuid = (schema: Schema | undefined): boolean => schema?.format === "uuid";
/** One id, or a list of them. */
const holdsUuid = (schema: Schema | undefined): boolean => isUuid(schema) || isUuid(schema?.items);

/** The places where an operation takes an id, such as "path id" or "body court_id". */
export function idPlaces({ parameters, body }: Operation): string[] {
  return [
    ...parameters.filter(({ schema }) => isUuid(schema)).map((each) => `${each.in} ${each.name}`),
    ...Object.entries(body?.properties ?? {})
      .filter(([, schema]) => holdsUuid(schema))
      .map(([name]) => `body ${name}`),
  ];
}

/** A value that the schema allows and that suits the property's name. Ids come from `ids`, by their place. */
function sampleOf(name: string, schema: Schema, id: string | undefined): unknown {
  const type = [schema.type].flat()[0];
  if (isUuid(schema)) return id;
  if (isUuid(schema.items)) return id && [id];
  if (type === "object") {
    const parts = Object.entries(schema.properties ?? {}).map(([part, each]) => [part, sampleOf(part, each, id)]);
    return parts.every(([, value]) => value === undefined) ? undefined : Object.fromEntries(parts);
  }
  // Of a named schema, none: what needs one says so in its operation's rule.
  if (schema.$ref) return undefined;
  if (type === "array" && schema.items?.$ref) return [];
  if (type === "array") return [sampleOf(name, schema.items ?? {}, id)];
  if (schema.enum) return schema.enum[0];
  if (schema.format === "date") return dateFromNow(1);
  if (schema.format === "date-time") return `${dateFromNow(1)}T10:00:00Z`;
  if (type === "integer" || type === "number") return schema.minimum ?? 1;
  if (type === "boolean") return true;
  if (name === "email") return `${randomUUID()}@people.courtside.test`;
  if (name === "pin") return schema.pattern?.includes("{6") ? "284671" : "2846";
  // A time of day; other strings of this format are instants.
  if (schema.pattern && name.endsWith("_time")) return name === "end_time" ? "11:00" : "10:00";
  if (name === "start_time") return `${dateFromNow(1)}T10:00`;
  if (name === "end_time") return `${dateFromNow(1)}T11:00`;
  if (name === "preferred_start_time") return "10:00";
  if (name === "preferred_end_time") return "11:00";
  return name === "sport" ? "tennis" : `A ${name}`;
}

/** Fields that a valid request does not have beside another: a series ends by a number of dates or by a last one. */
const INSTEAD_OF: Record<string, string> = { until: "count" };

export interface Request {
  path: string;
  method: string;
  query: Record<string, string>;
  body?: Record<string, unknown>;
}

/** A valid request with required parameters and all body fields; ids by place, left out where `ids` has none. */
export function sampleRequest(operation: Operation, ids: Record<string, string | undefined>): Request {
  const { method, parameters, body } = operation;
  let path = operation.path;
  const query: Record<string, string> = {};
  for (const parameter of parameters) {
    const id = ids[`${parameter.in} ${parameter.name}`];
    const value = String(sampleOf(parameter.name, parameter.schema ?? {}, id));
    if (parameter.in === "path") path = path.replace(`{${parameter.name}}`, encodeURIComponent(value));
    if (parameter.in === "query" && (parameter.required || id)) query[parameter.name] = value;
  }
  if (!body) return { path, method, query };
  const properties = body.properties ?? {};
  const fields = Object.entries(properties)
    .filter(([name]) => !((INSTEAD_OF[name] ?? "") in properties))
    .map(([name, schema]) => [name, sampleOf(name, schema, ids[`body ${name}`])]);
  return { path, method, query, body: Object.fromEntries(fields.filter(([, value]) => value !== undefined)) };
}

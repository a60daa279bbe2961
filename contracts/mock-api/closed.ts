import type { OpenApiDocument, Schema } from "./document.ts";

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null;

const nameOf = ($ref: string) => $ref.split("/").at(-1) ?? "";

/** Of schemas that hold at once: one object with the fields of all. */
function merged(parts: Schema[], components: Record<string, Schema>): Schema {
  const objects = parts.map(({ $ref, ...own }) => ($ref ? (components[nameOf($ref)] ?? {}) : own));
  return {
    type: "object",
    properties: Object.assign({}, ...objects.map(({ properties }) => properties)),
    required: objects.flatMap(({ required = [] }) => required),
  };
}

/**
 * The same document with every object closed, so that a field which the api does not name is a failure; and each `$ref`
 * as the bare name of its schema.
 */
export function closed(document: OpenApiDocument): OpenApiDocument {
  const { schemas } = document.components;
  const close = (part: unknown): unknown => {
    if (Array.isArray(part)) return part.map(close);
    if (!isObject(part)) return part;
    if (typeof part.$ref === "string") return { $ref: nameOf(part.$ref) };
    const whole = Array.isArray(part.allOf) ? { ...merged(part.allOf, schemas) } : part;
    const isOpen = isObject(whole.properties) && "type" in whole && !("additionalProperties" in whole);
    const parts = Object.entries(whole).map(([key, each]) => [key, close(each)]);
    return { ...Object.fromEntries(parts), ...(isOpen && { additionalProperties: false }) };
  };
  return close(document) as OpenApiDocument;
}

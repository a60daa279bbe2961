import { z } from "zod";
import { remoteEntrySchema } from "../shell/registry.ts";

interface JsonSchema {
  type?: string;
  title?: string;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  items?: JsonSchema;
  minLength?: number;
  pattern?: string;
  enum?: unknown[];
  const?: unknown;
  tolerated?: boolean;
}

/** contracts/shell/registry-shape.ts: the registry's schema as data, for the shell, which carries no zod. */
export function registryShape(): string {
  const { $schema: _, ...schema } = z.toJSONSchema(remoteEntrySchema, { io: "input" });
  return [
    "// Generated from contracts/shell/registry.ts by `npm run codegen`. Do not edit.",
    'import type { Shape } from "./shape.ts";',
    "",
    "const text = /[^]/;",
    `export const ENTRY_SHAPE: Shape = ${shapeOf(schema as JsonSchema)};`,
    "",
  ].join("\n");
}

/** Throws for a keyword that contracts/shell/shape.ts cannot express. */
function shapeOf({ type, title, tolerated, ...schema }: JsonSchema): string {
  if (tolerated) return '"any"';
  const { properties, required = [], items, minLength, pattern, enum: choices, const: only, ...unknown } = schema;
  if (Object.keys(unknown).length > 0) throw new Error(`No shape for ${JSON.stringify(unknown)} in ${type} ${title}`);
  if (properties) {
    const fields = Object.entries(properties).map(
      ([name, of]) => `${required.includes(name) ? name : `"${name}?"`}: ${shapeOf(of)}`,
    );
    return `{ fields: { ${fields.join(", ")} } }`;
  }
  if (items) return `{ each: ${shapeOf(items)} }`;
  if (choices ?? only) return `{ oneOf: ${JSON.stringify(choices ?? [only])}${title ? `, title: "${title}"` : ""} }`;
  if (pattern) return String(new RegExp(pattern));
  if (type === "string" && minLength === 1) return "text";
  if (type === "number") return '"number"';
  throw new Error(`No shape for a ${type} ${title}`);
}

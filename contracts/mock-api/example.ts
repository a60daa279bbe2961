import type { Schema } from "./document.ts";
import { openApi } from "./operations.ts";
import { LENGTHS, SAMPLES } from "./samples.ts";

/** Where a value stands: the schema that names it, its field, its place in a list, and the day in a list of days. */
interface Place {
  owner: string;
  field: string;
  at: number;
  day: number;
}

const HOUR = 3_600_000;
/** Tuesday, March 10, 2026, 06:00 in New York. */
const OPENS = Date.parse("2026-03-10T10:00:00Z");
const KINDS: Record<string, string> = {
  club: "aaaaaaaa",
  booking: "bbbbbbbb",
  court: "cccccccc",
  courts: "cccccccc",
  lessoncourt: "cccccccc",
  user: "dddddddd",
  member: "dddddddd",
  profile: "dddddddd",
};

function idFor({ owner, field, at }: Place): string {
  const kind = field === "id" ? owner.toLowerCase() : field.replace(/_ids?$/, "");
  return `${KINDS[kind] ?? "eeeeeeee"}-0000-4000-8000-${String(at + 1).padStart(12, "0")}`;
}

function textFor(schema: Schema, place: Place): string {
  const { field, at, day } = place;
  const isEnd = /^end|expires|_end$/.test(field);
  if (schema.format === "uuid") return idFor(place);
  if (schema.format === "date-time") return new Date(OPENS + (day * 24 + at + (isEnd ? 1 : 0)) * HOUR).toISOString();
  if (schema.format === "date") return new Date(OPENS + (day || at) * 24 * HOUR).toISOString().slice(0, 10);
  if (schema.pattern?.includes("24:00")) return isEnd ? "17:00" : "09:00";
  if (typeof schema.example === "string") return schema.example;
  return `Some ${field.replaceAll("_", " ")}`;
}

/** A value that the schema allows, as the club of contracts/shell/fake-me.ts would have it; always the same. */
export function exampleOf({ $ref, ...given }: Schema, place: Place): unknown {
  const schema = $ref ? (openApi.components.schemas[$ref] ?? {}) : given;
  const types = [schema.type].flat();
  const isObject = types.includes("object");
  const owner = $ref ?? (isObject && place.field !== "data" ? place.field : place.owner);
  const sample =
    (($ref || isObject) && SAMPLES[owner]) || SAMPLES[`${place.owner}.${place.field}`] || SAMPLES[place.field];
  if (sample && ($ref || !(isObject || types.includes("array")))) {
    const value = sample(place.at);
    // A field of the same name may have a list of values elsewhere.
    if (!schema.enum || schema.enum.some((each) => each === value)) return value;
  }
  const { anyOf } = schema;
  if (types.includes("null") || anyOf?.some(({ type }) => type === "null")) return null;
  if (anyOf) return exampleOf(anyOf[0] ?? {}, { ...place, owner });
  if (schema.enum) return schema.enum[0];
  if (isObject) {
    const required = (schema.required ?? []).map((field) => [field, schema.properties?.[field] ?? {}] as const);
    return Object.fromEntries(required.map(([field, each]) => [field, exampleOf(each, { ...place, owner, field })]));
  }
  if (types.includes("array")) {
    const length = LENGTHS[place.field] ?? 3;
    // A list of choices names none twice.
    if (schema.items?.enum) return schema.items.enum.slice(0, length);
    return Array.from({ length }, (_, at) =>
      exampleOf(schema.items ?? {}, { ...place, at, day: place.field === "days" ? at : place.day }),
    );
  }
  if (types.includes("integer") || types.includes("number")) return schema.minimum ?? 0;
  return types.includes("boolean") ? false : textFor(schema, place);
}

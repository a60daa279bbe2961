/** What registry-shape.ts is written in. A field whose name ends with "?" may be absent; "any" is for what readers tolerate. */
export type Shape =
  | RegExp
  | "number"
  | "any"
  | { oneOf: readonly unknown[]; title?: string }
  | { each: Shape }
  | { fields: Record<string, Shape> };

/** A value that does not have its shape; the message continues a sentence: "has no label". */
export class ShapeError extends Error {}

/** The value with the fields that its shape names, and no others. Throws {@link ShapeError}. */
export function readShape(value: unknown, shape: Shape, name: string, isOptional = false): unknown {
  // Made only where it is thrown: an error takes a page longer than the whole check.
  const missing = () => new ShapeError(`has no ${name}`);
  if (shape === "any") return value;
  if (shape === "number") {
    if (typeof value !== "number") throw missing();
  } else if (shape instanceof RegExp) {
    if (typeof value !== "string" || !value) throw missing();
    if (!shape.test(value)) throw new ShapeError(`has a wrong ${name}: ${value}`);
  } else if ("oneOf" in shape) {
    if (!shape.oneOf.includes(value))
      throw isOptional ? new ShapeError(`has an unknown ${shape.title ?? name}: ${value}`) : missing();
  } else if ("each" in shape) {
    if (!Array.isArray(value)) throw missing();
    return value.map((item) => readShape(item, shape.each, name.replace(/s$/, "")));
  } else {
    if (typeof value !== "object" || value === null || Array.isArray(value))
      throw new ShapeError(`has a broken ${name}`);
    const given = new Map(Object.entries(value));
    const fields = Object.entries(shape.fields).flatMap(([key, of]) => {
      const field = key.replace("?", "");
      const part: unknown = given.get(field);
      if (part === undefined && field !== key) return [];
      return [[field, readShape(part, of, field, field !== key)]];
    });
    return Object.fromEntries(fields);
  }
  return value;
}

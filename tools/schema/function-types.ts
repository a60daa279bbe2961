import type { Details } from "kanel";
import { NOT_NULL, RESULT_COLUMNS, RESULT_VALUES } from "./function-columns.ts";

export type FunctionDetails = Extract<Details, { kind: "function" }>;

/** Types as Postgres writes them in a function's heading, and what the api's driver gives for them. */
const HEADING_TYPES: Record<string, string> = {
  boolean: "boolean",
  integer: "number",
  "double precision": "number",
  uuid: "string",
  text: "string",
  citext: "string",
  interval: "string",
  date: "string",
  jsonb: "unknown",
  bytea: "Uint8Array<ArrayBuffer>",
  "timestamp with time zone": "Date",
};

/** The interface's name for a table's or composite type's row. */
export function rowName(schemaName: string, name: string): string {
  const parts = [...(schemaName === "public" ? [] : [schemaName]), name].join("_").split("_");
  return `${parts.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join("")}Row`;
}

/** What {@link RESULT_COLUMNS} says of columns. */
export interface ResultColumns {
  /** Undefined where all that is known is the column's own type. */
  typeOf(owner: string, column: string, type: string): string | undefined;
  /** `owner.column` of what was never asked for, and so is not there. */
  unused: Set<string>;
}

/** `tableColumns`: every column of every table, as "courts.name". A reference to any other throws. */
export function resultColumns(tableColumns: ReadonlySet<string>): ResultColumns {
  const unused = new Set(
    Object.entries(RESULT_COLUMNS).flatMap(([owner, known]) =>
      Object.keys(known).map((column) => `${owner}.${column}`),
    ),
  );
  return {
    unused,
    typeOf(owner, column, type) {
      unused.delete(`${owner}.${column}`);
      const known = RESULT_COLUMNS[owner]?.[column];
      if (known === undefined || known === NOT_NULL) return known && type;
      if (known.startsWith('"')) return known;
      const [reference = "", ...rest] = known.split(" | ");
      const [table = "", name = ""] = reference.split(".");
      if (!tableColumns.has(reference)) throw new Error(`${owner}.${column}: no table has the column ${reference}`);
      return [`${rowName("public", table)}["${name}"]`, ...rest].join(" | ");
    },
  };
}

/**
 * Two maps by the function's name: the value of those that return one, and the row of those that return columns. Throws where
 * function-columns.ts names what is not there.
 */
export function functionTypes(
  functions: FunctionDetails[],
  composites: ReadonlySet<string>,
  columns: ResultColumns,
): string {
  const values: string[] = [];
  const rows: string[] = [];
  const unknown = new Set(Object.keys(RESULT_VALUES));
  for (const each of functions.toSorted((a, b) => (nameOf(a) < nameOf(b) ? -1 : 1))) {
    const name = nameOf(each);
    const out = each.parameters.filter(({ mode }) => mode === "TABLE" || mode === "OUT");
    const returned = typeof each.returnType === "string" ? each.returnType : "record";
    if (out.length > 0) {
      const types = out.map((column) => {
        const type = typeOf(column.type, name);
        return `    ${column.name}: ${columns.typeOf(name, column.name, type) ?? `${type} | null`};`;
      });
      rows.push(`  ${key(name)}: {`, ...types, "  };");
    } else if (composites.has(returned)) {
      rows.push(`  ${key(name)}: ${rowName("public", returned)};`);
    } else if (each.returnsSet) {
      rows.push(`  ${key(name)}: { value: ${typeOf(returned, name)} };`);
    } else if (returned !== "void" && returned !== "trigger") {
      values.push(`  ${key(name)}: ${RESULT_VALUES[name] ?? typeOf(returned, name)} | null;`);
      unknown.delete(name);
    }
  }
  const missing = [...unknown, ...columns.unused];
  if (missing.length > 0)
    throw new Error(`tools/schema/function-columns.ts: no function returns ${missing.join(", ")}`);
  return `${map("FunctionValues", values)}\n${map("FunctionRows", rows)}`;
}

const map = (name: string, lines: string[]) => `export interface ${name} {\n${lines.join("\n")}\n}\n`;
const nameOf = ({ schemaName, name }: FunctionDetails) => (schemaName === "public" ? name : `${schemaName}.${name}`);
const key = (name: string) => (name.includes(".") ? JSON.stringify(name) : name);

function typeOf(type: string, name: string): string {
  if (type.endsWith("[]")) return `${typeOf(type.slice(0, -2), name)}[]`;
  const known = HEADING_TYPES[type];
  if (known === undefined)
    throw new Error(`${name} returns ${type}, which tools/schema/function-types.ts does not know`);
  return known;
}

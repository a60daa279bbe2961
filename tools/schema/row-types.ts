import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Details, makePgTsGenerator, type PgTsPreRenderHook, processDatabase, resolveType } from "kanel";

/** What the api's driver gives where Kanel's defaults say otherwise. */
const DRIVER_TYPES = {
  // Dates stay text (api/src/db/session.ts).
  "pg_catalog.date": "string",
  "pg_catalog.time": "string",
  "pg_catalog.interval": "string",
  "pg_catalog.bytea": "Uint8Array",
  "public.citext": "string",
};
const SCHEMAS = ["public", "auth", "billing_sandbox"];
/** Tables of the tool that migrates; no query of the api reads their rows as such. */
const BOOKKEEPING = ["schema_version", "schema_functions"];

/** The row of each table as TypeScript: one interface each, a union of literals where a check lists the values. */
export async function rowTypesOf(url: string): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), "courtside-row-types-"));
  const file = join(folder, "rows");
  const sayNothing = console.info;
  console.info = () => {}; // Kanel prints the file that it writes.
  try {
    await processDatabase({
      connection: url,
      schemaNames: SCHEMAS,
      filter: ({ kind, name }) => kind === "table" && !BOOKKEEPING.includes(name),
      outputPath: folder,
      typescriptConfig: { enumStyle: "literal-union" },
      generators: [
        makePgTsGenerator({
          customTypeMap: DRIVER_TYPES,
          getMetadata: (details, generateFor) => ({
            name: generateFor === "selector" ? rowName(details) : IGNORED,
            comment: undefined,
            path: file,
            exportAs: "named",
          }),
          getPropertyMetadata: (property, details, _generateFor, builtin) => ({
            ...builtin,
            comment: undefined,
            // Without its references and its part in the key: ids are plain strings in the api.
            typeOverride:
              listedValues(details, property.name) ??
              resolveType({ ...property, references: [], isPrimaryKey: false } as typeof property, details),
          }),
          generateIdentifierType: (_column, _details, builtin) => ({ ...builtin, name: IGNORED }),
          propertySortFunction: () => 0,
          preRenderHooks: [rowsOnly],
        }),
      ],
    });
    const text = readFileSync(`${file}.ts`, "utf8").replaceAll("\r\n", "\n").replaceAll(";\n\n", ";\n");
    return `// Generated from the migrations by npm run schema (docs/decisions/0039). Do not edit it.\n\n${text.trim()}\n`;
  } finally {
    console.info = sayNothing;
    rmSync(folder, { recursive: true, force: true });
  }
}

const IGNORED = "Ignored";

function rowName({ schemaName, name }: Details): string {
  const phrases = [...(schemaName === "public" ? [] : [schemaName]), name].join("_").split("_");
  return `${phrases.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join("")}Row`;
}

/** What Kanel makes for inserting and updating is not used: those statements name their columns. */
const rowsOnly: PgTsPreRenderHook = (output) =>
  Object.fromEntries(
    Object.entries(output).map(([path, contents]) => {
      if (contents.fileType !== "typescript") return [path, contents];
      const rows = contents.declarations.filter(
        (each) => each.declarationType === "interface" && each.name !== IGNORED,
      );
      return [path, { ...contents, declarations: rows.sort(byName) }];
    }),
  );

const byName = (one: object, other: object) =>
  "name" in one && "name" in other && String(one.name) < String(other.name) ? -1 : 1;

/** The union of a column whose check is `column = ANY (ARRAY['one'::text, 'two'::text])`, or `column = 'one'::text`. */
function listedValues(details: Details, column: string): string | undefined {
  if (details.kind !== "table") return undefined;
  const literal = "'(?:[^']|'')*'::text";
  const shape = new RegExp(`^${column} = (?:ANY \\(ARRAY\\[)?(${literal}(?:, ${literal})*)(?:\\]\\))?$`);
  const list = details.checks.map(({ clause }) => shape.exec(clause)?.[1]).find((found) => found !== undefined);
  const values = list
    ?.match(new RegExp(literal, "g"))
    ?.map((text) => text.slice(1, -"'::text".length).replaceAll("''", "'"));
  return values?.map((value) => JSON.stringify(value)).join(" | ");
}

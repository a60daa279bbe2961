import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import {
  type Details,
  makePgTsGenerator,
  type PgTsPreRenderHook,
  processDatabase,
  resolveType,
  useKanelContext,
} from "kanel";
import { functionFiles } from "../../api/db/function-files.ts";
import { type FunctionDetails, functionTypes, resultColumns, rowName } from "./function-types.ts";

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

/**
 * The row of each table and composite type as TypeScript: one interface each, a union of literals where a check lists the values.
 * And what each function of api/db/functions returns.
 */
export async function rowTypesOf(url: string): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), "courtside-row-types-"));
  const file = join(folder, "rows");
  const ours = new Set(functionFiles().map(({ name }) => name.replace(/^.*\./, "")));
  const functions: FunctionDetails[] = [];
  const composites = new Set<string>();
  const columns = new Set<string>();
  const results = resultColumns(columns);
  const sayNothing = console.info;
  console.info = () => {}; // Kanel prints the file that it writes.
  try {
    await processDatabase({
      connection: url,
      schemaNames: SCHEMAS,
      filter: ({ kind, name }) =>
        (kind === "table" && !BOOKKEEPING.includes(name)) ||
        kind === "compositeType" ||
        (kind === "function" && ours.has(name)),
      outputPath: folder,
      typescriptConfig: { enumStyle: "literal-union" },
      generators: [
        // Reads what there is before the rows are made, which refer to it.
        async () => {
          for (const schema of Object.values(useKanelContext().schemas)) {
            for (const { name } of schema.compositeTypes) composites.add(name);
            for (const table of schema.tables)
              for (const column of table.columns) columns.add(`${table.name}.${column.name}`);
          }
          return {};
        },
        makePgTsGenerator({
          customTypeMap: DRIVER_TYPES,
          getMetadata: (details, generateFor) => ({
            name: generateFor === "selector" ? rowName(details.schemaName, details.name) : IGNORED,
            comment: undefined,
            path: file,
            exportAs: "named",
          }),
          getPropertyMetadata: (property, details, _generateFor, builtin) => {
            // Without its references and its part in the key: ids are plain strings in the api.
            const plain = () =>
              resolveType({ ...property, references: [], isPrimaryKey: false } as typeof property, details);
            if (details.kind !== "compositeType") {
              return { ...builtin, comment: undefined, typeOverride: listedValues(details, property.name) ?? plain() };
            }
            const { fullName, kind } = property.type;
            const type = kind === "composite" ? rowName("public", fullName.replace(/^public\./, "")) : String(plain());
            const typeOverride = results.typeOf(details.name, property.name, type);
            return {
              ...builtin,
              comment: undefined,
              nullableOverride: typeOverride === undefined,
              typeOverride: typeOverride ?? type,
            };
          },
          getRoutineMetadata: (details) => {
            if (details.kind === "function") functions.push(details);
            return {
              path: file,
              parametersName: IGNORED,
              parameters: [],
              returnTypeName: IGNORED,
              returnTypeOverride: "unknown",
            };
          },
          generateIdentifierType: (_column, _details, builtin) => ({ ...builtin, name: IGNORED }),
          propertySortFunction: () => 0,
          preRenderHooks: [rowsOnly],
        }),
      ],
    });
    const text = readFileSync(`${file}.ts`, "utf8").replaceAll("\r\n", "\n").replaceAll(";\n\n", ";\n");
    const types = functionTypes(functions, composites, results);
    return `// Generated from the migrations by npm run schema (docs/decisions/0039). Do not edit it.\n\n${text.trim()}\n\n${types}`;
  } finally {
    console.info = sayNothing;
    rmSync(folder, { recursive: true, force: true });
  }
}

const IGNORED = "Ignored";

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

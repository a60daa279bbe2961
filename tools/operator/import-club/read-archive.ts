import { createHash } from "node:crypto";
import { plainText } from "@courtside/contracts/domain/csv.ts";
import { parse } from "csv-parse/sync";
import { strFromU8, unzipSync } from "fflate";
import { z } from "zod";
import { CommandError } from "../../process/command-error.ts";

const Manifest = z.object({
  format: z.literal("courtside-club-export"),
  version: z.number(),
  schema: z.number().int().optional(),
  club_id: z.uuid(),
  files: z.array(
    z.object({ name: z.string(), columns: z.array(z.string()), rows: z.number(), sha256: z.string().optional() }),
  ),
});

/** A row by column; null is no value. */
export type ArchivedRow = Record<string, string | null>;

export interface ArchivedTable {
  columns: string[];
  rows: ArchivedRow[];
}

/** What `POST /club/export` has packed, each file compared with its hash. */
export interface Archive {
  clubId: string;
  /** The newest migration of the database that it comes from. */
  schema: number;
  /** By table; `clubs` is the club itself, `people` are those of its members. */
  tables: Map<string, ArchivedTable>;
}

/** Reads an archive of a club's export. Throws {@link CommandError} for one that is incomplete, changed, or of no release that is known. */
export function readArchive(zipped: Uint8Array): Archive {
  const files = unzip(zipped);
  const manifest = manifestOf(files["manifest.json"]);
  if (manifest.version > 2) {
    throw new CommandError("The archive was made by a newer release of Courtside: upgrade this one first.");
  }
  if (manifest.schema === undefined) {
    throw new CommandError("The archive was made by an earlier release, without hashes: export the club again.");
  }
  const named = new Set(["manifest.json", ...manifest.files.map(({ name }) => name)]);
  const unknown = Object.keys(files).find((name) => !named.has(name));
  if (unknown !== undefined) throw new CommandError(`The archive holds ${unknown}, which its manifest does not name.`);
  const tables = new Map<string, ArchivedTable>();
  for (const { name, columns, rows, sha256 } of manifest.files) {
    const bytes = files[name];
    if (!bytes) throw new CommandError(`The archive is incomplete: ${name} is missing.`);
    if (createHash("sha256").update(bytes).digest("hex") !== sha256) {
      throw new CommandError(`${name} was changed after the export: its hash is not the one of the manifest.`);
    }
    const table = { columns, rows: rowsOf(bytes) };
    if (table.rows.length !== rows) throw new CommandError(`${name} has ${table.rows.length} rows instead of ${rows}.`);
    tables.set(name.replace(/\.csv$/, ""), table);
  }
  return { clubId: manifest.club_id, schema: manifest.schema, tables };
}

function unzip(zipped: Uint8Array): Record<string, Uint8Array> {
  try {
    return unzipSync(zipped);
  } catch (error) {
    throw new CommandError("The file is no ZIP archive, or is incomplete.", { cause: error });
  }
}

function manifestOf(bytes: Uint8Array | undefined): z.infer<typeof Manifest> {
  if (!bytes) throw new CommandError("The archive has no manifest.json: it is no export of a club, or is incomplete.");
  try {
    return Manifest.parse(JSON.parse(strFromU8(bytes)));
  } catch (error) {
    throw new CommandError("manifest.json is not the one of a club's export.", { cause: error });
  }
}

/** An empty text stands in quotation marks, no value does not. */
const rowsOf = (bytes: Uint8Array): ArchivedRow[] =>
  parse(Buffer.from(bytes), {
    columns: true,
    cast: (cell, { quoting, header }) => (header ? cell : cell === "" && !quoting ? null : plainText(cell)),
  });

import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const folder = fileURLToPath(new URL("./functions", import.meta.url));

/** One file of `api/db/functions/<area>`: one function, what its roles may do, and the triggers that run it. */
export interface FunctionFile {
  area: string;
  /** The function's name, with its schema unless that is public: `begin_request`, `auth.found_club`. */
  name: string;
  sql: string;
  digest: string;
}

/** The functions that columns, constraints and policies use. They depend on no table, so they come before the tables. */
export const BASE_AREA = "base";

export function functionFiles(): FunctionFile[] {
  const areas = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  return areas
    .map(({ name }) => name)
    .sort()
    .flatMap((area) =>
      readdirSync(join(folder, area))
        .sort()
        .map((file) => functionFile(area, file, readFileSync(join(folder, area, file), "utf8"))),
    );
}

export function functionFile(area: string, file: string, text: string): FunctionFile {
  const sql = text.replaceAll("\r\n", "\n");
  return { area, name: file.replace(/\.sql$/, ""), sql, digest: sha256(sql) };
}

/** Identifies the functions of a release: the same files have the same digest. */
export function functionsDigest(files: readonly FunctionFile[] = functionFiles()): string {
  return sha256(files.map(({ area, name, digest }) => `${area}/${name} ${digest}\n`).join(""));
}

const sha256 = (text: string) => createHash("sha256").update(text).digest("hex");

import { createHash } from "node:crypto";
import { csvCell } from "@courtside/contracts/domain/csv.ts";
import { can } from "@courtside/contracts/domain/roles.ts";
import { audit } from "../../audit/record.ts";
import { LIMITS } from "../../auth/limits/limits.ts";
import { takeOrReject } from "../../auth/limits/take.ts";
import type { ClubTx } from "../../club-tx.ts";
import { asAuthService } from "../../db/transaction.ts";
import { forbidden } from "../../errors.ts";
import { type ExportedTable, type Row, selectClubRow, selectPage, selectPeople, selectTables } from "./queries.ts";
import type { TextFile } from "./zip-stream.ts";

const PAGE = 2_000;

/** Runs a part of the export as its caller, in a transaction of its own. */
export type Read = <T>(verb: (tx: Pick<ClubTx, "sql">) => Promise<T>) => Promise<T>;

/** Also read by `npm run import-club` (docs/decisions/0088). */
interface Manifest {
  format: "courtside-club-export";
  version: 2;
  /** The newest migration of the database that it comes from. */
  schema: number;
  club_id: string;
  started_at: string;
  ended_at: string;
  note: string;
  files: ExportedFile[];
}

interface ExportedFile {
  name: string;
  columns: string[];
  rows: number;
  /** Of the file's bytes, in hex. */
  sha256: string;
}

const NOTE =
  "CSV files (RFC 4180, UTF-8, first line: names of columns), one for each table. Empty: no value; an empty text stands in quotation " +
  "marks. JSON stands as text. A text that begins like a formula has an apostrophe in front. What changed between started_at and ended_at is in either state. Passwords, keys " +
  "and secrets of addresses are not included.";

/** Runs a part of the export as an admin of the club, who is checked each time: a role can be taken during a long download. */
export const asExporter =
  (inClub: <T>(verb: (tx: ClubTx) => Promise<T>) => Promise<T>, clubId: string): Read =>
  (verb) =>
    inClub((tx) => {
      requireExporter(tx, clubId);
      return verb(tx);
    });

function requireExporter({ role, clubId }: Pick<ClubTx, "role" | "clubId">, exported: string): void {
  if (!can(role, "club:settings") || clubId !== exported) throw forbidden();
}

/** Admits an export of the whole club, and records it. */
export async function admitExport(tx: ClubTx): Promise<string> {
  requireExporter(tx, tx.clubId);
  await asAuthService(tx.sql, () => takeOrReject(tx.sql, { limit: LIMITS.clubExports, whose: [tx.clubId] }));
  await audit(tx, { action: "club.exported", subjectType: "club", subjectId: tx.clubId });
  return tx.clubId;
}

/**
 * Everything of the club as CSV files, the manifest last. Each page is read in a transaction of its own, which checks the caller again:
 * a long download holds no connection, and ends if its admin is removed.
 */
export async function* clubFiles(read: Read, clubId: string, schema: number): AsyncGenerator<TextFile> {
  const startedAt = new Date().toISOString();
  const files: ExportedFile[] = [];
  const file = (name: string, columns: string[], pages: AsyncIterable<Row[]>): TextFile => {
    const entry = { name: `${name}.csv`, columns, rows: 0, sha256: "" };
    files.push(entry);
    return { name: entry.name, parts: linesOf(entry, pages) };
  };
  const club = await read(({ sql }) => selectClubRow(sql, clubId));
  yield file("clubs", Object.keys(club[0] ?? {}), once(club));
  const people = await read(({ sql }) => selectPeople(sql, clubId));
  yield file("people", ["id", "full_name", "email", "created_at", "onboarding_dismissed_at"], once(people));
  for (const table of await read(({ sql }) => selectTables(sql))) {
    yield file(table.name, table.columns, pagesOf(read, clubId, table));
  }
  const manifest: Manifest = {
    format: "courtside-club-export",
    version: 2,
    schema,
    club_id: clubId,
    started_at: startedAt,
    ended_at: new Date().toISOString(),
    note: NOTE,
    files,
  };
  yield { name: "manifest.json", parts: once(`${JSON.stringify(manifest, null, 2)}\n`) };
}

async function* once<T>(value: T): AsyncGenerator<T> {
  yield value;
}

async function* pagesOf(read: Read, clubId: string, table: ExportedTable): AsyncGenerator<Row[]> {
  let after: Row | null = null;
  for (;;) {
    const last: Row | null = after;
    const rows: Row[] = await read(({ sql }) => selectPage(sql, clubId, table, last, PAGE));
    if (rows.length > 0) yield rows;
    if (rows.length < PAGE) return;
    after = rows.at(-1) ?? null;
  }
}

async function* linesOf(entry: ExportedFile, pages: AsyncIterable<Row[]>): AsyncGenerator<string> {
  const hash = createHash("sha256");
  const hashed = (text: string): string => {
    hash.update(text);
    return text;
  };
  yield hashed(lineOf(entry.columns));
  for await (const rows of pages) {
    entry.rows += rows.length;
    yield hashed(rows.map((row) => lineOf(entry.columns.map((column) => row[column]))).join(""));
  }
  entry.sha256 = hash.digest("hex");
}

/** No value and the empty text differ as Postgres' own CSV does it. */
const lineOf = (cells: unknown[]): string =>
  `${cells.map((cell) => (cell === "" ? '""' : csvCell(cell))).join(",")}\r\n`;

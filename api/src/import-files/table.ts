import { cutText } from "@courtside/contracts/domain/cut-text.ts";
import { MOST_IMPORTED } from "@courtside/contracts/domain/member-import.ts";
import { CsvError, parse } from "csv-parse/sync";
import { invalid } from "../errors.ts";

/** One row of a file, or of a list of JSON objects. */
export interface TableRow {
  /** Of a file, its first line of text, from 1; of JSON, its place, from 1. */
  line: number;
  cells: Record<string, string>;
}

/** The rows of an import, before their columns have a meaning. */
export interface Table {
  columns: string[];
  rows: TableRow[];
}

/** Longer values are of no field. */
const LONGEST_CELL = 1_000;
const MOST_COLUMNS = 200;

const cellText = (value: unknown): string => {
  if (value === null || value === undefined) return "";
  const text = typeof value === "object" ? JSON.stringify(value) : String(value);
  return cutText(text.replaceAll("\0", "").toWellFormed(), LONGEST_CELL);
};

/** A table whose first row names the columns. Rejected: no columns, two of one name, too many rows. */
export function tableOf([head, ...rest]: { line: number; cells: unknown[] }[]): Table {
  const columns = (head?.cells ?? []).map((cell) => cellText(cell).trim());
  const named = columns.filter((name) => name !== "");
  if (named.length === 0) throw invalid("file", "The file has no line with names of columns");
  if (named.length > MOST_COLUMNS) throw invalid("file", `The file has more than ${MOST_COLUMNS} columns`);
  const twice = named.find((name, place) => named.indexOf(name) !== place);
  if (twice !== undefined) throw invalid("file", `Two columns are called "${cutText(twice, 60)}"`);
  const rows = rest
    .map(({ line, cells }) => ({
      line,
      cells: Object.fromEntries(columns.flatMap((name, place) => (name ? [[name, cellText(cells[place])]] : []))),
    }))
    .filter(({ cells }) => Object.values(cells).some((cell) => cell.trim() !== ""));
  requireSize(rows.length);
  return { columns: named, rows };
}

function requireSize(rows: number): void {
  if (rows === 0) throw invalid("rows", "There are no rows to import");
  if (rows > MOST_IMPORTED) throw tooManyRows();
}

const tooManyRows = () =>
  invalid("rows", `An import can have at most ${MOST_IMPORTED.toLocaleString("en")} rows, and this one has more`);

/** The same of JSON objects: every key is a column. */
export function tableOfObjects(objects: readonly Record<string, unknown>[]): Table {
  requireSize(objects.length);
  const columns = [...new Set(objects.flatMap((object) => Object.keys(object)))];
  if (columns.length > MOST_COLUMNS) throw invalid("rows", `The rows have more than ${MOST_COLUMNS} columns`);
  const rows = objects.map((object, place) => ({
    line: place + 1,
    cells: Object.fromEntries(columns.map((name) => [name, cellText(object[name])])),
  }));
  return { columns, rows };
}

/** The table in a CSV file: UTF-8, UTF-16 or, if it is neither, Windows-1252; separated by commas, semicolons or tabs. */
export function tableOfCsv(bytes: Uint8Array): Table {
  const content = decoded(bytes);
  try {
    const records = parse(content, {
      bom: true,
      delimiter: delimiterOf(content),
      info: true,
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
      skip_records_with_empty_values: true,
      // One more than is allowed, and the names of the columns.
      to: MOST_IMPORTED + 2,
    }) as unknown as { record: string[]; info: { lines: number } }[];
    // Some of them may count as blank, but what follows was not read.
    if (records.length > MOST_IMPORTED + 1) throw tooManyRows();
    return tableOf(
      records.map(({ record, info }) => ({
        line: info.lines - record.reduce((breaks, cell) => breaks + (cell.match(/\n/g)?.length ?? 0), 0),
        cells: record,
      })),
    );
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw invalid("file", `The file is no CSV: ${cutText(error.message, 200)}`);
  }
}

function decoded(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder("utf-16le").decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder("utf-16be").decode(bytes);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1252").decode(bytes);
  }
}

/** The separator that the first line has most of, outside of quotes. */
function delimiterOf(content: string): string {
  const end = content.search(/[\r\n]/);
  const head = (end < 0 ? content : content.slice(0, end)).replace(/"[^"]*"/g, "");
  const count = (separator: string) => head.split(separator).length;
  return [",", ";", "\t"].reduce((best, each) => (count(each) > count(best) ? each : best));
}

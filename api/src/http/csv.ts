import type { Context, MiddlewareHandler } from "hono";
import { accepts } from "hono/accepts";

/** A column of a CSV: its title, and a row's value in it. */
export type CsvColumn<Row> = readonly [
  title: string,
  value: (row: Row) => string | number | boolean | null | undefined,
];

/** Programs for tables take a text that begins like this for a formula, and run it. */
const FORMULA = /^[=+\-@\t\r]/;

/** A text that could be a formula gets an apostrophe in front; a number is written as it is. */
function cell(value: string | number | boolean | null | undefined): string {
  if (value === null || value === undefined) return "";
  if (typeof value !== "string") return String(value);
  const safe = FORMULA.test(value) ? `'${value}` : value;
  return /[",\n\r]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** RFC 4180, with a header. */
export const csvOf = <Row>(columns: readonly CsvColumn<Row>[], rows: readonly Row[]): string =>
  [columns.map(([title]) => cell(title)), ...rows.map((row) => columns.map(([, value]) => cell(value(row))))]
    .map((cells) => `${cells.join(",")}\r\n`)
    .join("");

export interface CsvFile {
  text: string;
  /** Of the file that a browser saves, without its ending. */
  name: string;
  headers?: Record<string, string>;
}

const TYPES = { header: "Accept" as const, supports: ["application/json", "text/csv"], default: "application/json" };

/** Whether the caller prefers CSV (`Accept: text/csv`). */
export const prefersCsv = (c: Context): boolean => accepts(c, TYPES) === "text/csv";

/** Middleware of a route: its JSON as CSV for callers who prefer that (`Accept: text/csv`). */
export const orCsv =
  <Body>(fileOf: (body: Body) => CsvFile): MiddlewareHandler =>
  async (c, next) => {
    await next();
    if (c.res.status !== 200 || !prefersCsv(c)) return;
    const { text, name, headers } = fileOf((await c.res.json()) as Body);
    const type = { "content-type": "text/csv; charset=utf-8" };
    const disposition = { "content-disposition": `attachment; filename="${name}.csv"` };
    c.res = new Response(text, { headers: { ...type, ...disposition, ...headers } });
  };

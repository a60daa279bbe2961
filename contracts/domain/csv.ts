/** Text that a spreadsheet would run as a formula, and text that {@link plainText} would take for such a one. */
const FORMULA = /^'*[=+\-@\t\r]/;

/** One cell of a CSV file (RFC 4180). A text that a spreadsheet would run gets an apostrophe in front. */
export function csvCell(value: unknown): string {
  if (value === null || value === undefined) return "";
  if (typeof value === "number" || typeof value === "boolean") return String(value);
  const text = typeof value === "object" ? JSON.stringify(value) : String(value);
  const safe = FORMULA.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** One line, with its end. */
export const csvLine = (cells: readonly unknown[]): string => `${cells.map(csvCell).join(",")}\r\n`;

/** The text of a cell that {@link csvCell} wrote, without the apostrophe. */
export const plainText = (cell: string): string => (/^'+[=+\-@\t\r]/.test(cell) ? cell.slice(1) : cell);

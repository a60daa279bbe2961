import { quoted, type Row, type Table, tablesOf } from "./markdown-table.ts";
import { textOf } from "./product-files.ts";

const FOLDER = "docs/coverage";

/** The columns of each file of docs/coverage. */
export const COLUMNS = {
  screens: ["Spec", "What", "Code", "Test"],
  calls: ["Spec", "What", "Call", "Code", "Test"],
  messages: ["Spec", "What", "Code", "Test"],
} as const;

export type Subject = keyof typeof COLUMNS;

/** Texts of the specification that the product does not say, and why: no coverage rows. */
export const LEFT_OUT = ["Spec", "What", "Instead"];

/** One line of the specification and where it lives. Empty lists say `planned`. */
export interface CoverageRow {
  place: string;
  /** Where its table begins: one text may stand once in each. */
  table: string;
  spec: string;
  what: string;
  /** The call that does it; only in the table of calls. */
  call: string;
  code: string[];
  test: string[];
}

/** The rows of one subject. Throws where a table has other columns. */
export function coverageRows(subject: Subject): CoverageRow[] {
  const file = `${FOLDER}/${subject}.md`;
  return tablesOf(textOf(file), file)
    .filter((table) => !isTitled(table, LEFT_OUT))
    .flatMap((table) => {
      if (!isTitled(table, COLUMNS[subject]))
        throw new Error(`${table.place}: the columns are ${COLUMNS[subject].join(" | ")}`);
      return table.rows.map((row) => coverageRow(row, table.place));
    });
}

/** A table's row as coverage. Throws where a cell is neither `planned` nor paths in backticks. */
export function coverageRow({ place, cells }: Row, table: string): CoverageRow {
  const { Spec: spec = "", What: what = "", Call: call = "" } = cells;
  return { place, table, spec, what, call, code: pathsOf(place, "Code", cells), test: pathsOf(place, "Test", cells) };
}

/** How a problem names its row. */
export const nameOf = ({ place, what }: CoverageRow): string => `${place} "${what}"`;

/** Whether the product does not have it yet. */
export const isPlanned = ({ code }: CoverageRow): boolean => code.length === 0;

function pathsOf(place: string, column: string, cells: Row["cells"]): string[] {
  const cell = cells[column] ?? "";
  if (/^`?planned`?$/.test(cell)) return [];
  const isPaths = /^`[^`]+`([ ,]+`[^`]+`)*$/.test(cell);
  if (!isPaths)
    throw new Error(
      `${place} "${cells.What}": ${column} holds paths in backticks, or planned; not: ${cell || "nothing"}`,
    );
  return quoted(cell);
}

const isTitled = (table: Table, columns: readonly string[]) => table.columns.join() === columns.join();

import { type CoverageRow, isPlanned, nameOf } from "./coverage-tables.ts";
import { codeOf, holds, names, piecesOf } from "./source-text.ts";

/** The texts of a row: a toast's title and description, or the labels of one form, with " · " between them. */
export const textsOf = ({ what }: CoverageRow): string[] => what.split(" · ");

/** Reads a file's shown text. */
export type ReadShown = (path: string) => string;

/** What is wrong between the rows of the messages and the files they name. */
export function messageProblems(rows: readonly CoverageRow[], read: ReadShown): string[] {
  return rows.flatMap((row) => [
    ...unproven(row),
    ...textsOf(row).flatMap((text) => {
      if (piecesOf(text).length === 0) return `${nameOf(row)}: "${text}" has no words of its own`;
      if (isPlanned(row) || row.code.some((path) => holds(read(path), text))) return [];
      return `${nameOf(row)}: "${text}" does not stand in ${row.code.join(", ")}: name the file that holds it word for word`;
    }),
    ...row.test
      .filter((path) => !mentions(read(path), row, read))
      .map((path) => `${nameOf(row)}: ${path} mentions neither the text nor its code: name the test that shows it`),
  ]);
}

/** A message without code or without a test is not there: there is no `planned` for messages. */
function unproven(row: CoverageRow): string[] {
  if (isPlanned(row))
    return [`${nameOf(row)} says planned: name the code that says it, or move it to "Left out" with the reason`];
  return row.test.length === 0 ? [`${nameOf(row)} has no test: name the one that shows it`] : [];
}

/** Where texts stand under a code that tests may name instead. */
const CATALOGUE = /^contracts\/domain\//;

function mentions(test: string, row: CoverageRow, read: ReadShown): boolean {
  const catalogues = row.code.filter((path) => CATALOGUE.test(path)).map(read);
  return textsOf(row).some((text) => {
    const codes = catalogues.map((shown) => codeOf(shown, text)).filter((code) => code !== null);
    return holds(test, text) || codes.some((code) => names(test, code));
  });
}

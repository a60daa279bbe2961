import { type CoverageRow, isPlanned, nameOf } from "./coverage-tables.ts";
import { codeOf, holds, names, piecesOf } from "./source-text.ts";

/** The texts of a row: a toast's title and description, or the labels of one form, with " · " between them. */
export const textsOf = ({ what }: CoverageRow): string[] => what.split(" · ");

/** Reads a file's shown text. */
export type ReadShown = (path: string) => string;

/** What is wrong between the rows of the messages and the files they name. */
export function messageProblems(rows: readonly CoverageRow[], read: ReadShown): string[] {
  return rows.flatMap((row) => [
    ...textsOf(row).flatMap((text) => {
      if (piecesOf(text).length === 0) return `${nameOf(row)}: "${text}" has no words of its own`;
      if (isPlanned(row) || row.code.some((path) => holds(read(path), text))) return [];
      return `${nameOf(row)}: "${text}" does not stand in ${row.code.join(", ")}: name the file that holds it word for word, or write planned`;
    }),
    ...row.test
      .filter((path) => !mentions(read(path), row, read))
      .map(
        (path) =>
          `${nameOf(row)}: ${path} mentions neither the text nor its code: name the test that shows it, or write planned`,
      ),
  ]);
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

const WORDS_OF_A_SENTENCE = 4;

/** Sentences that the product says already while every row of theirs says planned. */
export function forgottenMessages(rows: readonly CoverageRow[], files: readonly string[], read: ReadShown): string[] {
  const built = new Set(rows.filter((row) => !isPlanned(row)).flatMap(textsOf));
  return rows.filter(isPlanned).flatMap((row) =>
    textsOf(row)
      .filter((text) => !built.has(text) && piecesOf(text).join(" ").split(/\s+/).length >= WORDS_OF_A_SENTENCE)
      .flatMap((text) => {
        const file = files.find((path) => holds(read(path), text));
        return file ? `${nameOf(row)} says planned, but "${text}" stands in ${file}: name it under Code` : [];
      }),
  );
}

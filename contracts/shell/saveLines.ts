import { csvLine } from "../domain/csv.ts";
import { saveFile } from "./saveFile.ts";

/** Saves lines of cells as a CSV file; spreadsheets take its encoding from the first character. */
export const saveLines = (name: string, lines: readonly (readonly unknown[])[]): void =>
  saveFile(new Blob([`\ufeff${lines.map(csvLine).join("")}`], { type: "text/csv;charset=utf-8" }), `${name}.csv`);

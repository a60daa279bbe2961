import { csvLine } from "@courtside/contracts/domain/csv.ts";
import { saveFile } from "@courtside/contracts/shell/saveFile.ts";

/** Lets the browser save rows as CSV; spreadsheets take its encoding from the first character. */
export const saveCsv = (name: string, rows: readonly (readonly unknown[])[]): void =>
  saveFile(new Blob([`\ufeff${rows.map(csvLine).join("")}`], { type: "text/csv;charset=utf-8" }), name);

import { saveFile } from "@courtside/contracts/shell/saveFile.ts";

/** Saves a CSV response of the api as a file; spreadsheets take its encoding from the first character. */
export const saveCsv = (csv: Blob, name: string): void =>
  saveFile(new Blob(["\ufeff", csv], { type: "text/csv;charset=utf-8" }), name);

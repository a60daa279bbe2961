import { MOST_IMPORTED } from "@courtside/contracts/domain/member-import.ts";
import { unzipSync, zipSync } from "fflate";
import { readSheet } from "read-excel-file/universal";
import { invalid } from "../errors.ts";
import { type Table, tableOf } from "./table.ts";

/** Bytes of all parts of a workbook together: a small file may unpack to any size. */
const MOST_UNPACKED = 16 * 1024 * 1024;
const MOST_PARTS = 200;
/** Cells beyond would be filled up with empty ones. */
const LAST_ROW = MOST_IMPORTED + 1_000;
const LONGEST_COLUMN_NAME = 2;

/** Whether a file is a ZIP archive, as XLSX is. */
export const isWorkbook = ([first, second]: Uint8Array): boolean => first === 0x50 && second === 0x4b;

/** The table in an XLSX file's first sheet. */
export async function tableOfWorkbook(bytes: Uint8Array): Promise<Table> {
  const parts = unpacked(bytes);
  requireSmallSheets(parts);
  const rows = await sheetOf(parts);
  const hasTimes = rows.some((cells) => cells.some(isDateWithTime));
  return tableOf(rows.map((cells, place) => ({ line: place + 1, cells: cells.map((cell) => cellOf(cell, hasTimes)) })));
}

async function sheetOf(parts: Record<string, Uint8Array>): Promise<unknown[][]> {
  try {
    // Packed again without compression, which the reader unpacks on the spot and not in a worker.
    return await readSheet(new Uint8Array(zipSync(parts, { level: 0 })).buffer);
  } catch {
    throw noWorkbook();
  }
}

const noWorkbook = () => invalid("file", "The file is neither CSV nor a workbook (.xlsx) that can be read");
const tooLarge = () => invalid("file", "The workbook is too large: save its sheet as CSV");

/** A sheet stores an instant as a part of a day, and the reader rounds that down: 13:00 may be read as 12:59:59.999. */
function dateAndTime(cell: Date): { date: string; time: string } {
  const [date = "", time = ""] = new Date(Math.round(cell.getTime() / 1_000) * 1_000).toISOString().split("T");
  return { date, time: time.slice(0, 5) };
}

/** A number that is no date may have the format of one. */
const isReadableDate = (cell: unknown): cell is Date => cell instanceof Date && !Number.isNaN(cell.getTime());

/** The day before the first stands for a time without a date. */
const isTimeAlone = (date: string): boolean => date < "1900-01-02";

function isDateWithTime(cell: unknown): boolean {
  if (!isReadableDate(cell)) return false;
  const { date, time } = dateAndTime(cell);
  return !isTimeAlone(date) && time !== "00:00";
}

/** A cell does not say whether it holds a date or its midnight: it is a midnight in a sheet that has other times of dates. */
function cellOf(cell: unknown, hasTimes: boolean): unknown {
  if (!isReadableDate(cell)) return cell instanceof Date ? "" : cell;
  const { date, time } = dateAndTime(cell);
  if (isTimeAlone(date)) return time;
  return time === "00:00" && !hasTimes ? date : `${date} ${time}`;
}

/** The parts that a reader needs. The library never unpacks a part beyond the size that the archive says. */
function unpacked(bytes: Uint8Array): Record<string, Uint8Array> {
  let size = 0;
  let count = 0;
  const filter = ({ name, originalSize }: { name: string; originalSize: number }): boolean => {
    if (!/\.(xml|rels)$/i.test(name)) return false;
    size += originalSize;
    count += 1;
    return size <= MOST_UNPACKED && count <= MOST_PARTS;
  };
  const parts = unzippedParts(bytes, filter);
  if (size > MOST_UNPACKED || count > MOST_PARTS) throw tooLarge();
  return parts;
}

function unzippedParts(bytes: Uint8Array, filter: (part: { name: string; originalSize: number }) => boolean) {
  try {
    return unzipSync(bytes, { filter });
  } catch {
    throw noWorkbook();
  }
}

function requireSmallSheets(parts: Record<string, Uint8Array>): void {
  for (const [name, bytes] of Object.entries(parts)) {
    if (!/worksheets\//i.test(name)) continue;
    for (const [, column = "", row = ""] of new TextDecoder().decode(bytes).matchAll(/\br=["']([A-Z]+)(\d+)["']/g)) {
      if (Number(row) > LAST_ROW || column.length > LONGEST_COLUMN_NAME) throw tooLarge();
    }
  }
}

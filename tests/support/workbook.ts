import { strToU8, zipSync } from "fflate";

const MAIN = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
const OFFICE = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const PARTS = "http://schemas.openxmlformats.org/package/2006/relationships";
/** The number of "m/d/yyyy h:mm" among the formats that each program knows. */
const DATE_AND_TIME = 22;

/** A workbook of one sheet, as small as readers accept it. Numbers are dates, in days as Excel counts them. */
export function workbook(rows: (string | number)[][], more = ""): Uint8Array<ArrayBuffer> {
  const cell = (value: string | number, row: number, column: number) => {
    const place = `r="${String.fromCharCode(65 + column)}${row + 1}"`;
    return typeof value === "number"
      ? `<c ${place} s="1"><v>${value}</v></c>`
      : `<c ${place} t="inlineStr"><is><t>${value.replaceAll("&", "&amp;")}</t></is></c>`;
  };
  const data = rows.map(
    (cells, row) => `<row r="${row + 1}">${cells.map((value, at) => cell(value, row, at)).join("")}</row>`,
  );
  const files = {
    "xl/workbook.xml": `<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets><sheet name="A" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    "xl/_rels/workbook.xml.rels": `<Relationships xmlns="${PARTS}"><Relationship Id="rId1" Type="${OFFICE}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${OFFICE}/styles" Target="styles.xml"/></Relationships>`,
    "xl/styles.xml": `<styleSheet xmlns="${MAIN}"><cellXfs count="2"><xf numFmtId="0"/><xf numFmtId="${DATE_AND_TIME}"/></cellXfs></styleSheet>`,
    "xl/worksheets/sheet1.xml": `<worksheet xmlns="${MAIN}"><sheetData>${data.join("")}${more}</sheetData></worksheet>`,
  };
  return Uint8Array.from(zipSync(Object.fromEntries(Object.entries(files).map(([name, xml]) => [name, strToU8(xml)]))));
}

/** A date and time, or a time alone, as the number that Excel stores, with its 15 digits. */
export const excelDays = (date: string | null, time = "00:00"): number => {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  const days = date === null ? 0 : Date.parse(date) / 86_400_000 + 25_569;
  return Number((days + (hours * 60 + minutes) / 1_440).toPrecision(15));
};

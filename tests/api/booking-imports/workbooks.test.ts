import { expect, test } from "vitest";
import { call } from "../../support/call.ts";
import { excelDays, workbook } from "../../support/workbook.ts";
import { dateFromNow, makeClub } from "../../support/world.ts";

interface Row {
  outcome: string;
  start_time: string | null;
  end_time: string | null;
  problems: { field: string }[];
}

const date = dateFromNow(3);
const next = dateFromNow(4);

/** The rows of a dry run of a workbook, in a club that is open day and night. */
async function rowsOf(cells: (string | number)[][]): Promise<Row[]> {
  const { admin } = await makeClub({ rules: { booking_hours_start: "00:00", booking_hours_end: "24:00" } });
  const form = new FormData();
  form.set("file", new File([workbook(cells)], "bookings.xlsx"));
  form.set("options", JSON.stringify({ times: "utc" }));
  const query = { dry_run: "true" };
  const { status, body, text } = await call("/booking-imports", {
    method: "POST",
    token: admin.token,
    query,
    raw: form,
  });
  if (status !== 200) throw new Error(text);
  return (body as unknown as { rows: Row[] }).rows;
}

const instant = (day: string, time: string) => new Date(`${day}T${time}Z`).toISOString();

test("each time of a workbook is read to the minute, with its date and apart from it", async () => {
  const times = Array.from({ length: 96 }, (_, quarter) => new Date(quarter * 900_000).toISOString().slice(11, 16));
  const expected = times.map((time) => instant(date, time));
  const starts = async (cells: (string | number)[][]) => (await rowsOf(cells)).map(({ start_time }) => start_time);
  const whole = times.map((time) => ["Court 1", "Ana Ruiz", excelDays(date, time)]);
  expect(await starts([["Court", "Name", "Start"], ...whole])).toEqual(expected);
  const apart = times.map((time) => ["Court 1", "Ana Ruiz", excelDays(date), excelDays(null, time)]);
  expect(await starts([["Court", "Name", "Date", "Start"], ...apart])).toEqual(expected);
});

test("a booking of a workbook may begin or end at midnight; a date alone is none, and neither is a number without a date", async () => {
  const head = ["Court", "Name", "Start", "End"];
  const [late, early] = await rowsOf([
    head,
    ["Court 1", "Ana Ruiz", excelDays(date, "22:00"), excelDays(next)],
    ["Court 1", "Ana Ruiz", excelDays(next), excelDays(next, "01:30")],
  ]);
  expect(late).toMatchObject({ start_time: instant(date, "22:00"), end_time: instant(next, "00:00"), problems: [] });
  expect(early).toMatchObject({ start_time: instant(next, "00:00"), end_time: instant(next, "01:30"), problems: [] });
  const [dated] = await rowsOf([head, ["Court 1", "Ana Ruiz", excelDays(date), excelDays(next)]]);
  expect(dated?.problems.map(({ field }) => field)).toEqual(["start", "end"]);
  const [numbered] = await rowsOf([head, ["Court 1", "Ana Ruiz", 1e12, excelDays(next, "01:30")]]);
  expect(numbered?.problems.map(({ field }) => field)).toEqual(["start"]);
});

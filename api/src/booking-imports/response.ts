import { BOOKING_FIELDS, BOOKING_OUTCOMES } from "@courtside/contracts/domain/booking-import.ts";
import { MOST_EARLIER_IMPORTS } from "@courtside/contracts/domain/member-import.ts";
import { z } from "@hono/zod-openapi";
import { BookingImportOptions, BookingMapping } from "./fields.ts";
import type { JudgedFile } from "./judge.ts";
import type { JudgedRow } from "./judged-row.ts";
import type { ImportRow, ReportedLine } from "./queries.ts";

export const ImportedBooking = z
  .object({
    line: z.int().openapi({ description: "Of a file, its line of text; of JSON rows, its place; both from 1" }),
    outcome: z.enum(BOOKING_OUTCOMES).openapi({ description: "unchanged: the booking is there already" }),
    problems: z.array(z.object({ field: z.enum(BOOKING_FIELDS), message: z.string() })),
    court: z.string().openapi({ description: "As in the file" }),
    person: z.string().openapi({ description: "As in the file" }),
    is_guest: z.boolean().openapi({ description: "Whether it is booked for a guest, because the person is no member" }),
    start_time: z.iso.datetime().nullable(),
    end_time: z.iso.datetime().nullable(),
    why: z.string().nullable().openapi({ description: "Why a valid row was not booked" }),
  })
  .openapi("ImportedBooking");

export type ImportedBookingResponse = z.infer<typeof ImportedBooking>;

const count = z.int();

export const BookingImport = z
  .object({
    id: z.uuid(),
    status: z.enum(["running", "stopped", "done", "undone"]),
    sender_name: z.string(),
    created_at: z.iso.datetime(),
    undo_until: z.iso.datetime().nullable().openapi({ description: "Null: it can no longer be undone" }),
    counts: z.object({
      new: count,
      unchanged: count,
      skipped: count,
      wrong: count,
      landed: count.openapi({ description: "Booked; of an undone import, what stayed because it was changed since" }),
      failed: count,
      waiting: count,
      undone: count,
    }),
    rows: z.array(ImportedBooking).openapi({ description: "Those that were not booked" }),
  })
  .openapi("BookingImport");

export type BookingImportResponse = z.infer<typeof BookingImport>;

const EarlierBookingImport = BookingImport.omit({ rows: true }).openapi("EarlierBookingImport");

export const LatestBookingImport = z
  .object({
    import: z.union([BookingImport, z.null()]).openapi({ description: "Null: there is none" }),
    earlier: z.array(EarlierBookingImport).openapi({
      description: `Imports before it that can be undone or were, within the time for that, the newest first; ${MOST_EARLIER_IMPORTS} at most`,
    }),
  })
  .openapi({ example: { import: null, earlier: [] } });

export type LatestBookingImportResponse = z.infer<typeof LatestBookingImport>;

export const BookingImportReport = z
  .object({
    id: z.uuid().nullable().openapi({ description: "Of the import that was started; null for a dry run" }),
    columns: z.array(z.string()),
    mapping: BookingMapping.openapi({ description: "Which column holds what" }),
    options: BookingImportOptions.required().openapi({ description: "How the file was read" }),
    rows: z.array(ImportedBooking).openapi({ description: "All rows, in their order" }),
  })
  .openapi("BookingImportReport");

export type BookingImportReportResponse = z.infer<typeof BookingImportReport>;

export const reportOf = (
  id: string | null,
  { columns, mapping, options, rows }: JudgedFile,
): BookingImportReportResponse => ({
  ...{ id, columns, mapping, options },
  rows: rows.map(rowResponse),
});

const rowResponse = (row: JudgedRow): ImportedBookingResponse => {
  const { line, outcome, problems, court, person, walkIn, startsAt, endsAt } = row;
  return {
    ...{ line, outcome, problems, court, person, is_guest: walkIn !== null, why: null },
    ...{ start_time: startsAt?.toISOString() ?? null, end_time: endsAt?.toISOString() ?? null },
  };
};

export function responseWithoutRows(row: ImportRow): z.infer<typeof EarlierBookingImport> {
  const { id, sender_name, created_at, undo_until, undone_at, stopped_at, ended_at, counts } = row;
  const canUndo = !undone_at && !row.is_undo_over;
  return {
    id,
    status: undone_at ? "undone" : stopped_at ? "stopped" : ended_at ? "done" : "running",
    sender_name,
    created_at: created_at.toISOString(),
    undo_until: canUndo ? undo_until.toISOString() : null,
    counts,
  };
}

export const importResponse = (row: ImportRow, lines: readonly ReportedLine[]): BookingImportResponse => ({
  ...responseWithoutRows(row),
  rows: lines.map(({ line, outcome, problems, court, person, walk_in, starts_at, ends_at, why }) => ({
    ...{ line, problems, court, person, is_guest: walk_in !== null, why },
    outcome: outcome as ImportedBookingResponse["outcome"],
    ...{ start_time: starts_at?.toISOString() ?? null, end_time: ends_at?.toISOString() ?? null },
  })),
});

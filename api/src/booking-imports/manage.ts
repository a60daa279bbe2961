import { IMPORT_UNDO_HOURS, MOST_EARLIER_IMPORTS } from "@courtside/contracts/domain/member-import.ts";
import { audit } from "../audit/record.ts";
import type { ClubTx } from "../club-tx.ts";
import { DomainError, notFound } from "../errors.ts";
import { cancelImported } from "../scheduling/imported/cancel.ts";
import { selectClub } from "../tenant/queries.ts";
import {
  type ImportRow,
  lockOptionalImport,
  selectBooked,
  selectEarlierImports,
  selectLines,
  selectOptionalImport,
  updateStopped,
  updateUndone,
} from "./queries.ts";
import {
  type BookingImportResponse,
  importResponse,
  type LatestBookingImportResponse,
  responseWithoutRows,
} from "./response.ts";
import { admitImport } from "./start.ts";

async function withRows({ sql, clubId }: ClubTx, row: ImportRow): Promise<BookingImportResponse> {
  return importResponse(row, await selectLines(sql, clubId, row.id));
}

/** An import of the club as it is now. */
export async function readImport(tx: ClubTx, id: string): Promise<BookingImportResponse> {
  await admitImport(tx);
  const row = await selectOptionalImport(tx.sql, tx.clubId, IMPORT_UNDO_HOURS, id);
  if (!row) throw notFound("Import");
  return withRows(tx, row);
}

/** The club's newest import, null if there is none; and those before it that are still listed. */
export async function latestImport(tx: ClubTx): Promise<LatestBookingImportResponse> {
  await admitImport(tx);
  const { sql, clubId } = tx;
  const row = await selectOptionalImport(sql, clubId, IMPORT_UNDO_HOURS);
  if (!row) return { import: null, earlier: [] };
  const which = { clubId, newestId: row.id, undoHours: IMPORT_UNDO_HOURS, most: MOST_EARLIER_IMPORTS };
  const earlier = await selectEarlierImports(sql, which);
  return { import: await withRows(tx, row), earlier: earlier.map(responseWithoutRows) };
}

/** Leaves the rows that are not booked. An import that has ended stays as it is. */
export async function stopImport(tx: ClubTx, id: string): Promise<BookingImportResponse> {
  await admitImport(tx);
  if (!(await lockOptionalImport(tx.sql, tx.clubId, id))) throw notFound("Import");
  await updateStopped(tx.sql, tx.clubId, id);
  await audit(tx, { action: "booking_import.stopped", subjectType: "booking_import", subjectId: id });
  return readImport(tx, id);
}

/**
 * Takes an import back, within a day: cancels its bookings, without mails, that are ahead and unchanged since. Undoing again changes
 * nothing. Rejected: `undo_over`.
 */
export async function undoImport(tx: ClubTx, id: string): Promise<BookingImportResponse> {
  await admitImport(tx);
  const { sql, clubId } = tx;
  if (!(await lockOptionalImport(sql, clubId, id))) throw notFound("Import");
  const before = await readImport(tx, id);
  if (before.status === "undone") return before;
  if (!before.undo_until) throw new DomainError("conflict", "undo_over", "An import can be undone for a day only");
  const { time_zone: zone } = await selectClub(sql, clubId);
  const canceled = await cancelImported(tx, id, { ids: await selectBooked(sql, clubId, id), zone });
  await updateUndone(sql, clubId, id, canceled);
  const detail = { canceled: canceled.length };
  await audit(tx, { action: "booking_import.undone", subjectType: "booking_import", subjectId: id, detail });
  return readImport(tx, id);
}

import { IMPORT_UNDO_HOURS, MOST_EARLIER_IMPORTS } from "@courtside/contracts/domain/member-import.ts";
import { can } from "@courtside/contracts/domain/roles.ts";
import { audit } from "../../audit/record.ts";
import type { ClubTx } from "../../club-tx.ts";
import { asAuthService } from "../../db/transaction.ts";
import { DomainError, forbidden, notFound } from "../../errors.ts";
import { notifyClub, notifyOfName } from "../../live/notify.ts";
import {
  deleteLinksOf,
  type ImportRow,
  lockOptionalImport,
  restoreChanged,
  revokeImported,
  selectEarlierImports,
  selectLines,
  selectOptionalImport,
  updateStopped,
  updateUndone,
} from "./queries.ts";
import {
  importResponse,
  type LatestMemberImportResponse,
  type MemberImportResponse,
  responseWithoutRows,
} from "./response.ts";

function requireManager({ role }: ClubTx): void {
  if (!can(role, "members:manage")) throw forbidden();
}

async function withRows({ sql, clubId }: ClubTx, row: ImportRow): Promise<MemberImportResponse> {
  return importResponse(row, await selectLines(sql, clubId, row.id));
}

/** An import of the club as it is now. */
export async function readImport(tx: ClubTx, id: string): Promise<MemberImportResponse> {
  requireManager(tx);
  const row = await selectOptionalImport(tx.sql, tx.clubId, IMPORT_UNDO_HOURS, id);
  if (!row) throw notFound("Import");
  return withRows(tx, row);
}

/** The club's newest import, null if there is none; and those before it that are still listed. */
export async function latestImport(tx: ClubTx): Promise<LatestMemberImportResponse> {
  requireManager(tx);
  const { sql, clubId } = tx;
  const row = await selectOptionalImport(sql, clubId, IMPORT_UNDO_HOURS);
  if (!row) return { import: null, earlier: [] };
  const which = { clubId, newestId: row.id, undoHours: IMPORT_UNDO_HOURS, most: MOST_EARLIER_IMPORTS };
  const earlier = await selectEarlierImports(sql, which);
  return { import: await withRows(tx, row), earlier: earlier.map(responseWithoutRows) };
}

/** Leaves the rows that are not written, and the mails that are not sent. An import that has ended stays as it is. */
export async function stopImport(tx: ClubTx, id: string): Promise<MemberImportResponse> {
  requireManager(tx);
  if (!(await lockOptionalImport(tx.sql, tx.clubId, id))) throw notFound("Import");
  await updateStopped(tx.sql, tx.clubId, id);
  await audit(tx, { action: "member_import.stopped", subjectType: "member_import", subjectId: id });
  return readImport(tx, id);
}

/**
 * Takes an import back, within a day: invitations not accepted yet end, and names not changed since become what
 * they were. Undoing again changes nothing. Rejected: `undo_over`.
 */
export async function undoImport(tx: ClubTx, id: string): Promise<MemberImportResponse> {
  requireManager(tx);
  const { sql, clubId, userId } = tx;
  if (!(await lockOptionalImport(sql, clubId, id))) throw notFound("Import");
  const before = await readImport(tx, id);
  if (before.status === "undone") return before;
  if (!before.undo_until) {
    throw new DomainError("conflict", "undo_over", "An import can be undone for a day only");
  }
  const emails = await revokeImported(sql, clubId, id, userId);
  const renamed = await restoreChanged(sql, clubId, id);
  await asAuthService(sql, () => deleteLinksOf(sql, emails));
  await updateUndone(sql, clubId, id);
  const detail = { revoked: emails.length, renamed: renamed.length };
  await audit(tx, { action: "member_import.undone", subjectType: "member_import", subjectId: id, detail });
  await (renamed.length > 0 ? notifyOfName(tx) : notifyClub(tx, { topic: "members" }));
  return readImport(tx, id);
}

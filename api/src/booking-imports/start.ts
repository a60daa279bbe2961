import { can } from "@courtside/contracts/domain/roles.ts";
import { audit } from "../audit/record.ts";
import type { ClubTx } from "../club-tx.ts";
import { DomainError, forbidden } from "../errors.ts";
import { wakeJob } from "../live/notify.ts";
import { type BookingFile, judgeFile } from "./judge.ts";
import { endImport, insertLines, insertOptionalImport } from "./queries.ts";
import { type BookingImportReportResponse, reportOf } from "./response.ts";

/** Rejects who may not import, before their file is read. */
export async function admitImport({ role }: Pick<ClubTx, "role">): Promise<void> {
  if (!can(role, "members:manage")) throw forbidden();
}

/** What an import of this file would do; writes nothing. */
export async function previewImport(tx: ClubTx, file: BookingFile): Promise<BookingImportReportResponse> {
  await admitImport(tx);
  return reportOf(null, await judgeFile(tx, file));
}

/** Orders an import of bookings (docs/importing-bookings.md), whose good rows a job books. Rejected: `import_under_way`. */
export async function startImport(tx: ClubTx, file: BookingFile): Promise<BookingImportReportResponse> {
  await admitImport(tx);
  const { sql, clubId, userId: senderId, origin, person } = tx;
  const id = await insertOptionalImport(sql, { clubId, senderId, work: { origin, person } });
  if (!id) throw new DomainError("conflict", "import_under_way", "Another import of your club is still being written");
  const judged = await judgeFile(tx, file);
  await insertLines(sql, clubId, id, judged.rows);
  const count = (outcome: string) => judged.rows.filter((row) => row.outcome === outcome).length;
  if (count("new") === 0) await endImport(sql, clubId, id);
  const detail = { new: count("new"), unchanged: count("unchanged"), skipped: count("skipped"), wrong: count("wrong") };
  await audit(tx, { action: "booking_import.started", subjectType: "booking_import", subjectId: id, detail });
  await wakeJob(sql, "booking-imports");
  return reportOf(id, judged);
}

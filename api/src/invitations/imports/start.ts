import type { ColumnMapping } from "@courtside/contracts/domain/member-import.ts";
import { can } from "@courtside/contracts/domain/roles.ts";
import { audit } from "../../audit/record.ts";
import type { ClubTx } from "../../club-tx.ts";
import { asAuthService } from "../../db/transaction.ts";
import { DomainError, forbidden } from "../../errors.ts";
import type { Table } from "../../import-files/table.ts";
import { wakeJob } from "../../live/notify.ts";
import { requireProvenSender } from "../send.ts";
import { judgeTable } from "./judge.ts";
import { endImport, insertLines, insertOptionalImport } from "./queries.ts";
import { type ImportReportResponse, judgedRowResponse } from "./response.ts";

export interface ImportInput {
  table: Table;
  /** undefined: by the names of the columns. */
  mapping: ColumnMapping | undefined;
}

/** Rejects who may not import, before their file is read. */
export async function admitImport({ role }: ClubTx): Promise<void> {
  if (!can(role, "members:manage")) throw forbidden();
}

/** What an import of these rows would do; writes nothing. */
export async function previewImport(tx: ClubTx, { table, mapping }: ImportInput): Promise<ImportReportResponse> {
  await admitImport(tx);
  const judged = await judgeTable(tx.sql, tx.clubId, table, mapping);
  return { id: null, columns: judged.columns, mapping: judged.mapping, rows: judged.rows.map(judgedRowResponse) };
}

/**
 * Orders an import of members (docs/product/identity.md#importing-members), whose good rows a job writes. Rejected:
 * `import_under_way`, `email_not_confirmed`.
 */
export async function startImport(tx: ClubTx, { table, mapping }: ImportInput): Promise<ImportReportResponse> {
  await admitImport(tx);
  const { sql, clubId, userId, origin } = tx;
  await asAuthService(sql, () => requireProvenSender(tx));
  const id = await insertOptionalImport(sql, { clubId, senderId: userId, origin });
  if (!id) throw new DomainError("conflict", "import_under_way", "Another import of your club is still being written");
  const judged = await judgeTable(sql, clubId, table, mapping);
  await insertLines(sql, clubId, id, judged.rows);
  const count = (outcome: string) => judged.rows.filter((row) => row.outcome === outcome).length;
  if (count("new") + count("changed") === 0) await endImport(sql, clubId, id);
  await audit(tx, {
    action: "member_import.started",
    subjectType: "member_import",
    subjectId: id,
    detail: { new: count("new"), changed: count("changed"), wrong: count("wrong") },
  });
  await wakeJob(sql, "imports");
  return { id, columns: judged.columns, mapping: judged.mapping, rows: judged.rows.map(judgedRowResponse) };
}

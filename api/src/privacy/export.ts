import { audit } from "../auth/audit.ts";
import type { AuthCall } from "../auth/call.ts";
import { type PersonTx, requirePerson } from "../club-tx.ts";
import { asAuthService } from "../db/transaction.ts";
import { DomainError, forbidden, notFound } from "../errors.ts";
import { wakeJob } from "../live/notify.ts";
import {
  countRecent,
  insertExport,
  type PersonData,
  selectExports,
  selectOptionalContent,
  selectOptionalUnderWay,
} from "./queries.ts";
import { exportResponse, type PersonExportResponse } from "./response.ts";

const MOST_A_DAY = 3;

/**
 * Orders everything that is stored about the caller, which a job makes and mails a link to (docs/product/privacy.md#ones-own-data).
 * One is made at a time. Rejected: demo visitors and QA accounts, which many people share; the fourth of a day.
 */
export async function requestExport(tx: PersonTx, { caller }: AuthCall): Promise<PersonExportResponse> {
  const { sql, person, origin } = tx;
  const { userId } = person;
  if (person.isDemo || person.qaRole) throw forbidden("Demo and test accounts have no data of one person");
  await requirePerson(tx);
  const row = await asAuthService(sql, async () => {
    const underWay = await selectOptionalUnderWay(sql, userId);
    if (underWay) return underWay;
    if ((await countRecent(sql, userId)) >= MOST_A_DAY) throw tooMany();
    const made = await insertExport(sql, userId, caller);
    await audit(sql, caller, { action: "data_export_requested", userId, sessionId: origin.sessionId ?? undefined });
    await wakeJob(sql, "exports");
    return made;
  });
  return exportResponse(row);
}

const tooMany = () =>
  new DomainError("rate_limited", "over_request_rate_limit", "You have requested your data three times today", {
    retryAfterSeconds: 3_600,
  });

/** The caller's exports that can still be downloaded or are being made, the newest first. */
export async function listExports({ sql, person }: PersonTx): Promise<PersonExportResponse[]> {
  const rows = await asAuthService(sql, () => selectExports(sql, person.userId));
  return rows.filter((row) => !row.is_expired).map(exportResponse);
}

/** An export's content, for its owner alone. */
export async function readExport({ sql, person }: PersonTx, id: string): Promise<PersonData> {
  const content = await asAuthService(sql, () => selectOptionalContent(sql, person.userId, id));
  if (!content) throw notFound("Export");
  return content;
}

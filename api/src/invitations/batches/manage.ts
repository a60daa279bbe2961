import { audit } from "../../audit/record.ts";
import type { ClubTx } from "../../club-tx.ts";
import { notFound } from "../../errors.ts";
import { invitableRoles } from "../may-invite.ts";
import { deleteEndedBatch, selectOptionalBatch, stopBatch } from "./queries.ts";
import { batchResponse, type InvitationBatchResponse } from "./response.ts";
import { batchUnderWay } from "./start.ts";

/** The caller's newest batch; null if there is none. */
export async function latestBatch(tx: ClubTx): Promise<InvitationBatchResponse | null> {
  invitableRoles(tx.role);
  const row = await selectOptionalBatch(tx.sql, tx.clubId, tx.userId);
  return row && batchResponse(row);
}

/** Leaves the caller's lines that are not sent yet unsent. A batch that has ended stays as it is. */
export async function stopSending(tx: ClubTx, id: string): Promise<InvitationBatchResponse> {
  invitableRoles(tx.role);
  await stopBatch(tx.sql, tx.clubId, tx.userId, id);
  const row = await selectOptionalBatch(tx.sql, tx.clubId, tx.userId, id);
  if (!row) throw notFound("Batch");
  await audit(tx, { action: "invitation_batch.stopped", subjectType: "invitation_batch", subjectId: id });
  return batchResponse(row);
}

/** Deletes the record of a batch that has ended; its invitations stay. */
export async function forgetBatch(tx: ClubTx, id: string): Promise<void> {
  invitableRoles(tx.role);
  if (await deleteEndedBatch(tx.sql, tx.clubId, tx.userId, id)) {
    await audit(tx, { action: "invitation_batch.forgotten", subjectType: "invitation_batch", subjectId: id });
    return;
  }
  throw (await selectOptionalBatch(tx.sql, tx.clubId, tx.userId, id)) ? batchUnderWay() : notFound("Batch");
}

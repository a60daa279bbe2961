import type { Role } from "@courtside/contracts/domain/roles.ts";
import { audit } from "../../audit/record.ts";
import { optionalEmailAddress } from "../../auth/accounts/email-address.ts";
import type { ClubTx } from "../../club-tx.ts";
import { DomainError, forbidden } from "../../errors.ts";
import { wakeJob } from "../../live/notify.ts";
import { invitableRoles } from "../may-invite.ts";
import { endBatch, insertLines, insertOptionalBatch, type NewLine, selectOptionalBatch } from "./queries.ts";
import { batchResponse, type InvitationBatchResponse } from "./response.ts";

export interface BatchInput {
  /** Not needed if it renews. */
  role?: Role | undefined;
  /** Sends the pending invitations of the addresses again, each with its own name and role. */
  renews: boolean;
  lines: { email: string; full_name?: string | undefined }[];
}

export const batchUnderWay = () =>
  new DomainError("conflict", "batch_under_way", "Your invitations from before are still being sent");

/**
 * Orders invitations of one role to many addresses, or their pending ones again, which a job sends
 * (docs/product/identity.md#inviting-many). A line that cannot be
 * sent says why, and stops no other. Rejected with `batch_under_way` if the caller's last one has not ended.
 */
export async function startBatch(
  tx: ClubTx,
  { role: wanted, renews, lines }: BatchInput,
): Promise<InvitationBatchResponse> {
  const roles = invitableRoles(tx.role);
  const role = wanted ?? (roles.includes("member") ? "member" : "coach");
  if (!roles.includes(role)) throw forbidden();
  const { sql, clubId, userId, origin } = tx;
  const id = await insertOptionalBatch(sql, { clubId, senderId: userId, role, renews, origin });
  if (!id) throw batchUnderWay();
  const all = checked(lines);
  await insertLines(sql, clubId, id, all);
  if (all.every(({ why }) => why !== null)) await endBatch(sql, clubId, id);
  await audit(tx, {
    action: "invitation_batch.started",
    subjectType: "invitation_batch",
    subjectId: id,
    detail: renews ? { renews, lines: lines.length } : { role, lines: lines.length },
  });
  await wakeJob(sql, "invitations");
  const row = await selectOptionalBatch(sql, clubId, userId, id);
  if (!row) throw new Error("a batch that was just written is missing");
  return batchResponse(row);
}

/** Each line once, with a deliverable form of its address. */
function checked(lines: BatchInput["lines"]): NewLine[] {
  const seen = new Set<string>();
  return lines.map(({ email: typed, full_name = null }) => {
    const email = optionalEmailAddress(typed);
    if (email === undefined) return { email: typed, full_name, why: "Please enter a valid email address" };
    if (seen.has(email)) return { email, full_name, why: "Listed twice" };
    seen.add(email);
    return { email, full_name, why: null };
  });
}

import type { ClubTx } from "../club-tx.ts";
import { enqueueNotice } from "../notices/enqueue.ts";
import type { Commitments } from "./commitments.ts";
import { endMember } from "./end.ts";
import { endedNotice } from "./ended-notice.ts";
import { lockOtherMember } from "./lock.ts";

const OWN = { code: "own_removal", message: "You cannot remove yourself from the club." };

export interface RemovedMember {
  id: string;
  canceled_bookings: number;
}

/**
 * Ends another person's membership (docs/product/roles.md#removal): their future commitments are canceled, their sessions lose
 * the club, and history keeps their name. Rejected: `own_removal`, `last_admin`.
 */
export async function removeMember(tx: ClubTx, userId: string, commitments: Commitments): Promise<RemovedMember> {
  const { joined_at, is_sample } = await lockOtherMember(tx, userId, OWN);
  const ended = await endMember(tx, userId, "member.removed", commitments);
  if (is_sample) await commitments.retireSamples(tx);
  await enqueueNotice(tx, endedNotice("member_removed", { user_id: userId, joined_at }, ended));
  return { id: userId, canceled_bookings: ended.ahead.length };
}

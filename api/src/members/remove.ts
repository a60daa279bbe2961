import type { ClubTx } from "../club-tx.ts";
import { enqueueNotice } from "../notices/enqueue.ts";
import type { Commitments } from "./commitments.ts";
import { endMember } from "./end.ts";
import { lockOtherMember } from "./lock.ts";
import { removalNotice } from "./removal-notice.ts";

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
  const ahead = await endMember(tx, userId, "member.removed", commitments);
  if (is_sample) await commitments.retireSamples(tx);
  await enqueueNotice(tx, removalNotice(userId, joined_at, ahead));
  return { id: userId, canceled_bookings: ahead.length };
}

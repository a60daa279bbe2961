import { can } from "@courtside/contracts/domain/roles.ts";
import type { ClubTx } from "../club-tx.ts";
import { forbidden } from "../errors.ts";
import type { Commitments } from "./commitments.ts";
import { endMember } from "./end.ts";
import { countSamples, lockAdmins, lockSamplePeople, type SampleCount } from "./queries.ts";

/** What a new club still has of its samples (docs/product/access.md#sample-data). */
export function readSamples(tx: ClubTx): Promise<SampleCount> {
  if (!can(tx.role, "members:manage")) throw forbidden();
  return countSamples(tx.sql, tx.clubId);
}

/**
 * Removes the sample people with their commitments, and retires sample news that no admin has edited. Samples have no address that
 * receives mail, so no notice is sent. The second time changes nothing.
 */
export async function removeSamples(tx: ClubTx, commitments: Commitments): Promise<SampleCount> {
  const before = await readSamples(tx);
  const admins = await lockAdmins(tx.sql, tx.clubId);
  if (!admins.includes(tx.userId)) throw forbidden();
  for (const userId of await lockSamplePeople(tx.sql, tx.clubId)) {
    await endMember(tx, userId, "member.removed", commitments);
  }
  if (before.news > 0) await commitments.retireSamples(tx);
  return before;
}

import type { Role } from "@courtside/contracts/domain/roles.ts";
import { audit } from "../audit/record.ts";
import type { ClubTx } from "../club-tx.ts";
import { forbidden } from "../errors.ts";
import { endStreamsOf } from "../live/notify.ts";
import type { Commitments } from "./commitments.ts";
import { lockOtherMember } from "./lock.ts";
import { updateRole } from "./queries.ts";
import type { MemberResponse } from "./response.ts";
import { shownMember } from "./shown.ts";

const OWN = { code: "own_role", message: "You cannot change your own role." };

/**
 * Gives another member a role, which applies from their next call on (docs/product/roles.md#role-changes). The future lessons of
 * a former coach are canceled, and a person whose new role books no courts leaves the waitlists. Rejected: `own_role`,
 * `last_admin`.
 */
export async function changeRole(
  tx: ClubTx,
  userId: string,
  role: Role,
  commitments: Commitments,
): Promise<MemberResponse> {
  // Who holds the key would be an admin, also after it is revoked.
  if (tx.origin.isByKey && role === "admin") throw forbidden("An API key cannot make an admin");
  const member = await lockOtherMember(tx, userId, OWN);
  if (member.role !== role) {
    await updateRole(tx.sql, tx.clubId, userId, role);
    const waitlistEntries = await commitments.endForRole(tx, userId, role);
    const detail = { from: member.role, to: role, ...(waitlistEntries > 0 && { waitlist_entries: waitlistEntries }) };
    await audit(tx, {
      action: "member.role_changed",
      subjectType: "person",
      subjectId: userId,
      detail,
      before: { role: member.role },
      after: { role },
    });
    await endStreamsOf(tx, userId);
  }
  return shownMember(tx, { ...member, role });
}

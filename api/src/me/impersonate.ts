import { can, type Role } from "@courtside/contracts/domain/roles.ts";
import { audit } from "../audit/record.ts";
import { accessExpired, type PersonTx } from "../club-tx.ts";
import { forbidden } from "../errors.ts";
import { endStreamsOfSession } from "../live/notify.ts";
import { updateImpersonation } from "./queries.ts";

/**
 * Sets the role that the caller's session previews, or ends the preview with null (docs/product/roles.md#role-preview). The only
 * operation that checks the real role. Ending is possible even if the club's access has expired. Returns the transaction in its
 * new state.
 */
export async function impersonate(tx: PersonTx, role: Role | null): Promise<PersonTx> {
  const { sql, person, origin } = tx;
  if (!person.clubId || !person.role || !can(person.role, "club:impersonate")) {
    throw forbidden("Only administrators can impersonate other roles");
  }
  if (role !== null && !person.access.has_access) throw accessExpired(person.access, person.role);
  if (role !== person.impersonatingRole) {
    await updateImpersonation(sql, origin.sessionId, role);
    const inClub = { ...tx, clubId: person.clubId, userId: person.userId, role: person.role, now: person.now };
    const detail = { from: person.impersonatingRole, to: role };
    await audit(inClub, { action: "impersonation.changed", subjectType: "person", subjectId: person.userId, detail });
    if (origin.sessionId !== null) await endStreamsOfSession(sql, origin.sessionId);
  }
  return { ...tx, person: { ...person, impersonatingRole: role } };
}

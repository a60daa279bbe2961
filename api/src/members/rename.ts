import { personNameProblem } from "@courtside/contracts/domain/person-name.ts";
import { can } from "@courtside/contracts/domain/roles.ts";
import { audit } from "../audit/record.ts";
import type { ClubTx } from "../club-tx.ts";
import { forbidden, invalid, notFound } from "../errors.ts";
import { notifyOfName } from "../live/notify.ts";
import { lockOptionalMembership, updateName } from "./queries.ts";
import type { MemberResponse } from "./response.ts";
import { shownMember } from "./shown.ts";

/** Corrects a member's name, in their account too; also an admin's own. */
export async function renameMember(tx: ClubTx, userId: string, fullName: string): Promise<MemberResponse> {
  if (!can(tx.role, "members:manage")) throw forbidden();
  const problem = personNameProblem(fullName);
  if (problem) throw invalid("full_name", problem);
  const member = await lockOptionalMembership(tx.sql, tx.clubId, userId);
  if (!member) throw notFound("Member");
  if (member.full_name !== fullName) {
    await updateName(tx.sql, userId, fullName);
    await audit(tx, { action: "member.renamed", subjectType: "person", subjectId: userId });
    await notifyOfName(tx);
  }
  return shownMember(tx, { ...member, full_name: fullName });
}

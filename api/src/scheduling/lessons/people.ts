import type { ClubTx } from "../../club-tx.ts";
import { unknownId } from "../../errors.ts";
import { selfAsCoach } from "../people/coach.ts";
import { lockPeople, type PersonRow } from "../people/queries.ts";

export interface LessonPeople {
  coach: PersonRow;
  member: PersonRow;
}

/** Locks coach and member of a lesson. `onlyMembers`: the lesson must be for a person with the role of a member. */
export async function lockLessonPeople(
  tx: ClubTx,
  { coachId, memberId }: { coachId: string; memberId: string },
  { onlyMembers }: { onlyMembers: boolean },
): Promise<LessonPeople> {
  const people = await lockPeople(tx.sql, tx.clubId, [coachId, memberId]);
  const coach = people.find(({ id }) => id === coachId);
  const member = people.find(({ id }) => id === memberId);
  // The role may have been taken while this waited for the lock.
  const isSelf = coach?.id === selfAsCoach(tx) && coach?.role === tx.person.role;
  if (!coach || (coach.role !== "coach" && !isSelf)) throw unknownId("coach_id", "Coach");
  if (!member || (onlyMembers && member.role !== "member")) throw unknownId("member_id", "Member");
  return { coach, member };
}

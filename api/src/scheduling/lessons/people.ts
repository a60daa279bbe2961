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
  if (!coach || (coach.role !== "coach" && coach.id !== selfAsCoach(tx))) throw unknownId("coach_id", "Coach");
  if (!member || (onlyMembers && member.role !== "member")) throw unknownId("member_id", "Member");
  return { coach, member };
}

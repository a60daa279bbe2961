import { can } from "@courtside/contracts/domain/roles.ts";
import type { ClubTx } from "../club-tx.ts";
import { readCoach } from "../scheduling/people/coach.ts";
import { selectClub } from "../tenant/queries.ts";
import { selectCoaches, selectInvitedCoaches } from "./queries.ts";
import { type CoachResponse, coachResponse, type InvitedCoachResponse, invitedCoachResponse } from "./response.ts";

export interface CoachList {
  data: CoachResponse[];
  invited: InvitedCoachResponse[];
}

/**
 * The club's coaches by name; staff also see invited coaches who have not accepted yet (docs/product/coaching.md#adding-a-coach).
 */
export async function listCoaches(tx: ClubTx): Promise<CoachList> {
  const { sql, clubId, role } = tx;
  const [club, rows, invited] = await Promise.all([
    selectClub(sql, clubId),
    selectCoaches(sql, clubId),
    can(role, "coaches:manage") ? selectInvitedCoaches(sql, clubId) : [],
  ]);
  return { data: rows.map((row) => coachResponse(tx, row, club.sports)), invited: invited.map(invitedCoachResponse) };
}

/** One coach of the club. */
export async function showCoach(tx: ClubTx, coachId: string): Promise<CoachResponse> {
  const [club, row] = await Promise.all([selectClub(tx.sql, tx.clubId), readCoach(tx, coachId)]);
  return coachResponse(tx, row, club.sports);
}

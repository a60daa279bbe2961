import { can } from "@courtside/contracts/domain/roles.ts";
import type { ClubTx } from "../club-tx.ts";
import { forbidden, notFound } from "../errors.ts";
import { readCoach, selfAsCoach } from "../scheduling/people/coach.ts";
import type { CoachRow } from "../scheduling/people/queries.ts";
import { lockOptionalCoach } from "./queries.ts";

/** Admin and front desk edit any coach, a coach their own profile (docs/product/coaching.md#coach-page). */
export const mayEditCoach = (tx: Pick<ClubTx, "role" | "userId">, coachId: string): boolean =>
  can(tx.role, "coaches:manage") || selfAsCoach(tx) === coachId;

/** `readCoach` for those who may edit the coach. */
export async function readCoachToEdit(tx: ClubTx, coachId: string): Promise<CoachRow> {
  if (!mayEditCoach(tx, coachId)) throw forbidden();
  return readCoach(tx, coachId);
}

/** The same for a change, with the coach's row locked. */
export async function lockCoachToEdit(tx: ClubTx, coachId: string): Promise<CoachRow> {
  if (!mayEditCoach(tx, coachId)) throw forbidden();
  const row = await lockOptionalCoach(tx.sql, tx.clubId, coachId, selfAsCoach(tx));
  if (!row) throw notFound("Coach");
  return row;
}

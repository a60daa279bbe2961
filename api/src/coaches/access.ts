import { can } from "@courtside/contracts/domain/roles.ts";
import type { ClubTx } from "../club-tx.ts";
import { forbidden, notFound } from "../errors.ts";
import { type CoachRow, lockOptionalCoach, selectOptionalCoach } from "./queries.ts";

/** Whose own coach's screens the caller has: theirs, also where an admin previews the role and is no coach (decision 7). */
export const selfAsCoach = ({ role, userId }: Pick<ClubTx, "role" | "userId">): string | null =>
  role === "coach" ? userId : null;

/** Admin and front desk edit any coach, a coach themself (O §2.9, §6). */
export const mayEditCoach = (tx: Pick<ClubTx, "role" | "userId">, coachId: string): boolean =>
  can(tx.role, "coaches:manage") || selfAsCoach(tx) === coachId;

/** A coach of the club; one who has left is the same as none. */
export async function readCoach(tx: ClubTx, coachId: string): Promise<CoachRow> {
  const row = await selectOptionalCoach(tx.sql, tx.clubId, coachId, selfAsCoach(tx));
  if (!row) throw notFound("Coach");
  return row;
}

/** The same for their eyes only. */
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

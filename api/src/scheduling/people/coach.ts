import type { ClubTx } from "../../club-tx.ts";
import { notFound } from "../../errors.ts";
import { type CoachRow, selectOptionalCoach } from "./queries.ts";

/**
 * The coach whose screens the caller sees: their own, also if an admin previews the role and is not a coach
 * (docs/product/roles.md#role-preview).
 */
export const selfAsCoach = ({ role, userId }: Pick<ClubTx, "role" | "userId">): string | null =>
  role === "coach" ? userId : null;

/** A coach of the club; one who has left counts as not found. */
export async function readCoach(tx: ClubTx, coachId: string): Promise<CoachRow> {
  const row = await selectOptionalCoach(tx.sql, tx.clubId, coachId, selfAsCoach(tx));
  if (!row) throw notFound("Coach");
  return row;
}

import { can } from "@courtside/contracts/domain/roles.ts";
import { audit } from "../audit/record.ts";
import type { ClubTx } from "../club-tx.ts";
import { forbidden } from "../errors.ts";
import { notifyClub } from "../live/notify.ts";
import type { CourtRow } from "../scheduling/courts/queries.ts";
import { insertCourt } from "./queries.ts";

/** Adds an active court. Rejected: `court_name_taken` if the sport has a court of that name. */
export async function addCourt(tx: ClubTx, input: { name: string; sport: string }): Promise<CourtRow> {
  if (!can(tx.role, "courts:manage")) throw forbidden();
  const court = await insertCourt(tx.sql, { ...input, club_id: tx.clubId, is_active: true });
  await audit(tx, { action: "court.added", subjectType: "court", subjectId: court.id });
  await notifyClub(tx, { topic: "courts" });
  return court;
}

import type { Surface } from "@courtside/contracts/domain/courts.ts";
import { can } from "@courtside/contracts/domain/roles.ts";
import { audit } from "../audit/record.ts";
import type { ClubTx } from "../club-tx.ts";
import { forbidden } from "../errors.ts";
import { notifyClub } from "../live/notify.ts";
import { insertCourt, type ListedCourtRow } from "./queries.ts";

export interface NewCourt {
  name: string;
  sport: string;
  surface?: Surface | null | undefined;
  is_indoor?: boolean | null | undefined;
  max_players?: number | null | undefined;
}

/** Adds an active court. Rejected: `court_name_taken` if the sport has a court of that name. */
export async function addCourt(tx: ClubTx, input: NewCourt): Promise<ListedCourtRow> {
  if (!can(tx.role, "courts:manage")) throw forbidden();
  const court = await insertActive(tx, input);
  await notifyClub(tx, { topic: "courts" });
  return court;
}

/** Inserts it with its audit row. */
export async function insertActive(tx: ClubTx, input: NewCourt) {
  const { surface = null, is_indoor = null, max_players = null } = input;
  const details = { surface, is_indoor, max_players };
  const court = await insertCourt(tx.sql, { ...input, ...details, club_id: tx.clubId, is_active: true });
  await audit(tx, { action: "court.added", subjectType: "court", subjectId: court.id });
  return court;
}

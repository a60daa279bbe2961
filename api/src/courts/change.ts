import { can } from "@courtside/contracts/domain/roles.ts";
import { changesOf } from "../audit/changes.ts";
import { audit } from "../audit/record.ts";
import type { ClubTx } from "../club-tx.ts";
import { forbidden, notFound } from "../errors.ts";
import { notifyClub } from "../live/notify.ts";
import { type CourtChange, type ListedCourtRow, lockOptionalCourt, updateOptionalCourt } from "./queries.ts";

/** Renames, describes, opens or closes a court. Existing bookings stay (docs/product/booking.md#courts). */
export async function changeCourt(tx: ClubTx, id: string, change: CourtChange): Promise<ListedCourtRow> {
  if (!can(tx.role, "courts:manage")) throw forbidden();
  const before = await lockOptionalCourt(tx.sql, tx.clubId, id);
  const court = before && (await updateOptionalCourt(tx.sql, tx.clubId, id, change));
  if (!court) throw notFound("Court");
  const changes = changesOf(before, court, ["name", "is_active", "surface", "is_indoor", "max_players"]);
  await audit(tx, { action: "court.changed", subjectType: "court", subjectId: id, detail: { ...change }, ...changes });
  await notifyClub(tx, { topic: "courts" });
  return court;
}

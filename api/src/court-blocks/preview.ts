import { can } from "@courtside/contracts/domain/roles.ts";
import type { ClubTx } from "../club-tx.ts";
import { forbidden } from "../errors.ts";
import { selectClub } from "../tenant/queries.ts";
import { type BlockHitAnswer, type CourtRefusalAnswer, hitAnswer } from "./answer.ts";
import { allOf } from "./courts.ts";
import { foresee, hitsOf } from "./foresee.ts";
import { selectBlockableCourts } from "./queries.ts";
import { readSpan } from "./span.ts";

export interface BlockPlace {
  court_ids: string[];
  start_time: string;
  end_time: string;
}

/** What a block would hit and which courts it cannot have; changes nothing. */
export async function previewBlock(
  tx: ClubTx,
  wish: BlockPlace,
): Promise<{ bookings: BlockHitAnswer[]; refused: CourtRefusalAnswer[] }> {
  if (!can(tx.role, "blocks:manage")) throw forbidden();
  const { time_zone } = await selectClub(tx.sql, tx.clubId);
  const span = readSpan(tx, wish, time_zone);
  const courts = allOf(wish.court_ids, await selectBlockableCourts(tx.sql, tx.clubId, wish.court_ids));
  const foreseen = await foresee(tx, courts, span);
  return { bookings: hitsOf(foreseen).map(hitAnswer), refused: foreseen.refused };
}

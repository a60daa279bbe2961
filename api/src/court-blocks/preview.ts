import { can } from "@courtside/contracts/domain/roles.ts";
import type { ClubTx } from "../club-tx.ts";
import { forbidden } from "../errors.ts";
import { readSpan } from "../scheduling/blocks/span.ts";
import { selectClub } from "../tenant/queries.ts";
import { allOf } from "./courts.ts";
import { conflictsOf, preview } from "./preview-conflicts.ts";
import { selectBlockableCourts } from "./queries.ts";
import { type BlockConflictResponse, type CourtRejectionResponse, conflictResponse } from "./response.ts";

export interface BlockPlace {
  court_ids: string[];
  start_time: string;
  end_time: string;
}

/** The bookings that conflict with a block and the courts that it cannot have; changes nothing. */
export async function previewBlock(
  tx: ClubTx,
  input: BlockPlace,
): Promise<{ bookings: BlockConflictResponse[]; refused: CourtRejectionResponse[] }> {
  if (!can(tx.role, "blocks:manage")) throw forbidden();
  const { time_zone } = await selectClub(tx.sql, tx.clubId);
  const span = readSpan(tx, input, time_zone);
  const courts = allOf(input.court_ids, await selectBlockableCourts(tx.sql, tx.clubId, input.court_ids));
  const previewed = await preview(tx, courts, span);
  return { bookings: conflictsOf(previewed).map(conflictResponse), refused: previewed.refused };
}

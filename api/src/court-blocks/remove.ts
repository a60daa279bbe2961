import { localDate } from "@courtside/contracts/domain/club-time.ts";
import { can } from "@courtside/contracts/domain/roles.ts";
import { audit } from "../audit/record.ts";
import type { ClubTx } from "../club-tx.ts";
import { forbidden, notFound } from "../errors.ts";
import { notifyClub } from "../live/notify.ts";
import { release } from "../scheduling/reserve.ts";
import { selectClub } from "../tenant/queries.ts";
import { deleteBlock, selectBlocksById } from "./queries.ts";
import { blockResponse, type CourtBlockResponse } from "./response.ts";

/** Deletes a block; its court can be booked again. The bookings that it canceled stay canceled. */
export async function removeBlock(tx: ClubTx, id: string): Promise<CourtBlockResponse> {
  if (!can(tx.role, "blocks:manage")) throw forbidden();
  const [row] = await selectBlocksById(tx.sql, tx.clubId, [id]);
  if (!row) throw notFound("Court block");
  await release(tx, "block", [id]);
  if (!(await deleteBlock(tx.sql, tx.clubId, id))) throw notFound("Court block");
  const { court_id, start_time, end_time } = blockResponse(row);
  const before = { court_id, start_time, end_time };
  await audit(tx, { action: "court_block.deleted", subjectType: "court_block", subjectId: id, before });
  const { time_zone } = await selectClub(tx.sql, tx.clubId);
  const { starts_at, ends_at } = row;
  const isOneDay = localDate(starts_at.getTime(), time_zone) === localDate(ends_at.getTime() - 1, time_zone);
  const dates = isOneDay ? { dates: [localDate(starts_at.getTime(), time_zone)] } : {};
  await notifyClub(tx, { topic: "bookings", court_id: row.court_id, people: [], ...dates });
  await notifyClub(tx, { topic: "blocks" });
  return blockResponse(row);
}

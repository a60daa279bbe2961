import { localDate } from "@courtside/contracts/domain/club-time.ts";
import { can } from "@courtside/contracts/domain/roles.ts";
import { type AuditEvent, audit } from "../audit/record.ts";
import type { ClubTx } from "../club-tx.ts";
import { DomainError, forbidden, notFound } from "../errors.ts";
import { notifyClub } from "../live/notify.ts";
import { release, releaseBlocks } from "../scheduling/reserve.ts";
import { insertCheck } from "../scheduling/waiting/queries.ts";
import { selectClub } from "../tenant/queries.ts";
import { type BlockRow, deleteBlock, endBlock, selectBlocksById } from "./queries.ts";
import { blockResponse, type CourtBlockResponse } from "./response.ts";

const MINUTE = 60_000;

/**
 * Opens the court of a block: one to come is deleted, one that has begun ends now, and what has passed stays for the reports
 * (docs/product/booking.md#court-blocks). The bookings that it canceled stay canceled. Rejected with `block_over`: a past one.
 */
export async function removeBlock(tx: ClubTx, id: string): Promise<CourtBlockResponse> {
  if (!can(tx.role, "blocks:manage")) throw forbidden();
  const [row] = await selectBlocksById(tx.sql, tx.clubId, [id]);
  if (!row) throw notFound("Court block");
  if (row.ends_at.getTime() <= tx.now) throw blockOver();
  const now = new Date(Math.floor(tx.now / MINUTE) * MINUTE);
  const opened = row.starts_at < now ? await end(tx, row, now) : await remove(tx, row);
  const { time_zone } = await selectClub(tx.sql, tx.clubId);
  const { starts_at, ends_at } = row;
  const isOneDay = localDate(starts_at.getTime(), time_zone) === localDate(ends_at.getTime() - 1, time_zone);
  const dates = isOneDay ? { dates: [localDate(starts_at.getTime(), time_zone)] } : {};
  await notifyClub(tx, { topic: "bookings", court_id: row.court_id, people: [], ...dates });
  await notifyClub(tx, { topic: "blocks" });
  return blockResponse(opened);
}

async function remove(tx: ClubTx, row: BlockRow): Promise<BlockRow> {
  await release(tx, "block", [row.id]);
  if (!(await deleteBlock(tx.sql, tx.clubId, row.id))) throw notFound("Court block");
  await record(tx, "court_block.deleted", row, { before: timesOf(row) });
  return row;
}

async function end(tx: ClubTx, row: BlockRow, at: Date): Promise<BlockRow> {
  await releaseBlocks(tx, [row.id]);
  if (!(await endBlock(tx.sql, tx.clubId, row.id, at))) throw blockOver();
  // Only deleted times wake the queue by themselves; the running one is cut.
  await insertCheck(tx.sql, tx.clubId, new Date(tx.now));
  const ended = { ...row, ends_at: at };
  await record(tx, "court_block.ended", row, { before: timesOf(row), after: timesOf(ended) });
  return ended;
}

function timesOf(row: BlockRow) {
  const { court_id, start_time, end_time } = blockResponse(row);
  return { court_id, start_time, end_time };
}

const record = (tx: ClubTx, action: string, { id }: BlockRow, change: Pick<AuditEvent, "before" | "after">) =>
  audit(tx, { action, subjectType: "court_block", subjectId: id, ...change });

const blockOver = () =>
  new DomainError("conflict", "block_over", "This court block is over: it stays for the reports", { field: "id" });

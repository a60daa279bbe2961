import { randomUUID } from "node:crypto";
import { gapsIn } from "@courtside/contracts/domain/closures.ts";
import type { Slot } from "@courtside/contracts/domain/club-time.ts";
import { audit } from "../../audit/record.ts";
import type { ClubTx } from "../../club-tx.ts";
import { courtTime, reserve } from "../reserve.ts";
import { insertBlocks } from "./queries.ts";
import { type BlockSpan, daysOf } from "./span.ts";

export interface CourtsToBlock {
  courtIds: string[];
  span: BlockSpan;
  zone: string;
  reason: string | null;
  closureId: string | null;
  /** What stays on the courts, for each: the block goes around it. */
  kept?: Map<string, Slot[]>;
}

/**
 * Writes a block of each locked court and reserves its time, cut at the club's midnights. Null: a court was not free; the caller then
 * rejects, and its transaction is rolled back.
 */
export async function blockCourts(
  tx: ClubTx,
  { courtIds, span, zone, reason, closureId, kept = new Map() }: CourtsToBlock,
): Promise<{ ids: string[]; dates: string[] } | null> {
  const blocks = courtIds.map((courtId) => ({
    id: randomUUID(),
    courtId,
    startsAt: new Date(span.startsAt),
    endsAt: new Date(span.endsAt),
    reason,
    createdBy: tx.userId,
    closureId,
  }));
  await insertBlocks(tx.sql, tx.clubId, blocks);
  if (!(await reserveAround(tx, blocks, span.fills, zone, kept))) return null;
  for (const { id, courtId, startsAt, endsAt } of blocks) {
    const after = { court_id: courtId, start_time: startsAt.toISOString(), end_time: endsAt.toISOString() };
    await audit(tx, { action: "court_block.created", subjectType: "court_block", subjectId: id, after });
  }
  return { ids: blocks.map(({ id }) => id), dates: daysOf(span.fills, zone).map(({ date }) => date) };
}

/** Reserves a span for blocks of locked courts, around what stays there. Whether every court was free. */
export async function reserveAround(
  tx: ClubTx,
  blocks: { id: string; courtId: string }[],
  span: Slot,
  zone: string,
  kept: Map<string, Slot[]>,
): Promise<boolean> {
  const days = daysOf(span, zone);
  const times = blocks.flatMap(({ id, courtId }) =>
    days.flatMap((day) => gapsIn(day, kept.get(courtId) ?? []).map((gap) => courtTime({ ownerId: id, courtId }, gap))),
  );
  return (await reserve(tx, { kind: "block", times, people: [] })) === null;
}

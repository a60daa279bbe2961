import { can } from "@courtside/contracts/domain/roles.ts";
import { audit } from "../audit/record.ts";
import type { ClubTx } from "../club-tx.ts";
import { forbidden } from "../errors.ts";
import { lockCourts, selectCourts } from "../scheduling/courts/queries.ts";
import { releaseBlocks } from "../scheduling/reserve.ts";
import { type ClubRow, selectClub } from "../tenant/queries.ts";
import type { ClosedEvents, FreedSlots } from "./closed-events.ts";
import { extend } from "./extend.ts";
import type { ClosureChange } from "./fields.ts";
import { lockInScope } from "./in-scope.ts";
import { newEndsOf } from "./new-ends.ts";
import { notifyScreens } from "./notify-screens.ts";
import { type ClosureRow, endBlocksOf, selectBlocksOf, updateState } from "./queries.ts";
import { closureError } from "./rejections.ts";
import type { ClosureResultResponse } from "./response.ts";
import { resultOf } from "./result.ts";

const MINUTE = 60_000;

/**
 * Extends a closure or reopens its courts early; of a repeated one, also the dates that follow, or all. The courts of a reopened one
 * stay open if it is reopened again.
 */
export async function changeClosure(
  tx: ClubTx,
  id: string,
  change: ClosureChange,
  { events, freed }: { events: ClosedEvents; freed: FreedSlots },
): Promise<ClosureResultResponse> {
  if (!can(tx.role, "blocks:manage")) throw forbidden();
  const wanted = [change.end_time, change.extend_minutes, change.reopen || undefined];
  if (wanted.filter((each) => each !== undefined).length !== 1)
    throw closureError("invalid", "closure_change", "end_time");
  const { closure, closures } = await lockInScope(tx, id, change.scope);
  if (closures.length === 0) {
    if (change.reopen && closure.state === "reopened") return resultOf(tx, id, null, 0);
    throw closureError("conflict", "closure_over", "id");
  }
  const rules = await selectClub(tx.sql, tx.clubId);
  if (change.reopen) {
    await reopen(tx, closures, rules, freed);
    return resultOf(tx, id, null, 0);
  }
  return extend(tx, { closure, ends: newEndsOf(closure, closures, change, rules) }, rules, change, events);
}

/**
 * Opens the courts now (docs/product/closures.md#reopening): what was canceled stays canceled, and the waitlist is offered the slots in
 * the same transaction, before anyone else can book them. The queue is claimed before the courts.
 */
async function reopen(tx: ClubTx, closures: ClosureRow[], rules: ClubRow, freed: FreedSlots): Promise<void> {
  const { sql, clubId } = tx;
  const ids = closures.map(({ id }) => id);
  await freed.claim(sql, clubId);
  const all = await selectCourts(sql, clubId, undefined, false);
  await lockCourts(
    sql,
    clubId,
    all.map((court) => court.id),
  );
  const blocks = await selectBlocksOf(sql, clubId, ids);
  await releaseBlocks(
    tx,
    blocks.map((block) => block.id),
  );
  const now = Math.ceil(tx.now / MINUTE) * MINUTE;
  await endBlocksOf(sql, clubId, ids, new Date(now));
  for (const { id, starts_at, ends_at } of closures) {
    const endsAt = starts_at.getTime() < now ? new Date(Math.min(now, ends_at.getTime())) : undefined;
    await updateState(sql, clubId, id, { state: "reopened", ...(endsAt && { endsAt }) });
    await audit(tx, { action: "closure.reopened", subjectType: "closure", subjectId: id });
  }
  await freed.offer(tx);
  const spans = closures.map(({ starts_at, ends_at }) => ({
    startsAt: Math.max(starts_at.getTime(), Math.floor(tx.now / MINUTE) * MINUTE),
    endsAt: ends_at.getTime(),
  }));
  await notifyScreens(tx, rules.time_zone, { spans, times: [], people: [], hasEvents: false });
}

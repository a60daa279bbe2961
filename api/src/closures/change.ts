import { MOST_CLOSED } from "@courtside/contracts/domain/closures.ts";
import { can } from "@courtside/contracts/domain/roles.ts";
import { audit } from "../audit/record.ts";
import type { ClubTx } from "../club-tx.ts";
import { forbidden, notFound } from "../errors.ts";
import { reserveAround } from "../scheduling/blocks/block-courts.ts";
import { lockCourts, selectCourts } from "../scheduling/courts/queries.ts";
import { readInstant } from "../scheduling/days/instant.ts";
import { release } from "../scheduling/reserve.ts";
import { type ClubRow, selectClub } from "../tenant/queries.ts";
import type { ClosedEvents, FreedSlots } from "./closed-events.ts";
import type { ClosureChange } from "./fields.ts";
import { notifyScreens } from "./notify-screens.ts";
import { perform } from "./perform.ts";
import { readPlan, requireSeen } from "./plan.ts";
import {
  addItems,
  type ClosureRow,
  endBlocksOf,
  lockOptionalClosure,
  selectBlocksOf,
  updateEnd,
  updateState,
} from "./queries.ts";
import { closureError } from "./rejections.ts";
import type { ClosureResultResponse } from "./response.ts";
import { resultOf } from "./result.ts";

const MINUTE = 60_000;

/** Extends a closure or reopens its courts early. The courts of a reopened one stay open if it is reopened again. */
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
  const closure = await lockOptionalClosure(tx.sql, tx.clubId, id);
  if (!closure) throw notFound("Closure");
  if (change.reopen && closure.state === "reopened") return resultOf(tx, id, null, 0);
  if (closure.state === "closing") throw closureError("conflict", "closure_closing", "id");
  if (closure.state !== "closed" || closure.ends_at.getTime() <= tx.now)
    throw closureError("conflict", "closure_over", "id");
  const rules = await selectClub(tx.sql, tx.clubId);
  return change.reopen ? reopen(tx, closure, rules, freed) : extend(tx, closure, rules, change, events);
}

/** Closes the same courts for longer; what is on them then is treated as by the closure itself. */
async function extend(
  tx: ClubTx,
  closure: ClosureRow,
  rules: ClubRow,
  change: ClosureChange,
  events: ClosedEvents,
): Promise<ClosureResultResponse> {
  const { sql, clubId } = tx;
  const { id, reason, message } = closure;
  const end = closure.ends_at.getTime();
  const zone = rules.time_zone;
  const newEnd =
    change.end_time === undefined
      ? end + (change.extend_minutes ?? 0) * MINUTE
      : readInstant("end_time", change.end_time, zone);
  if (newEnd <= end) throw closureError("rejected", "closure_not_longer", "end_time");

  const all = await selectCourts(sql, clubId, undefined, false);
  const closing = all.filter((court) => closure.courts.some((each) => each.id === court.id));
  if (closing.length === 0) throw closureError("conflict", "closure_over", "id");
  const added = { startsAt: end, endsAt: newEnd };
  const span = { ...added, fills: added };
  const choice = { reason, outcome: change.outcome ?? closure.outcome, outcomes: change.outcomes };
  const plan = await readPlan(tx, { span, closing, all }, { rules, choice, events, locks: true, most: MOST_CLOSED });
  requireSeen(plan, change.version);
  const extended = { id, extension: closure.extensions + 1, reason, message };
  const { items, people } = await perform(tx, { closure: extended, plan, rules, span, events }, async () => {
    const blocks = (await selectBlocksOf(sql, clubId, id)).map((block) => ({ id: block.id, courtId: block.court_id }));
    if (!(await reserveAround(tx, blocks, added, zone, plan.kept)))
      throw closureError("conflict", "closure_covered", "end_time");
  });
  await updateEnd(sql, clubId, id, new Date(newEnd));
  await addItems(sql, clubId, id, items);
  await audit(tx, {
    action: "closure.extended",
    subjectType: "closure",
    subjectId: id,
    detail: { end_time: new Date(newEnd).toISOString(), changed: items.length },
  });
  return resultOf(tx, id, plan, people);
}

/**
 * Opens the courts now (docs/product/closures.md#reopening): what was canceled stays canceled, and the waitlist is offered the slots in
 * the same transaction, before anyone else can book them. The queue is claimed before the courts.
 */
async function reopen(
  tx: ClubTx,
  closure: ClosureRow,
  rules: ClubRow,
  freed: FreedSlots,
): Promise<ClosureResultResponse> {
  const { sql, clubId } = tx;
  const { id } = closure;
  await freed.claim(sql, clubId);
  const all = await selectCourts(sql, clubId, undefined, false);
  await lockCourts(
    sql,
    clubId,
    all.map((court) => court.id),
  );
  const blocks = await selectBlocksOf(sql, clubId, id);
  await release(
    tx,
    "block",
    blocks.map((block) => block.id),
  );
  const now = Math.ceil(tx.now / MINUTE) * MINUTE;
  await endBlocksOf(sql, clubId, id, new Date(now));
  const endsAt = closure.starts_at.getTime() < now ? new Date(Math.min(now, closure.ends_at.getTime())) : undefined;
  await updateState(sql, clubId, id, { state: "reopened", ...(endsAt && { endsAt }) });
  await audit(tx, { action: "closure.reopened", subjectType: "closure", subjectId: id });
  await freed.offer(tx);
  const fills = {
    startsAt: Math.max(closure.starts_at.getTime(), Math.floor(tx.now / MINUTE) * MINUTE),
    endsAt: closure.ends_at.getTime(),
  };
  await notifyScreens(tx, rules.time_zone, { span: { fills }, times: [], people: [], hasEvents: false });
  return resultOf(tx, id, null, 0);
}

import { MOST_CLOSED, MOST_CLOSED_BY_JOB } from "@courtside/contracts/domain/closures.ts";
import { can } from "@courtside/contracts/domain/roles.ts";
import { audit } from "../audit/record.ts";
import type { ClubTx } from "../club-tx.ts";
import { forbidden, notFound } from "../errors.ts";
import { LIVE_CHANNEL } from "../live/notify.ts";
import { reserveAround } from "../scheduling/blocks/block-courts.ts";
import { selectConflicts } from "../scheduling/blocks/queries.ts";
import { lockCourts, selectCourts } from "../scheduling/courts/queries.ts";
import { readInstant } from "../scheduling/days/instant.ts";
import { release } from "../scheduling/reserve.ts";
import { type ClubRow, selectClub } from "../tenant/queries.ts";
import type { ClosedEvents, FreedSlots } from "./closed-events.ts";
import type { ClosureChange } from "./fields.ts";
import { notifyScreens } from "./notify-screens.ts";
import { perform } from "./perform.ts";
import type { ClosurePlace } from "./place.ts";
import { type Plan, readPlan, requireSeen } from "./plan.ts";
import {
  addItems,
  type ClosureRow,
  type ExtensionWork,
  endBlocksOf,
  lockOptionalClosure,
  selectBlocksOf,
  selectOptionalClosure,
  updateEnd,
  updateState,
  updateToExtending,
} from "./queries.ts";
import { recipientsOf } from "./recipients.ts";
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
  if (closure.state === "closing" || closure.is_extending) throw closureError("conflict", "closure_closing", "id");
  if (closure.state !== "closed" || closure.ends_at.getTime() <= tx.now)
    throw closureError("conflict", "closure_over", "id");
  const rules = await selectClub(tx.sql, tx.clubId);
  return change.reopen ? reopen(tx, closure, rules, freed) : extend(tx, closure, rules, change, events);
}

/**
 * Closes the same courts for longer; what is on them then is treated as by the closure itself. More than a request may change is
 * left to the job (docs/decisions/0087).
 */
async function extend(
  tx: ClubTx,
  closure: ClosureRow,
  rules: ClubRow,
  change: ClosureChange,
  events: ClosedEvents,
): Promise<ClosureResultResponse> {
  const { sql, clubId, origin, person, userId } = tx;
  const extension = await extensionOf(tx, closure, rules, change);
  const courtIds = extension.closing.map((court) => court.id);
  const conflicts = await selectConflicts(sql, clubId, courtIds, extension.span.fills, MOST_CLOSED + 1);
  if (conflicts.length <= MOST_CLOSED) {
    const plan = await planOf(tx, extension, { rules, events, locks: true, most: MOST_CLOSED });
    return resultOf(tx, closure.id, plan, await carryOut(tx, extension, plan, { rules, events }));
  }
  const plan = await planOf(tx, extension, { rules, events, locks: false, most: MOST_CLOSED_BY_JOB });
  const total = plan.bookings.length + plan.dates.length;
  const { extend_minutes: _minutes, ...rest } = change;
  const work = {
    extend: { ...rest, end_time: new Date(extension.span.endsAt).toISOString() },
    by: userId,
    origin,
    person,
  };
  await updateToExtending(sql, clubId, closure.id, { work, total });
  const detail = { end_time: work.extend.end_time, affected: total };
  await audit(tx, { action: "closure.extension_requested", subjectType: "closure", subjectId: closure.id, detail });
  await sql`select pg_notify(${LIVE_CHANNEL}, '{"work":"closures"}')`;
  return resultOf(tx, closure.id, plan, recipientsOf(plan).length);
}

/** What the job does in its transaction. `onProgress`: how many bookings, lessons and event dates are handled. */
export async function carryOutExtension(
  tx: ClubTx,
  id: string,
  { extend: change }: ExtensionWork,
  events: ClosedEvents,
  onProgress: (done: number) => void,
): Promise<void> {
  if (!can(tx.role, "blocks:manage")) throw forbidden();
  const closure = await selectOptionalClosure(tx.sql, tx.clubId, id);
  if (!closure) throw notFound("Closure");
  const rules = await selectClub(tx.sql, tx.clubId);
  const extension = await extensionOf(tx, closure, rules, change);
  const plan = await planOf(tx, extension, { rules, events, locks: true, most: MOST_CLOSED_BY_JOB });
  await carryOut(tx, extension, plan, { rules, events, onProgress });
}

interface Extension {
  closure: ClosureRow;
  change: ClosureChange;
  /** The added time. */
  span: { startsAt: number; endsAt: number; fills: { startsAt: number; endsAt: number } };
  closing: ClosurePlace["closing"];
  all: ClosurePlace["all"];
}

async function extensionOf(tx: ClubTx, closure: ClosureRow, rules: ClubRow, change: ClosureChange): Promise<Extension> {
  const end = closure.ends_at.getTime();
  const newEnd =
    change.end_time === undefined
      ? end + (change.extend_minutes ?? 0) * MINUTE
      : readInstant("end_time", change.end_time, rules.time_zone);
  if (newEnd <= end) throw closureError("rejected", "closure_not_longer", "end_time");
  const all = await selectCourts(tx.sql, tx.clubId, undefined, false);
  const closing = all.filter((court) => closure.courts.some((each) => each.id === court.id));
  if (closing.length === 0) throw closureError("conflict", "closure_over", "id");
  const added = { startsAt: end, endsAt: newEnd };
  return { closure, change, span: { ...added, fills: added }, closing, all };
}

interface Planning {
  rules: ClubRow;
  events: ClosedEvents;
  locks: boolean;
  most: number;
}

async function planOf(
  tx: ClubTx,
  { closure, change, span, closing, all }: Extension,
  planning: Planning,
): Promise<Plan> {
  const choice = { reason: closure.reason, outcome: change.outcome ?? closure.outcome, outcomes: change.outcomes };
  const plan = await readPlan(tx, { span, closing, all }, { ...planning, choice });
  requireSeen(plan, change.version);
  return plan;
}

interface Performing {
  rules: ClubRow;
  events: ClosedEvents;
  onProgress?: (done: number) => void;
}

/** Does what a locked plan says. Returns how many people are notified. */
async function carryOut(tx: ClubTx, { closure, span }: Extension, plan: Plan, performing: Performing): Promise<number> {
  const { sql, clubId } = tx;
  const { id, reason, message } = closure;
  const extended = { id, extension: closure.extensions + 1, reason, message };
  const { items, people } = await perform(tx, { closure: extended, plan, span, ...performing }, async () => {
    const blocks = (await selectBlocksOf(sql, clubId, id)).map((block) => ({ id: block.id, courtId: block.court_id }));
    if (!(await reserveAround(tx, blocks, span.fills, performing.rules.time_zone, plan.kept)))
      throw closureError("conflict", "closure_covered", "end_time");
  });
  await updateEnd(sql, clubId, id, new Date(span.endsAt));
  await addItems(sql, clubId, id, items);
  await audit(tx, {
    action: "closure.extended",
    subjectType: "closure",
    subjectId: id,
    detail: { end_time: new Date(span.endsAt).toISOString(), changed: items.length },
  });
  return people;
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

import { MOST_CLOSED, MOST_CLOSED_BY_JOB } from "@courtside/contracts/domain/closures.ts";
import { can } from "@courtside/contracts/domain/roles.ts";
import { audit } from "../audit/record.ts";
import type { ClubTx } from "../club-tx.ts";
import { forbidden, notFound } from "../errors.ts";
import { wakeJob } from "../live/notify.ts";
import { reserveAround } from "../scheduling/blocks/block-courts.ts";
import { selectConflicts } from "../scheduling/blocks/queries.ts";
import { selectCourts } from "../scheduling/courts/queries.ts";
import { type ClubRow, selectClub } from "../tenant/queries.ts";
import type { ClosedEvents } from "./closed-events.ts";
import type { ClosureChange, ClosureExtension } from "./fields.ts";
import { selectInScope } from "./in-scope.ts";
import { type NewEnd, newEndsOf } from "./new-ends.ts";
import { timesOf } from "./occurrences.ts";
import { perform } from "./perform.ts";
import type { ClosurePlace, Occurrence } from "./place.ts";
import { type Plan, readPlan, requireSeen } from "./plan.ts";
import { previewOf } from "./preview.ts";
import {
  addItems,
  type ClosureRow,
  type ExtensionWork,
  lockClosureAndSeries,
  selectBlocksOf,
  selectClosuresById,
  updateEnd,
  updateToChanging,
  updateWorked,
} from "./queries.ts";
import { recipientsOf } from "./recipients.ts";
import { closureError } from "./rejections.ts";
import type { ClosurePreviewResponse, ClosureResultResponse } from "./response.ts";
import { resultOf } from "./result.ts";

interface Extended {
  /** The closure that the request names. */
  closure: ClosureRow;
  ends: NewEnd[];
}

/**
 * Closes the same courts for longer; what is on them then is treated as by the closure itself. More than a request may change is
 * left to the job (docs/decisions/0087).
 */
export async function extend(
  tx: ClubTx,
  { closure, ends }: Extended,
  rules: ClubRow,
  change: ClosureChange,
  events: ClosedEvents,
): Promise<ClosureResultResponse> {
  const { sql, clubId, origin, person, userId } = tx;
  const extension = await extensionOf(tx, closure, ends, change);
  const conflicts = await selectConflicts(sql, clubId, extension.place.occurrences.flatMap(timesOf), MOST_CLOSED + 1);
  if (conflicts.length <= MOST_CLOSED) {
    const plan = await planOf(tx, extension, { rules, events, locks: true, most: MOST_CLOSED });
    return resultOf(tx, closure.id, plan, await carryOut(tx, extension, plan, { rules, events }));
  }
  const plan = await planOf(tx, extension, { rules, events, locks: false, most: MOST_CLOSED_BY_JOB });
  const total = plan.bookings.length + plan.dates.length;
  const named = ends.map((each): [string, string] => [each.closure.id, new Date(each.endsAt).toISOString()]);
  const work = { extend: change, ends: Object.fromEntries(named), by: userId, origin, person };
  await updateToChanging(sql, clubId, closure.id, { work, total });
  const detail = { end_time: named[0]?.[1], dates: ends.length, affected: total };
  await audit(tx, { action: "closure.extension_requested", subjectType: "closure", subjectId: closure.id, detail });
  await wakeJob(sql, "closures");
  return resultOf(tx, closure.id, plan, recipientsOf(plan).length);
}

/** What an extension would do now to everything that the added time touches; changes nothing (docs/product/closures.md#extending). */
export async function previewExtension(
  tx: ClubTx,
  id: string,
  change: ClosureExtension,
  events: ClosedEvents,
): Promise<ClosurePreviewResponse> {
  if (!can(tx.role, "blocks:manage")) throw forbidden();
  if ((change.end_time === undefined) === (change.extend_minutes === undefined))
    throw closureError("invalid", "closure_extension", "end_time");
  const { closure, closures } = await selectInScope(tx, id, change.scope);
  if (closures.length === 0) throw closureError("conflict", "closure_over", "id");
  const rules = await selectClub(tx.sql, tx.clubId);
  const extension = await extensionOf(tx, closure, newEndsOf(closure, closures, change, rules), change);
  return previewOf(await planOf(tx, extension, { rules, events, locks: false, most: MOST_CLOSED_BY_JOB }));
}

/** What the job does in its transaction. `onProgress`: how many bookings, lessons and event dates are handled. */
export async function carryOutExtension(
  tx: ClubTx,
  id: string,
  { extend: change, ends: named = { [id]: change.end_time ?? "" } }: ExtensionWork,
  events: ClosedEvents,
  onProgress: (done: number) => void,
): Promise<void> {
  if (!can(tx.role, "blocks:manage")) throw forbidden();
  const closures = await selectClosuresById(tx.sql, tx.clubId, [...Object.keys(named), id]);
  const closure = closures.find((each) => each.id === id);
  if (!closure) throw notFound("Closure");
  const rules = await selectClub(tx.sql, tx.clubId);
  const ends = closures.flatMap((each): NewEnd[] => {
    const end = named[each.id];
    return end === undefined ? [] : [{ closure: each, endsAt: Date.parse(end) }];
  });
  const extension = await extensionOf(tx, closure, ends, change);
  const plan = await planOf(tx, extension, { rules, events, locks: true, most: MOST_CLOSED_BY_JOB });
  await carryOut(tx, extension, plan, { rules, events, onProgress });
  await updateWorked(tx.sql, tx.clubId, id);
}

interface Extension {
  closure: ClosureRow;
  change: ClosureChange;
  ends: NewEnd[];
  /** The added times. */
  place: ClosurePlace;
}

async function extensionOf(tx: ClubTx, closure: ClosureRow, ends: NewEnd[], change: ClosureChange): Promise<Extension> {
  const all = await selectCourts(tx.sql, tx.clubId, undefined, false);
  const occurrences = ends.map(({ closure: { id, ends_at, courts }, endsAt }): Occurrence => {
    const added = { startsAt: ends_at.getTime(), endsAt };
    const closing = all.filter((court) => courts.some((each) => each.id === court.id));
    return { id, span: { ...added, fills: added }, closing };
  });
  if (occurrences.every(({ closing }) => closing.length === 0)) throw closureError("conflict", "closure_over", "id");
  return { closure, change, ends, place: { occurrences, all } };
}

interface Planning {
  rules: ClubRow;
  events: ClosedEvents;
  locks: boolean;
  most: number;
}

async function planOf(tx: ClubTx, { closure, change, place }: Extension, planning: Planning): Promise<Plan> {
  const choice = { reason: closure.reason, outcome: change.outcome ?? closure.outcome, outcomes: change.outcomes };
  const field = change.end_time === undefined ? "extend_minutes" : "end_time";
  const plan = await readPlan(tx, place, { ...planning, choice, field });
  requireSeen(plan, change.version);
  return plan;
}

interface Performing {
  rules: ClubRow;
  events: ClosedEvents;
  onProgress?: (done: number) => void;
}

/** Does what a locked plan says. Returns how many people are notified. */
async function carryOut(tx: ClubTx, { ends }: Extension, plan: Plan, performing: Performing): Promise<number> {
  const { sql, clubId } = tx;
  const [first] = ends;
  if (!first) throw closureError("conflict", "closure_over", "id");
  const { id, extensions, reason, message } = first.closure;
  const extended = { reason, message, notice: { id, extension: extensions + 1 } };
  const { items, people } = await perform(tx, { closure: extended, plan, ...performing }, async () => {
    const blocks = await selectBlocksOf(
      sql,
      clubId,
      plan.occurrences.map((each) => each.id),
    );
    for (const { id: closureId, span } of plan.occurrences) {
      // A court that was opened by itself stays open.
      const of = blocks.filter(
        ({ closure_id, ends_at }) => closure_id === closureId && ends_at.getTime() >= span.startsAt,
      );
      const courts = of.map((block) => ({ id: block.id, courtId: block.court_id }));
      if (!(await reserveAround(tx, courts, span.fills, performing.rules.time_zone, plan.kept)))
        throw closureError("conflict", "closure_covered", "end_time");
    }
  });
  // A request has locked them before; the job, whose progress is written from outside, not until now.
  await lockClosureAndSeries(sql, clubId, id);
  for (const { closure, endsAt } of ends) {
    const changed = items.get(closure.id) ?? [];
    await updateEnd(sql, clubId, closure.id, new Date(endsAt));
    await addItems(sql, clubId, closure.id, changed);
    await audit(tx, {
      action: "closure.extended",
      subjectType: "closure",
      subjectId: closure.id,
      detail: { end_time: new Date(endsAt).toISOString(), changed: changed.length },
    });
  }
  return people;
}

import { closureReason, MOST_CLOSED, MOST_CLOSED_BY_JOB } from "@courtside/contracts/domain/closures.ts";
import { localDate } from "@courtside/contracts/domain/club-time.ts";
import { can } from "@courtside/contracts/domain/roles.ts";
import { weekdayOf } from "@courtside/contracts/domain/weekly-availability.ts";
import { audit } from "../audit/record.ts";
import type { ClubTx } from "../club-tx.ts";
import { forbidden } from "../errors.ts";
import { wakeJob } from "../live/notify.ts";
import { blockCourts } from "../scheduling/blocks/block-courts.ts";
import { selectConflicts } from "../scheduling/blocks/queries.ts";
import { type ClubRow, selectClub } from "../tenant/queries.ts";
import type { ClosedEvents } from "./closed-events.ts";
import type { ClosureInput } from "./fields.ts";
import { type PlannedOccurrence, timesOf } from "./occurrences.ts";
import { perform } from "./perform.ts";
import { type ClosurePlace, readPlace } from "./place.ts";
import { type Plan, readPlan, requireSeen } from "./plan.ts";
import {
  addItems,
  type ClosureWork,
  insertClosures,
  type NewClosure,
  type SeriesRule,
  updateClosed,
  updateSeries,
  updateToClosing,
} from "./queries.ts";
import { recipientsOf } from "./recipients.ts";
import { closureError } from "./rejections.ts";
import type { ClosureResultResponse } from "./response.ts";
import { resultOf } from "./result.ts";

/**
 * Closes courts in one transaction, everything or nothing (docs/product/closures.md#closing): what is on them is canceled, moved or
 * kept, offers are withdrawn, alternatives are held, and each person is notified once. More than a request may change is left to
 * the job, as the request has seen it.
 */
export async function closeCourts(
  tx: ClubTx,
  input: ClosureInput,
  events: ClosedEvents,
): Promise<ClosureResultResponse> {
  if (!can(tx.role, "blocks:manage")) throw forbidden();
  const { sql, clubId } = tx;
  const rules = await selectClub(sql, clubId);
  const place = await readPlace(tx, input, rules.time_zone);
  const conflicts = await selectConflicts(sql, clubId, place.occurrences.flatMap(timesOf), MOST_CLOSED + 1);
  if (conflicts.length > MOST_CLOSED) return leaveToJob(tx, input, { rules, place, events });
  const plan = await readPlan(tx, place, { rules, choice: input, events, locks: true, most: MOST_CLOSED });
  requireSeen(plan, input.version);
  const people = await close(tx, { input, plan, rules, events });
  return resultOf(tx, firstOf(plan).id, plan, people);
}

/** The first of the plan's dates that is closed: with one date, the closure. */
function firstOf({ occurrences }: Plan): PlannedOccurrence {
  const first = occurrences.find(isClosed);
  if (!first) throw closureError("conflict", "closure_covered", "court_ids");
  return first;
}

/** Whether a court of it is not blocked already. */
const isClosed = ({ closing }: PlannedOccurrence): boolean => closing.length > 0;

/** Writes the closure for the job, which does what the plan says now, or fails if that has changed. */
async function leaveToJob(
  tx: ClubTx,
  input: ClosureInput,
  { rules, place, events }: { rules: ClubRow; place: ClosurePlace; events: ClosedEvents },
): Promise<ClosureResultResponse> {
  const { sql, clubId, origin, person } = tx;
  const plan = await readPlan(tx, place, { rules, choice: input, events, locks: false, most: MOST_CLOSED_BY_JOB });
  requireSeen(plan, input.version);
  const first = firstOf(plan);
  const { id } = first;
  await insertClosures(sql, clubId, [rowOf(tx, input, first)]);
  const rule = ruleOf(input, first, rules.time_zone);
  if (rule) await updateSeries(sql, clubId, [id], { seriesId: id, rule });
  const { sports: _sports, all: _all, ...rest } = input;
  const [asked] = place.occurrences;
  const times = {
    start_time: new Date(asked?.span.startsAt ?? tx.now).toISOString(),
    end_time: new Date(asked?.span.endsAt ?? tx.now).toISOString(),
  };
  const named: ClosureInput = {
    ...rest,
    court_ids: [...new Set(place.occurrences.flatMap(({ closing }) => closing.map((court) => court.id)))],
    // Those of a repeated closure are times of the club's clock.
    ...(input.repeat === undefined && times),
  };
  const total = plan.bookings.length + plan.dates.length;
  await updateToClosing(sql, clubId, id, { work: { input: named, origin, person }, total });
  await audit(tx, { action: "closure.requested", subjectType: "closure", subjectId: id, detail: { affected: total } });
  await wakeJob(sql, "closures");
  return resultOf(tx, id, plan, recipientsOf(plan).length);
}

/** What the job does in its transaction. `onProgress`: how many bookings, lessons and event dates are handled. */
export async function carryOut(
  tx: ClubTx,
  id: string,
  { input }: ClosureWork,
  events: ClosedEvents,
  onProgress: (done: number) => void,
): Promise<void> {
  if (!can(tx.role, "blocks:manage")) throw forbidden();
  const rules = await selectClub(tx.sql, tx.clubId);
  const place = await readPlace(tx, input, rules.time_zone);
  const plan = await readPlan(tx, place, { rules, choice: input, events, locks: true, most: MOST_CLOSED_BY_JOB });
  requireSeen(plan, input.version);
  await close(tx, { id, input, plan, rules, events, onProgress });
}

/** How a closure repeats, with its weekdays. */
const ruleOf = ({ repeat }: ClosureInput, { span }: PlannedOccurrence, zone: string): SeriesRule | null =>
  repeat ? { ...repeat, weekdays: repeat.weekdays ?? [weekdayOf(localDate(span.startsAt, zone))] } : null;

const rowOf = ({ userId }: ClubTx, input: ClosureInput, { id, span }: PlannedOccurrence): NewClosure => ({
  id,
  startsAt: new Date(span.startsAt),
  endsAt: new Date(span.endsAt),
  reason: input.reason,
  message: input.message || null,
  outcome: input.outcome,
  createdBy: userId,
});

interface Closing {
  /** Of the row that the job carries out; without it, the rows are written here. */
  id?: string;
  input: ClosureInput;
  plan: Plan;
  rules: ClubRow;
  events: ClosedEvents;
  onProgress?: (done: number) => void;
}

/** Does what a locked plan says, with a closure for each of its dates. Returns how many people are notified. */
async function close(tx: ClubTx, { id, input, plan: seen, rules, events, onProgress }: Closing): Promise<number> {
  const { sql, clubId } = tx;
  const plan = id === undefined ? seen : withId(seen, firstOf(seen), id);
  const first = firstOf(plan);
  const closed = plan.occurrences.filter(isClosed);
  const message = input.message || null;
  // The job leaves its row alone until its end: its progress is written from outside.
  const made = closed.filter((each) => each.id !== id);
  await insertClosures(
    sql,
    clubId,
    made.map((each) => rowOf(tx, input, each)),
  );
  const rule = ruleOf(input, first, rules.time_zone);
  const ids = made.map((each) => each.id);
  if (rule) await updateSeries(sql, clubId, ids, { seriesId: first.id, rule });
  const closure = { reason: input.reason, message, notice: { id: first.id, extension: 0 } };
  const performing = { closure, plan, rules, events, ...(onProgress && { onProgress }) };
  const { items, people } = await perform(tx, performing, async () => {
    for (const occurrence of closed) {
      const blocked = await blockCourts(tx, {
        courtIds: occurrence.closing.map((court) => court.id),
        span: occurrence.span,
        zone: rules.time_zone,
        reason: closureReason(input.reason, message),
        closureId: occurrence.id,
        kept: plan.kept,
      });
      if (!blocked) throw closureError("conflict", "closure_covered", "court_ids");
    }
  });
  if (id !== undefined)
    await updateClosed(sql, clubId, { id, startsAt: first.span.startsAt, endsAt: first.span.endsAt });
  for (const occurrence of closed) {
    const changed = items.get(occurrence.id) ?? [];
    await addItems(sql, clubId, occurrence.id, changed);
    await audit(tx, {
      action: "closure.created",
      subjectType: "closure",
      subjectId: occurrence.id,
      detail: {
        ...{ reason: input.reason, courts: occurrence.closing.length, changed: changed.length },
        ...(input.repeat && { series: first.id }),
      },
    });
  }
  return people;
}

/** The plan with the id of the row that stands for its first closed date. */
const withId = (plan: Plan, first: PlannedOccurrence, id: string): Plan => ({
  ...plan,
  occurrences: plan.occurrences.map((each) => (each === first ? { ...each, id } : each)),
});

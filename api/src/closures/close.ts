import { randomUUID } from "node:crypto";
import { closureReason, MOST_CLOSED, MOST_CLOSED_BY_JOB } from "@courtside/contracts/domain/closures.ts";
import { can } from "@courtside/contracts/domain/roles.ts";
import { audit } from "../audit/record.ts";
import type { ClubTx } from "../club-tx.ts";
import { forbidden } from "../errors.ts";
import { LIVE_CHANNEL } from "../live/notify.ts";
import { blockCourts } from "../scheduling/blocks/block-courts.ts";
import { selectConflicts } from "../scheduling/blocks/queries.ts";
import { type ClubRow, selectClub } from "../tenant/queries.ts";
import type { ClosedEvents } from "./closed-events.ts";
import type { ClosureInput } from "./fields.ts";
import { perform } from "./perform.ts";
import { type ClosurePlace, readPlace } from "./place.ts";
import { type Plan, readPlan, requireSeen } from "./plan.ts";
import { addItems, type ClosureWork, insertClosure, updateClosed, updateToClosing } from "./queries.ts";
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
  const courtIds = place.closing.map(({ id }) => id);
  const conflicts = await selectConflicts(sql, clubId, courtIds, place.span.fills, MOST_CLOSED + 1);
  if (conflicts.length > MOST_CLOSED) return leaveToJob(tx, input, { rules, place, events });
  const plan = await readPlan(tx, place, { rules, choice: input, events, locks: true, most: MOST_CLOSED });
  requireSeen(plan, input.version);
  const id = await insert(tx, input, place);
  const people = await close(tx, { id, input, plan, place, rules, events });
  return resultOf(tx, id, plan, people);
}

/** Writes the closure for the job, which does what the plan says now, or fails if that has changed. */
async function leaveToJob(
  tx: ClubTx,
  input: ClosureInput,
  { rules, place, events }: { rules: ClubRow; place: ClosurePlace; events: ClosedEvents },
): Promise<ClosureResultResponse> {
  const { sql, clubId, origin, person } = tx;
  const plan = await readPlan(tx, place, { rules, choice: input, events, locks: false, most: MOST_CLOSED_BY_JOB });
  requireSeen(plan, input.version);
  const id = await insert(tx, input, place);
  const { sports: _sports, all: _all, ...rest } = input;
  const named: ClosureInput = {
    ...rest,
    court_ids: place.closing.map((court) => court.id),
    start_time: new Date(place.span.startsAt).toISOString(),
    end_time: new Date(place.span.endsAt).toISOString(),
  };
  const total = plan.bookings.length + plan.dates.length;
  await updateToClosing(sql, clubId, id, { work: { input: named, origin, person }, total });
  await audit(tx, { action: "closure.requested", subjectType: "closure", subjectId: id, detail: { affected: total } });
  await sql`select pg_notify(${LIVE_CHANNEL}, '{"work":"closures"}')`;
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
  await close(tx, { id, input, plan, place, rules, events, onProgress });
  await updateClosed(tx.sql, tx.clubId, id);
}

async function insert({ sql, clubId, userId }: ClubTx, input: ClosureInput, { span }: ClosurePlace): Promise<string> {
  const id = randomUUID();
  await insertClosure(sql, clubId, {
    id,
    startsAt: new Date(span.startsAt),
    endsAt: new Date(span.endsAt),
    reason: input.reason,
    message: input.message || null,
    outcome: input.outcome,
    createdBy: userId,
  });
  return id;
}

interface Closing {
  id: string;
  input: ClosureInput;
  plan: Plan;
  place: ClosurePlace;
  rules: ClubRow;
  events: ClosedEvents;
  onProgress?: (done: number) => void;
}

/** Does what a locked plan says for an inserted closure. Returns how many people are notified. */
async function close(tx: ClubTx, closing: Closing): Promise<number> {
  const { id, input, plan, place, rules, events, onProgress } = closing;
  const message = input.message || null;
  const reason = closureReason(input.reason, message);
  const block = () =>
    blockCourts(tx, {
      courtIds: plan.closing.map((court) => court.id),
      span: place.span,
      zone: rules.time_zone,
      reason,
      closureId: id,
      kept: plan.kept,
    });
  const closure = { id, extension: 0, reason: input.reason, message };
  const performing = { closure, plan, rules, span: place.span, events, ...(onProgress && { onProgress }) };
  const { items, people } = await perform(tx, performing, async () => {
    if (!(await block())) throw closureError("conflict", "closure_covered", "court_ids");
  });
  await addItems(tx.sql, tx.clubId, id, items);
  await audit(tx, {
    action: "closure.created",
    subjectType: "closure",
    subjectId: id,
    detail: { reason: input.reason, courts: plan.closing.length, changed: items.length },
  });
  return people;
}

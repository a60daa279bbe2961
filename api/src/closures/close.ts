import { randomUUID } from "node:crypto";
import { closureReason } from "@courtside/contracts/domain/closures.ts";
import { can } from "@courtside/contracts/domain/roles.ts";
import { audit } from "../audit/record.ts";
import type { ClubTx } from "../club-tx.ts";
import { forbidden } from "../errors.ts";
import { blockCourts } from "../scheduling/blocks/block-courts.ts";
import { selectClub } from "../tenant/queries.ts";
import type { ClosedEvents } from "./closed-events.ts";
import type { ClosureInput } from "./fields.ts";
import { perform } from "./perform.ts";
import { readPlace } from "./place.ts";
import { readPlan, requireSeen } from "./plan.ts";
import { addItems, insertClosure } from "./queries.ts";
import { closureError } from "./rejections.ts";
import type { ClosureResultResponse } from "./response.ts";
import { resultOf } from "./result.ts";

/**
 * Closes courts in one transaction, everything or nothing (docs/product/closures.md#closing): what is on them is canceled, moved or
 * kept, offers are withdrawn, alternatives are held, and each person is notified once.
 */
export async function closeCourts(
  tx: ClubTx,
  input: ClosureInput,
  events: ClosedEvents,
): Promise<ClosureResultResponse> {
  if (!can(tx.role, "blocks:manage")) throw forbidden();
  const { sql, clubId } = tx;
  const rules = await selectClub(sql, clubId);
  const zone = rules.time_zone;
  const place = await readPlace(tx, input, zone);
  const plan = await readPlan(tx, place, { rules, choice: input, events, locks: true });
  requireSeen(plan, input.version);

  const id = randomUUID();
  const { startsAt, endsAt } = place.span;
  const message = input.message || null;
  const reason = closureReason(input.reason, message);
  await insertClosure(sql, clubId, {
    id,
    startsAt: new Date(startsAt),
    endsAt: new Date(endsAt),
    reason: input.reason,
    message,
    outcome: input.outcome,
    createdBy: tx.userId,
  });
  const block = () =>
    blockCourts(tx, {
      courtIds: plan.closing.map((court) => court.id),
      span: place.span,
      zone,
      reason,
      closureId: id,
      kept: plan.kept,
    });
  const closure = { id, extension: 0, reason: input.reason, message };
  const { items, people } = await perform(tx, { closure, plan, rules, span: place.span, events }, async () => {
    if (!(await block())) throw closureError("conflict", "closure_covered", "court_ids");
  });
  await addItems(sql, clubId, id, items);
  await audit(tx, {
    action: "closure.created",
    subjectType: "closure",
    subjectId: id,
    detail: { reason: input.reason, courts: plan.closing.length, changed: items.length },
  });
  return resultOf(tx, id, plan, people);
}

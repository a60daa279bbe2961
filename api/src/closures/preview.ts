import { MOST_CLOSED_BY_JOB } from "@courtside/contracts/domain/closures.ts";
import { can } from "@courtside/contracts/domain/roles.ts";
import type { ClubTx } from "../club-tx.ts";
import { forbidden } from "../errors.ts";
import { selectClub } from "../tenant/queries.ts";
import type { ClosedEvents } from "./closed-events.ts";
import type { ClosureInput } from "./fields.ts";
import { readPlace } from "./place.ts";
import { type Plan, readPlan } from "./plan.ts";
import { recipientsOf } from "./recipients.ts";
import { closureError } from "./rejections.ts";
import { type ClosurePreviewResponse, closedCourt, countsOf, itemsOf, occurrencesOf } from "./response.ts";

/** What a closure would do now to everything that it touches; changes nothing (docs/product/closures.md#preview). */
export async function previewClosure(
  tx: ClubTx,
  input: ClosureInput,
  events: ClosedEvents,
): Promise<ClosurePreviewResponse> {
  if (!can(tx.role, "blocks:manage")) throw forbidden();
  const rules = await selectClub(tx.sql, tx.clubId);
  const place = await readPlace(tx, input, rules.time_zone);
  const plan = await readPlan(tx, place, { rules, choice: input, events, locks: false, most: MOST_CLOSED_BY_JOB });
  return previewOf(plan);
}

export function previewOf(plan: Plan): ClosurePreviewResponse {
  const items = itemsOf(plan);
  const occurrences = occurrencesOf(plan, items);
  const [first] = occurrences;
  if (!first) throw closureError("conflict", "closure_covered", "court_ids");
  return {
    version: plan.version,
    start_time: first.start_time,
    end_time: first.end_time,
    courts: plan.closing.map(closedCourt),
    refused: plan.refused,
    occurrences,
    items,
    counts: countsOf(items),
    people: recipientsOf(plan).length,
  };
}

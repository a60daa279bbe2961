import { MOST_CLOSED_BY_JOB } from "@courtside/contracts/domain/closures.ts";
import { can } from "@courtside/contracts/domain/roles.ts";
import type { ClubTx } from "../club-tx.ts";
import { forbidden } from "../errors.ts";
import { selectClub } from "../tenant/queries.ts";
import type { ClosedEvents } from "./closed-events.ts";
import type { ClosureInput } from "./fields.ts";
import { readPlace } from "./place.ts";
import { readPlan } from "./plan.ts";
import { recipientsOf } from "./recipients.ts";
import { type ClosurePreviewResponse, countsOf, itemsOf } from "./response.ts";

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
  const items = itemsOf(plan);
  return {
    version: plan.version,
    start_time: new Date(place.span.startsAt).toISOString(),
    end_time: new Date(place.span.endsAt).toISOString(),
    courts: plan.closing.map(({ id, name, sport }) => ({ id, name, sport })),
    refused: plan.refused,
    items,
    counts: countsOf(items),
    people: recipientsOf(plan).length,
  };
}

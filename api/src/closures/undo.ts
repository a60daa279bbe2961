import { type ClosureScope, MOST_CLOSED } from "@courtside/contracts/domain/closures.ts";
import { can } from "@courtside/contracts/domain/roles.ts";
import { audit } from "../audit/record.ts";
import type { ClubTx } from "../club-tx.ts";
import { forbidden } from "../errors.ts";
import { wakeJob } from "../live/notify.ts";
import type { ClosedEvents } from "./closed-events.ts";
import { lockInScope } from "./in-scope.ts";
import { type ClosureRow, selectClosuresById, type UndoWork, updateToChanging, updateWorked } from "./queries.ts";
import { closureError } from "./rejections.ts";
import type { UndoneClosureResponse } from "./response.ts";
import { aheadOf, rebooked, restoreAll } from "./restore.ts";
import { readClosure } from "./result.ts";

/**
 * Undoes a closure while no one has booked in its place (docs/product/closures.md#undo). More than a request may change is left to the
 * job (docs/decisions/0087). Undoing twice changes nothing.
 */
export async function undoClosure(
  tx: ClubTx,
  id: string,
  scope: ClosureScope,
  events: ClosedEvents,
): Promise<UndoneClosureResponse> {
  if (!can(tx.role, "blocks:manage")) throw forbidden();
  const { closure, closures } = await lockInScope(tx, id, scope);
  if (closures.length === 0) {
    if (closure.state === "undone") return { ...(await readClosure(tx, id)), restored: 0 };
    throw closureError("conflict", "closure_over", "id");
  }
  if (closures.some(({ taken }) => taken > 0)) throw rebooked("a member has taken an alternative");
  const total = aheadOf(tx, closures).length;
  const restored =
    total > MOST_CLOSED ? await leaveToJob(tx, id, closures, total) : await restoreAll(tx, closures, events);
  return { ...(await readClosure(tx, id)), restored };
}

/** Nothing stands again yet. */
async function leaveToJob(tx: ClubTx, id: string, closures: ClosureRow[], total: number): Promise<0> {
  const { sql, clubId, origin, person, userId } = tx;
  const work: UndoWork = { undo: closures.map((each) => each.id), by: userId, origin, person };
  await updateToChanging(sql, clubId, id, { work, total });
  const detail = { dates: closures.length, affected: total };
  await audit(tx, { action: "closure.undo_requested", subjectType: "closure", subjectId: id, detail });
  await wakeJob(sql, "closures");
  return 0;
}

/** What the job does in its transaction. `onProgress`: how many bookings, lessons and event dates stand again. */
export async function carryOutUndo(
  tx: ClubTx,
  id: string,
  { undo }: UndoWork,
  events: ClosedEvents,
  onProgress: (done: number) => void,
): Promise<void> {
  if (!can(tx.role, "blocks:manage")) throw forbidden();
  const all = await selectClosuresById(tx.sql, tx.clubId, undo);
  const closures = all.filter(({ state, ends_at }) => state === "closed" && ends_at.getTime() > tx.now);
  if (closures.length === 0) throw closureError("conflict", "closure_over", "id");
  await restoreAll(tx, closures, events, onProgress);
  await updateWorked(tx.sql, tx.clubId, id);
}

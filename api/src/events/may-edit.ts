import { can } from "@courtside/contracts/domain/roles.ts";
import type { ClubTx } from "../club-tx.ts";
import type { EventRow } from "./queries.ts";

/**
 * The event's creator and every admin may edit and cancel it (docs/product/events.md#editing-and-canceling), if their role may
 * create events at all.
 */
export function mayEdit(
  { userId, role }: Pick<ClubTx, "userId" | "role">,
  { created_by, coach_id }: Pick<EventRow, "created_by" | "coach_id">,
): boolean {
  if (!can(role, "events:create")) return false;
  return role === "admin" || created_by === userId || coach_id === userId;
}

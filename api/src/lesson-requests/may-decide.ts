import { can } from "@courtside/contracts/domain/roles.ts";
import type { ClubTx } from "../club-tx.ts";
import { DomainError, notFound } from "../errors.ts";
import { selfAsCoach } from "../scheduling/people/coach.ts";
import type { RequestRow } from "./queries.ts";

/** A coach decides their own requests, an admin the club's (docs/product/coaching.md#deciding-a-request). */
export function mayDecide(tx: Pick<ClubTx, "role" | "userId">, row: Pick<RequestRow, "coach_id">): boolean {
  const self = selfAsCoach(tx);
  return can(tx.role, "coaches:portal") && (self === null || row.coach_id === self);
}

/** The request, if the caller may decide it; another coach's counts as not found. */
export function requireDecidable(tx: ClubTx, row: RequestRow | null): RequestRow {
  if (!row || !mayDecide(tx, row)) throw notFound("Lesson request");
  return row;
}

const DECIDED = {
  accepted: "This request has been accepted already",
  declined: "This request has been declined already",
  withdrawn: "The member has withdrawn this request",
} as const;

/** Only a pending request can be decided (docs/product/coaching.md#deciding-a-request). */
export function requirePending({ status }: Pick<RequestRow, "status">): void {
  if (status === "pending") return;
  throw new DomainError("conflict", "not_pending", DECIDED[status], { field: "id", status });
}

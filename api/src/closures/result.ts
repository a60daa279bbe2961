import type { ClubTx } from "../club-tx.ts";
import { notFound } from "../errors.ts";
import type { Plan } from "./plan.ts";
import { selectOptionalClosure } from "./queries.ts";
import {
  type ClosureResponse,
  type ClosureResultResponse,
  closureResponse,
  itemsOf,
  occurrencesOf,
} from "./response.ts";

export async function readClosure(tx: ClubTx, id: string): Promise<ClosureResponse> {
  const row = await selectOptionalClosure(tx.sql, tx.clubId, id);
  if (!row) throw notFound("Closure");
  return closureResponse(row, tx.now);
}

/** The closure with what a request has affected; without a plan, nothing. */
export async function resultOf(
  tx: ClubTx,
  id: string,
  plan: Plan | null,
  people: number,
): Promise<ClosureResultResponse> {
  const items = plan ? itemsOf(plan) : [];
  const occurrences = plan ? occurrencesOf(plan, items) : [];
  return { ...(await readClosure(tx, id)), refused: plan?.refused ?? [], occurrences, items, people };
}

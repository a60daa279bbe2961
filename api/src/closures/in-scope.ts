import type { ClosureScope } from "@courtside/contracts/domain/closures.ts";
import type { ClubTx } from "../club-tx.ts";
import { notFound } from "../errors.ts";
import { type ClosureRow, lockClosureAndSeries, selectClosureAndSeries } from "./queries.ts";
import { closureError } from "./rejections.ts";

export interface InScope {
  /** The closure that the request names. */
  closure: ClosureRow;
  /** Those that the change is for, by start: none that is over. Empty: all of them are. */
  closures: ClosureRow[];
}

/** Locks a closure with its series, and selects the dates that a change is for. Rejected while a job is at any of them. */
export const lockInScope = async (tx: ClubTx, id: string, scope: ClosureScope): Promise<InScope> =>
  inScope(tx, await lockClosureAndSeries(tx.sql, tx.clubId, id), id, scope);

/** The same without locks: for previews. */
export const selectInScope = async (tx: ClubTx, id: string, scope: ClosureScope): Promise<InScope> =>
  inScope(tx, await selectClosureAndSeries(tx.sql, tx.clubId, id), id, scope);

function inScope({ now }: Pick<ClubTx, "now">, all: ClosureRow[], id: string, scope: ClosureScope): InScope {
  const closure = all.find((each) => each.id === id);
  if (!closure) throw notFound("Closure");
  if (scope !== "this" && closure.series_id === null) throw closureError("rejected", "closure_not_repeated", "scope");
  if (all.some(({ state, is_changing }) => state === "closing" || is_changing))
    throw closureError("conflict", "closure_closing", "id");
  const isMeant = (each: ClosureRow) =>
    scope === "all" || each.id === id || (scope === "following" && each.starts_at >= closure.starts_at);
  const closures = all.filter((each) => isMeant(each) && each.state === "closed" && each.ends_at.getTime() > now);
  return { closure, closures };
}

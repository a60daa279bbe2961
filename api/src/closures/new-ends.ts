import { requireWithinYear } from "../scheduling/blocks/span.ts";
import { readInstant } from "../scheduling/days/instant.ts";
import type { ClubRow } from "../tenant/queries.ts";
import type { ClosureChange } from "./fields.ts";
import type { ClosureRow } from "./queries.ts";
import { closureError } from "./rejections.ts";
import { instantOfEnd, wallEndOf } from "./repeated-spans.ts";

/** A closure and its later end. */
export interface NewEnd {
  closure: ClosureRow;
  endsAt: number;
}

const MINUTE = 60_000;

/**
 * The later ends of the closures that an extension is for: a given end is that of the named one, and the others have it on the club's
 * clock. One that already ends later stays as it is (docs/product/closures.md#extending).
 */
export function newEndsOf(
  named: ClosureRow,
  closures: ClosureRow[],
  { end_time, extend_minutes = 0 }: Pick<ClosureChange, "end_time" | "extend_minutes">,
  { time_zone }: Pick<ClubRow, "time_zone">,
): NewEnd[] {
  const given = end_time === undefined ? null : readInstant("end_time", end_time, time_zone);
  const wall = given === null ? null : wallEndOf(given, named.starts_at.getTime(), time_zone);
  const endOf = (closure: ClosureRow): number => {
    if (given === null || wall === null) return closure.ends_at.getTime() + extend_minutes * MINUTE;
    return closure.id === named.id ? given : instantOfEnd(wall, closure.starts_at.getTime(), time_zone);
  };
  const ends = closures
    .map((closure) => ({ closure, endsAt: endOf(closure) }))
    .filter(({ closure, endsAt }) => endsAt > closure.ends_at.getTime());
  const field = end_time === undefined ? "extend_minutes" : "end_time";
  if (ends.length === 0) throw closureError("rejected", "closure_not_longer", field);
  for (const { closure, endsAt } of ends) requireWithinYear(field, { startsAt: closure.starts_at.getTime(), endsAt });
  const isInto = ({ endsAt }: NewEnd, next: NewEnd | undefined) =>
    next !== undefined && endsAt > next.closure.starts_at.getTime();
  if (ends.some((each, n) => isInto(each, ends[n + 1])))
    throw closureError("rejected", "closure_repeat_overlap", field);
  return ends;
}

import { waitlistMessage } from "@courtside/contracts/domain/waitlist.ts";
import type { CourtsRow } from "../../db/row-types.ts";
import type { ClubTx } from "../club-tx.ts";
import { DomainError, unknownId } from "../errors.ts";
import { type BlockSpan, readSpan } from "../scheduling/blocks/span.ts";
import type { CourtRow } from "../scheduling/courts/queries.ts";
import { selectCourts } from "../scheduling/courts/queries.ts";
import type { ClosureInput } from "./fields.ts";
import { closureError } from "./rejections.ts";

export interface ClosurePlace {
  span: BlockSpan;
  /** The courts to close. */
  closing: CourtRow[];
  /** All of the club's, by name. */
  all: (CourtRow & Pick<CourtsRow, "max_players" | "is_indoor">)[];
}

const MINUTE = 60_000;

/** Reads which courts to close, and when: without a start, from this minute on (docs/product/closures.md#closing). */
export async function readPlace(
  tx: ClubTx,
  input: Pick<ClosureInput, "court_ids" | "sports" | "all" | "start_time" | "end_time">,
  zone: string,
): Promise<ClosurePlace> {
  const { court_ids, sports, all: isAll, end_time } = input;
  if ([court_ids !== undefined, sports !== undefined, isAll === true].filter(Boolean).length !== 1)
    throw closureError("invalid", "closure_place", "court_ids");
  const start_time = input.start_time ?? new Date(Math.floor(tx.now / MINUTE) * MINUTE).toISOString();
  const span = readSpan(tx, { start_time, end_time }, zone);
  const all = await selectCourts(tx.sql, tx.clubId, undefined, false);
  return { span, closing: closingOf(all, input), all };
}

function closingOf(all: CourtRow[], { court_ids, sports }: Pick<ClosureInput, "court_ids" | "sports">): CourtRow[] {
  if (court_ids) {
    const closing = all.filter(({ id }) => court_ids.includes(id));
    if (closing.length !== new Set(court_ids).size) throw unknownId("court_ids", "Court");
    return closing;
  }
  const open = all.filter(({ is_active }) => is_active);
  const unknown = sports?.find((sport) => open.every((court) => court.sport !== sport));
  if (unknown !== undefined)
    throw new DomainError("rejected", "unknown_sport", waitlistMessage("unknown_sport", { sport: unknown }), {
      field: "sports",
    });
  const closing = sports ? open.filter(({ sport }) => sports.includes(sport)) : open;
  if (closing.length === 0) throw unknownId("all", "Court");
  return closing;
}

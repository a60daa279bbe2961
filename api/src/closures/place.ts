import { randomUUID } from "node:crypto";
import { MOST_CLOSURE_BLOCKS } from "@courtside/contracts/domain/closures.ts";
import { waitlistMessage } from "@courtside/contracts/domain/waitlist.ts";
import type { CourtsRow } from "../../db/row-types.ts";
import type { ClubTx } from "../club-tx.ts";
import { DomainError, unknownId } from "../errors.ts";
import { type BlockSpan, readSpan } from "../scheduling/blocks/span.ts";
import type { CourtRow } from "../scheduling/courts/queries.ts";
import { selectCourts } from "../scheduling/courts/queries.ts";
import type { ClosureInput } from "./fields.ts";
import { closureError } from "./rejections.ts";
import { readRepeatedSpans } from "./repeated-spans.ts";

/** One closure: a repeated one has one for each of its dates. */
export interface Occurrence {
  /** The closure's. */
  id: string;
  span: BlockSpan;
  /** The courts to close. */
  closing: CourtRow[];
}

export interface ClosurePlace {
  /** By start. */
  occurrences: Occurrence[];
  /** All of the club's, by name. */
  all: (CourtRow & Pick<CourtsRow, "max_players" | "is_indoor">)[];
}

const MINUTE = 60_000;

/** Reads which courts to close, and when: without a start, from this minute on (docs/product/closures.md#closing). */
export async function readPlace(
  tx: ClubTx,
  input: Pick<ClosureInput, "court_ids" | "sports" | "all" | "start_time" | "end_time" | "repeat">,
  zone: string,
): Promise<ClosurePlace> {
  const { court_ids, sports, all: isAll, end_time } = input;
  if ([court_ids !== undefined, sports !== undefined, isAll === true].filter(Boolean).length !== 1)
    throw closureError("invalid", "closure_place", "court_ids");
  const spans = input.repeat
    ? readRepeatedSpans(tx, input, input.repeat, zone)
    : [readSpan(tx, { start_time: input.start_time ?? thisMinute(tx.now), end_time }, zone)];
  const all = await selectCourts(tx.sql, tx.clubId, undefined, false);
  const closing = closingOf(all, input);
  if (spans.length > 1 && spans.length * closing.length > MOST_CLOSURE_BLOCKS)
    throw closureError("rejected", "closure_repeat_courts", "repeat", { n: MOST_CLOSURE_BLOCKS });
  return { occurrences: spans.map((span) => ({ id: randomUUID(), span, closing })), all };
}

const thisMinute = (now: number): string => new Date(Math.floor(now / MINUTE) * MINUTE).toISOString();

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

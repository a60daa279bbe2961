import { createHash } from "node:crypto";
import {
  type ClosureItem,
  type CourtTaken,
  overlaps,
  type PlannedItem,
  planClosure,
} from "@courtside/contracts/domain/closures.ts";
import type { Slot } from "@courtside/contracts/domain/club-time.ts";
import { mostPlayers } from "@courtside/contracts/domain/players.ts";
import type { ClubTx } from "../club-tx.ts";
import { unknownId } from "../errors.ts";
import { selectConflicts } from "../scheduling/blocks/queries.ts";
import { type BookingRow, lockBookings, selectBookingsById } from "../scheduling/bookings/queries.ts";
import { peopleOn } from "../scheduling/bookings/response.ts";
import { type CourtRow, lockCourts } from "../scheduling/courts/queries.ts";
import { selectCourtTimes } from "../scheduling/days/queries.ts";
import { lockOffersOn, type OfferRow, selectOffersOn } from "../scheduling/offers/queries.ts";
import { obstacleTimesOn } from "../scheduling/reserve.ts";
import { selectWaitingThen, type WaitingThen } from "../scheduling/waiting/queries.ts";
import type { ClubRow } from "../tenant/queries.ts";
import type { AffectedDate, ClosedEvents } from "./closed-events.ts";
import type { ClosureInput } from "./fields.ts";
import {
  type PlannedOccurrence,
  type RejectedCourt,
  rejectedCourt,
  slotOf,
  timesOf,
  withoutBlocked,
} from "./occurrences.ts";
import type { ClosurePlace } from "./place.ts";
import { hasUnknownItem } from "./queries.ts";
import { closureError } from "./rejections.ts";

export interface Plan {
  /** By start; one without courts is left out. */
  occurrences: PlannedOccurrence[];
  /** The courts that are closed on any of them, by name. */
  closing: CourtRow[];
  /** The courts that are blocked at all of the time already, on all of them. */
  refused: RejectedCourt[];
  bookings: { row: BookingRow; planned: PlannedItem }[];
  dates: { row: AffectedDate; planned: PlannedItem }[];
  offers: OfferRow[];
  waiting: WaitingThen[];
  /** What stays on the closed courts: the closure goes around it. */
  kept: Map<string, Slot[]>;
  nameOf(courtId: string): string;
  /** Identifies what the closure affects, and how. */
  version: string;
}

interface Planning {
  rules: ClubRow;
  choice: Pick<ClosureInput, "outcome" | "outcomes" | "reason">;
  events: ClosedEvents;
  /** Whether what it affects is locked: courts, bookings, events, offers, in this order. */
  locks: boolean;
  /** How much it may change. */
  most: number;
  /** Of the request, that names what is closed. */
  field?: "court_ids" | "end_time" | "extend_minutes";
}

/** Longer than any text on a screen: the rest of a longer queue is not listed, and stays as it is. */
const MOST_WAITING = 200;

/**
 * What a closure does to each thing that it touches (docs/product/closures.md#outcomes). Preview and closure both follow it; with the
 * locks nothing of it can change.
 */
export async function readPlan(
  tx: ClubTx,
  place: ClosurePlace,
  { rules, choice, events, locks, most, field = "court_ids" }: Planning,
): Promise<Plan> {
  const { sql, clubId } = tx;
  const asked = byName(place, (court) => place.occurrences.some(({ closing }) => closing.includes(court)));
  const sports = [...new Set(asked.map(({ sport }) => sport))];
  const concerned = place.all.filter(({ sport, is_active }) => is_active && sports.includes(sport));
  const ids = [...new Set(idsOf([...concerned, ...asked]))];
  if (locks) await lockCourts(sql, clubId, ids);

  const spans = place.occurrences.map(({ span }) => span.fills);
  const hull = {
    startsAt: Math.min(...spans.map(({ startsAt }) => startsAt)),
    endsAt: Math.max(...spans.map(({ endsAt }) => endsAt)),
  };
  const obstacles = await obstacleTimesOn(tx, idsOf(asked), hull);
  const occurrences = place.occurrences.map((each) => withoutBlocked(each, obstacles));
  const closing = byName(place, (court) => occurrences.some((each) => each.closing.includes(court)));
  const refused = asked.filter((court) => !closing.includes(court)).map(rejectedCourt);
  if (closing.length === 0) throw closureError("conflict", "closure_covered", field, {}, { refused });

  const times = occurrences.flatMap(timesOf);
  const conflicts = await selectConflicts(sql, clubId, times, most + 1);
  if (conflicts.length > most) throw closureError("rejected", "closure_too_big", "end_time", { n: most });
  const bookingIds = idsOf(conflicts.filter(({ kind }) => kind !== "event"));
  const rows = await (locks ? lockBookings : selectBookingsById)(sql, clubId, bookingIds);
  const dateIds = idsOf(conflicts.filter(({ kind }) => kind === "event"));
  const taking = locks ? await events.lockDates(sql, clubId, dateIds) : dateIds;
  const held = { courtIds: idsOf(closing), startsAt: new Date(hull.startsAt), endsAt: new Date(hull.endsAt) };
  const offers = (await (locks ? lockOffersOn : selectOffersOn)(sql, clubId, held)).filter((offer) =>
    times.some((time) => time.courtId === offer.court_id && overlaps(time, slotOf(offer))),
  );
  const then = { zone: rules.time_zone, courtIds: idsOf(closing), sports, spans };
  const [dates, waiting] = await Promise.all([
    events.readDates(tx, taking),
    selectWaitingThen(sql, clubId, then, MOST_WAITING),
  ]);

  const bookings = rows.filter(({ status }) => status === "confirmed");
  await requireKnown(tx, choice.outcomes, idsOf([...bookings, ...dates]));
  const wanted = new Map(choice.outcomes.map(({ id, outcome }) => [id, outcome]));
  const itemOf = (row: BookingRow | AffectedDate, mayMove: boolean, people: number): ClosureItem => ({
    id: row.id,
    sport: row.sport,
    startsAt: row.starts_at.getTime(),
    endsAt: row.ends_at.getTime(),
    bookedAt: row.created_at.getTime(),
    wanted: wanted.get(row.id) ?? choice.outcome,
    mayMove,
    people,
  });
  const items = [
    ...bookings.map((row) => itemOf(row, true, peopleOn(row))),
    ...dates.map((row) => itemOf(row, row.is_single, 0)),
  ];
  const open = concerned
    .filter((court) => !asked.includes(court))
    .toSorted((a, b) => (choice.reason === "rain" ? Number(b.is_indoor === true) - Number(a.is_indoor === true) : 0))
    .map(({ id, sport, max_players }) => ({
      ...{ id, sport },
      most: mostPlayers(sport, { ofCourt: max_players, bySport: rules.max_players }),
    }));
  const planned = planClosure(items, open, await takenOn(tx, sports, items));
  const plannedOf = ({ id }: { id: string }): PlannedItem => planned.get(id) ?? { outcome: "cancel", to: null };
  const kept = new Map(obstacles);
  for (const row of [...bookings, ...dates]) {
    if (plannedOf(row).outcome !== "keep") continue;
    kept.set(row.court_id, [...(kept.get(row.court_id) ?? []), slotOf(row)]);
  }
  const names = new Map(place.all.map(({ id, name }) => [id, name]));
  const dated = occurrences.map((each) => [idsOf(each.closing), each.span.fills.endsAt]);
  return {
    occurrences,
    closing,
    refused,
    bookings: bookings.map((row) => ({ row, planned: plannedOf(row) })),
    dates: dates.map((row) => ({ row, planned: plannedOf(row) })),
    offers,
    waiting,
    kept,
    nameOf: (id) => names.get(id) ?? "",
    version: versionOf([dated, [...planned].sort(), idsOf(offers).sort()]),
  };
}

/** A mistyped id would cancel what it should keep. What has been canceled since is known, and has no outcome. */
async function requireKnown(
  { sql, clubId }: ClubTx,
  outcomes: ClosureInput["outcomes"],
  affected: string[],
): Promise<void> {
  const others = idsOf(outcomes).filter((id) => !affected.includes(id));
  if (others.length > 0 && (await hasUnknownItem(sql, clubId, others))) throw unknownId("outcomes", "Booking");
}

const idsOf = (rows: readonly { id: string }[]): string[] => rows.map(({ id }) => id);

/** In the order of the club's list. */
const byName = ({ all }: ClosurePlace, isWanted: (court: CourtRow) => boolean): CourtRow[] => all.filter(isWanted);

const versionOf = (affected: unknown): string =>
  createHash("sha256").update(JSON.stringify(affected)).digest("base64url").slice(0, 24);

/** When the courts of the sports are taken around what would move. */
async function takenOn(tx: ClubTx, sports: string[], items: ClosureItem[]): Promise<CourtTaken[]> {
  const moving = items.filter(({ wanted }) => wanted === "move");
  if (moving.length === 0) return [];
  const from = new Date(Math.min(...moving.map(({ startsAt }) => startsAt)));
  const until = new Date(Math.max(...moving.map(({ endsAt }) => endsAt)));
  const times = await Promise.all(sports.map((sport) => selectCourtTimes(tx.sql, tx.clubId, sport, from, until)));
  return times.flat().map(({ court_id, starts_at, ends_at }) => ({
    courtId: court_id,
    startsAt: starts_at.getTime(),
    endsAt: ends_at.getTime(),
  }));
}

/** Rejects a plan that is not the one that the person has seen. */
export function requireSeen({ version }: Plan, seen: string | undefined): void {
  if (seen !== undefined && seen !== version) throw closureError("conflict", "closure_changed", "version");
}

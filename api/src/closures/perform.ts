import type { ClosureReason } from "@courtside/contracts/domain/closures.ts";
import { closureReason } from "@courtside/contracts/domain/closures.ts";
import { cutText } from "@courtside/contracts/domain/cut-text.ts";
import { audit } from "../audit/record.ts";
import type { ClubTx } from "../club-tx.ts";
import { type BookingRow, updateFees, updateMoved } from "../scheduling/bookings/queries.ts";
import { cancelBookings } from "../scheduling/cancel-bookings.ts";
import { endOffers } from "../scheduling/offers/end.ts";
import { changeCourts, courtTime } from "../scheduling/reserve.ts";
import type { ClubRow } from "../tenant/queries.ts";
import { holdAlternatives } from "./alternatives.ts";
import { chunksOf } from "./chunks.ts";
import type { ClosedEvents } from "./closed-events.ts";
import { notifyOfClosure } from "./notices.ts";
import { notifyScreens } from "./notify-screens.ts";
import { occurrenceOf } from "./occurrences.ts";
import type { Plan } from "./plan.ts";
import type { ChangedItem } from "./queries.ts";
import { recipientsOf } from "./recipients.ts";

export interface Performing {
  closure: {
    reason: ClosureReason;
    message: string | null;
    /** Identifies the notices of this: the closure, or the first of a series, and how often it has been extended. */
    notice: { id: string; extension: number };
  };
  plan: Plan;
  rules: ClubRow;
  events: ClosedEvents;
  /** Called with how many bookings, lessons and event dates are handled, while it goes on. */
  onProgress?: (done: number) => void;
}

/** Chunks of one closure each, with its id. */
const chunksBy = <T>(all: T[], closureOf: (one: T) => string): [id: string, chunk: T[]][] =>
  [...Map.groupBy(all, closureOf)].flatMap(([id, of]) => chunksOf(of).map((chunk): [string, T[]] => [id, chunk]));

interface Performed {
  /** By the closure that changed them. */
  items: Map<string, ChangedItem[]>;
  /** How many people are notified. */
  people: number;
}

/**
 * Does what a locked plan says: frees the courts, `block`s them, holds alternatives, and notifies each person once. Returns what it
 * has changed.
 */
export async function perform(
  tx: ClubTx,
  { closure, plan, rules, events, onProgress = () => {} }: Performing,
  block: () => Promise<void>,
): Promise<Performed> {
  const { sql, clubId } = tx;
  const reason = `Courts closed: ${closureReason(closure.reason, closure.message)}`;
  const canceled = plan.bookings.filter(({ planned }) => planned.outcome === "cancel").map(({ row }) => row);
  const moved = plan.bookings.flatMap(({ row, planned }) =>
    planned.to === null ? [] : [{ row, courtId: planned.to }],
  );
  const lost = plan.dates.filter(({ planned }) => planned.outcome === "cancel").map(({ row }) => row);
  const movedDates = plan.dates.flatMap(({ row, planned }) =>
    planned.to === null ? [] : [{ date: row, courtId: planned.to }],
  );
  const recipients = recipientsOf(plan);
  const closureOf = (row: Where) => plan.occurrences[occurrenceOf(plan.occurrences, row)]?.id ?? "";

  await endOffers(tx, plan.offers, "withdrawn");
  const fees = canceled.map(feesOf);
  await updateFees(sql, clubId, waived(fees));
  let done = plan.bookings.length + plan.dates.length - canceled.length - moved.length;
  const hasDone = (count: number) => {
    done += count;
    onProgress(done);
  };
  for (const [id, chunk] of chunksBy(canceled, closureOf)) {
    const ids = chunk.map((row) => row.id);
    await cancelBookings(tx, ids, {
      ...{ reason, detail: { for: "closure", closure: id }, callerNotifies: "everyone" },
    });
    hasDone(chunk.length);
  }
  await events.cancelDates(
    tx,
    lost.map(({ id }) => id),
    cutText(reason, 500),
    { isClosure: true },
  );
  for (const [id, chunk] of chunksBy(moved, ({ row }) => closureOf(row))) {
    await moveBookings(tx, id, chunk);
    hasDone(chunk.length);
  }
  await events.moveDates(tx, movedDates);
  await block();
  const holders = await holdAlternatives(tx, rules, closureOf, canceled);
  const [first] = plan.occurrences;
  await notifyOfClosure(tx, closure, { recipients, holders, endsAt: new Date(first?.span.endsAt ?? tx.now) });
  await notifyScreens(tx, rules.time_zone, {
    spans: plan.occurrences.map(({ span }) => span.fills),
    times: [...plan.bookings.map(({ row }) => row), ...plan.dates.map(({ row }) => row)],
    people: recipients.flatMap(({ userId }) => userId ?? []),
    hasEvents: lost.length + movedDates.length > 0,
  });
  const items = [
    ...canceled.map((row, index) => ({
      row,
      item: { ...changedOf(row, row.kind, "cancel", null), ...dueOf(fees[index]) },
    })),
    ...moved.map(({ row, courtId }) => ({ row, item: changedOf(row, row.kind, "move", courtId) })),
    ...lost.map((row) => ({ row, item: changedOf(row, "event", "cancel", null) })),
    ...movedDates.map(({ date, courtId }) => ({ row: date, item: changedOf(date, "event", "move", courtId) })),
  ];
  return {
    items: new Map(
      [...Map.groupBy(items, ({ row }) => closureOf(row))].map(([id, of]) => [id, of.map(({ item }) => item)]),
    ),
    people: recipients.length,
  };
}

type Where = Pick<BookingRow, "court_id" | "starts_at" | "ends_at">;

const dueOf = (fees: Record<string, number> = {}): Pick<ChangedItem, "fees"> =>
  Object.keys(fees).length > 0 ? { fees } : {};

const changedOf = (
  { id, court_id, starts_at, ends_at }: Pick<BookingRow, "id" | "court_id" | "starts_at" | "ends_at">,
  kind: ChangedItem["kind"],
  outcome: ChangedItem["outcome"],
  to_court_id: string | null,
): ChangedItem => ({
  ...{ kind, id, outcome, court_id, to_court_id },
  starts_at: starts_at.toISOString(),
  ends_at: ends_at.toISOString(),
});

/** What is due for a booking's guests: a canceled visit costs nothing. */
const feesOf = ({ players }: BookingRow): Record<string, number> =>
  Object.fromEntries(players.filter(({ fee_cents }) => fee_cents > 0).map(({ id, fee_cents }) => [id, fee_cents]));

const waived = (fees: Record<string, number>[]): Record<string, number> =>
  Object.fromEntries(fees.flatMap((each) => Object.keys(each)).map((id) => [id, 0]));

/** Moves locked bookings and lessons to free, locked courts at the same times. */
export async function moveBookings(
  tx: ClubTx,
  closureId: string,
  moved: { row: BookingRow; courtId: string }[],
): Promise<void> {
  const times = moved.map(({ row, courtId }) =>
    courtTime({ ownerId: row.id, courtId }, { startsAt: row.starts_at.getTime(), endsAt: row.ends_at.getTime() }),
  );
  await changeCourts(tx, "booking", times);
  for (const { row, courtId } of moved) {
    await updateMoved(tx.sql, tx.clubId, { ...row, court_id: courtId });
    const time = { start_time: row.starts_at.toISOString(), end_time: row.ends_at.toISOString() };
    const detail = {
      for: "closure",
      closure: closureId,
      from: { court_id: row.court_id, ...time },
      to: { court_id: courtId, ...time },
    };
    await audit(tx, { action: "booking.moved", subjectType: "booking", subjectId: row.id, detail });
  }
}

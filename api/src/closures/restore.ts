import { messageOf } from "@courtside/contracts/domain/messages.ts";
import { isStaff } from "@courtside/contracts/domain/roles.ts";
import { audit } from "../audit/record.ts";
import type { ClubTx } from "../club-tx.ts";
import {
  type BookingRow,
  confirmBookings,
  lockBookings,
  selectBookingsById,
  updateFees,
} from "../scheduling/bookings/queries.ts";
import { lockCourts } from "../scheduling/courts/queries.ts";
import { closeOffers } from "../scheduling/offers/end.ts";
import { lockAlternativesOf } from "../scheduling/offers/queries.ts";
import { lockPeople, type PersonRow } from "../scheduling/people/queries.ts";
import { conflictsOf, courtTime, release, reserve, type Taken } from "../scheduling/reserve.ts";
import { selectClub } from "../tenant/queries.ts";
import { chunksOf } from "./chunks.ts";
import type { AffectedDate, ClosedEvents } from "./closed-events.ts";
import { notifyOfUndo, type Restored } from "./notices.ts";
import { notifyScreens } from "./notify-screens.ts";
import { moveBookings } from "./perform.ts";
import { type ChangedItem, type ClosureRow, deleteBlocksOf, selectBlocksOf, updateState } from "./queries.ts";
import { closureError } from "./rejections.ts";

/** What closures have changed that is not over. */
export const aheadOf = ({ now }: Pick<ClubTx, "now">, closures: ClosureRow[]): ChangedItem[] =>
  closures.flatMap(({ items }) => items).filter(({ ends_at }) => Date.parse(ends_at) > now);

/**
 * Opens the courts of closures that are not over, ends their alternatives, and restores or moves back everything that they changed and that is not
 * over, or is rejected with `closure_rebooked`. Returns how much stands again. `onProgress`: how much does so far.
 */
export async function restoreAll(
  tx: ClubTx,
  closures: ClosureRow[],
  events: ClosedEvents,
  onProgress: (done: number) => void = () => {},
): Promise<number> {
  const { sql, clubId } = tx;
  const ids = closures.map((each) => each.id);
  const ahead = aheadOf(tx, closures);
  const { people, rows, dates, blocks } = await lockAll(tx, ids, ahead, events);
  const alternatives = await lockAlternativesOf(sql, clubId, ids);
  if (alternatives.some(({ status }) => status === "accepted")) throw rebooked("a member has taken an alternative");
  await closeOffers(
    tx,
    alternatives.filter(({ status }) => status === "open").map((offer) => offer.id),
    "withdrawn",
  );
  await release(tx, "block", blocks);
  await deleteBlocksOf(sql, clubId, ids);

  const isItem = (outcome: ChangedItem["outcome"]) =>
    new Map(ahead.filter((item) => item.outcome === outcome).map((item) => [item.id, item]));
  const [canceled, moved] = [isItem("cancel"), isItem("move")];
  // A booking whose people have left the club stays canceled, and one that its people have changed since stays as it is.
  const restorable = rows.filter((row) => canceled.has(row.id) && row.status === "canceled" && areMembers(row, people));
  const movable = rows.filter((row) => isWhereMoved(row, moved.get(row.id)) && row.status === "confirmed");
  const lost = dates.filter((date) => canceled.has(date.id) && date.is_restorable);
  const movedDates = dates.filter((date) => isWhereMoved(date, moved.get(date.id)) && date.canceled_at === null);
  const backTo = ({ id: itemId }: { id: string }) => moved.get(itemId)?.court_id ?? "";

  await requireFree(tx, movable, backTo, "booking");
  for (const { id: closureId, items } of closures) {
    const of = movable.filter((row) => items.some((item) => item.id === row.id));
    await moveBookings(
      tx,
      closureId,
      of.map((row) => ({ row, courtId: backTo(row) })),
    );
  }
  await requireFree(tx, movedDates, backTo, "event");
  await events.moveDates(
    tx,
    movedDates.map((date) => ({ date, courtId: backTo(date) })),
  );
  let done = movable.length + movedDates.length;
  for (const chunk of chunksOf(restorable)) {
    await restore(tx, chunk, people, canceled);
    done += chunk.length;
    onProgress(done);
  }
  const taken = await events.restoreDates(tx, lost);
  if (taken) throw rebooked(taken.by === "court" ? "a court has been booked" : "a coach has another booking");

  const restored = [...restorable, ...movable, ...lost, ...movedDates];
  for (const each of closures) {
    await updateState(sql, clubId, each.id, { state: "undone" });
    const own = new Set(each.items.map((item) => item.id));
    await audit(tx, {
      action: "closure.undone",
      subjectType: "closure",
      subjectId: each.id,
      detail: { restored: restored.filter((row) => own.has(row.id)).length },
    });
  }
  const nowOf = await restoredNow(
    tx,
    restored.map((each) => each.id),
    events,
  );
  await notifyOfUndo(tx, { closures, series: closures[0]?.series_dates?.map((date) => date.id) ?? [] }, nowOf);
  const { time_zone } = await selectClub(sql, clubId);
  await notifyScreens(tx, time_zone, {
    spans: closures.map(({ starts_at, ends_at }) => ({
      startsAt: Math.max(starts_at.getTime(), tx.now),
      endsAt: ends_at.getTime(),
    })),
    times: restored,
    people: [...people.keys()],
    hasEvents: lost.length + movedDates.length > 0,
  });
  return restored.length;
}

/** Locks as everywhere: people, courts, bookings, events. */
async function lockAll(tx: ClubTx, closureIds: string[], items: ChangedItem[], events: ClosedEvents) {
  const { sql, clubId } = tx;
  const bookingIds = items.filter(({ kind }) => kind !== "event").map((item) => item.id);
  const dateIds = items.filter(({ kind }) => kind === "event").map((item) => item.id);
  const [seen, seenDates] = [await selectBookingsById(sql, clubId, bookingIds), await events.readDates(tx, dateIds)];
  const ids = [...seen.flatMap(peopleIdsOf), ...seenDates.flatMap(({ coach_id }) => coach_id ?? [])];
  const people = await lockPeople(sql, clubId, [...new Set(ids)]);
  const blocks = await selectBlocksOf(sql, clubId, closureIds);
  const courtIds = [
    ...blocks.map(({ court_id }) => court_id),
    ...items.flatMap(({ court_id, to_court_id }) => [court_id, ...(to_court_id === null ? [] : [to_court_id])]),
  ];
  await lockCourts(sql, clubId, [...new Set(courtIds)]);
  const rows = await lockBookings(sql, clubId, bookingIds);
  await events.lockDates(sql, clubId, dateIds);
  const dates = await events.readDates(tx, dateIds);
  return {
    people: new Map(people.map((person) => [person.id, person])),
    rows,
    dates,
    blocks: blocks.map((block) => block.id),
  };
}

type People = Map<string, PersonRow>;

const peopleIdsOf = ({ user_id, coach_id, walk_in, players }: BookingRow): string[] => [
  ...(walk_in === null ? [user_id] : []),
  ...(coach_id === null ? [] : [coach_id]),
  ...players.flatMap((player) => player.user_id ?? []),
];

const areMembers = (row: BookingRow, people: People): boolean => peopleIdsOf(row).every((each) => people.has(each));

const isWhereMoved = (
  row: Pick<BookingRow, "court_id" | "starts_at" | "ends_at">,
  item: ChangedItem | undefined,
): boolean =>
  item !== undefined &&
  row.court_id === item.to_court_id &&
  row.starts_at.getTime() === Date.parse(item.starts_at) &&
  row.ends_at.getTime() === Date.parse(item.ends_at);

/** The old courts are free: a block of theirs may have been deleted and booked since. */
async function requireFree(
  tx: ClubTx,
  rows: Pick<AffectedDate, "id" | "starts_at" | "ends_at">[],
  backTo: (row: { id: string }) => string,
  kind: "booking" | "event",
): Promise<void> {
  const times = rows.map((row) =>
    courtTime(
      { ownerId: row.id, courtId: backTo(row) },
      { startsAt: row.starts_at.getTime(), endsAt: row.ends_at.getTime() },
    ),
  );
  const [first] = times.length > 0 ? await conflictsOf(tx, { kind, times, people: [] }) : [];
  if (first) throw rebooked("a court has been booked");
}

/** Reserves courts and people again, and confirms the bookings with what was due for their guests. */
async function restore(tx: ClubTx, rows: BookingRow[], people: People, items: Map<string, ChangedItem>): Promise<void> {
  for (const row of rows) {
    // Bookings of staff under their own name take no time of theirs.
    const takesTime = (userId: string) =>
      row.kind === "lesson" || userId !== row.user_id || !isStaff(people.get(userId)?.role ?? "member");
    const time = { ownerId: row.id, courtId: row.court_id, startsAt: row.starts_at, endsAt: row.ends_at };
    const taken = await reserve(tx, { kind: row.kind, times: [time], people: peopleIdsOf(row).filter(takesTime) });
    if (taken) throw rebooked(reasonOf(taken, row, people));
  }
  await updateFees(tx.sql, tx.clubId, Object.assign({}, ...rows.map(({ id }) => items.get(id)?.fees)));
  await confirmBookings(
    tx.sql,
    tx.clubId,
    rows.map(({ id }) => id),
  );
  await Promise.all(
    rows.map(({ id }) =>
      audit(tx, { action: "booking.restored", subjectType: "booking", subjectId: id, detail: { for: "closure" } }),
    ),
  );
}

const reasonOf = (taken: Taken, { court_name }: BookingRow, people: People): string =>
  taken.by === "court"
    ? `${court_name} has been booked`
    : messageOf("player_busy", { name: people.get(taken.userId)?.name ?? "" });

export const rebooked = (reason: string) => closureError("conflict", "closure_rebooked", "id", { reason });

/** What stands again, as calendars show it. */
async function restoredNow(tx: ClubTx, ids: string[], events: ClosedEvents): Promise<Map<string, Restored>> {
  const [rows, dates] = [await selectBookingsById(tx.sql, tx.clubId, ids), await events.readDates(tx, ids)];
  return new Map([
    ...rows.map((row): [string, Restored] => [row.id, { courtName: row.court_name, sequence: row.sequence }]),
    ...dates.map((row): [string, Restored] => [row.id, { courtName: row.court_name, sequence: row.version }]),
  ]);
}

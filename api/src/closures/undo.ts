import { messageOf } from "@courtside/contracts/domain/messages.ts";
import { can, isStaff } from "@courtside/contracts/domain/roles.ts";
import { audit } from "../audit/record.ts";
import type { ClubTx } from "../club-tx.ts";
import { forbidden, notFound } from "../errors.ts";
import {
  type BookingRow,
  confirmBooking,
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
import type { AffectedDate, ClosedEvents } from "./closed-events.ts";
import { notifyOfUndo, type Restored } from "./notices.ts";
import { notifyScreens } from "./notify-screens.ts";
import { moveBookings } from "./perform.ts";
import {
  type ChangedItem,
  type ClosureRow,
  deleteBlocksOf,
  lockOptionalClosure,
  selectBlocksOf,
  updateState,
} from "./queries.ts";
import { closureError } from "./rejections.ts";
import type { UndoneClosureResponse } from "./response.ts";
import { readClosure } from "./result.ts";

/**
 * Undoes a closure while no one has booked in its place (docs/product/closures.md#undo): opens its courts, ends its alternatives,
 * and restores or moves back everything that it changed and that is not over, or changes nothing. Undoing twice changes nothing.
 */
export async function undoClosure(tx: ClubTx, id: string, events: ClosedEvents): Promise<UndoneClosureResponse> {
  if (!can(tx.role, "blocks:manage")) throw forbidden();
  const { sql, clubId } = tx;
  const closure = await lockOptionalClosure(sql, clubId, id);
  if (!closure) throw notFound("Closure");
  if (closure.state === "undone") return { ...(await readClosure(tx, id)), restored: 0 };
  if (closure.state === "closing" || closure.is_extending) throw closureError("conflict", "closure_closing", "id");
  if (closure.state !== "closed" || closure.ends_at.getTime() <= tx.now)
    throw closureError("conflict", "closure_over", "id");
  if (closure.taken > 0) throw rebooked("a member has taken an alternative");

  const ahead = closure.items.filter(({ ends_at }) => Date.parse(ends_at) > tx.now);
  const { people, rows, dates, blocks } = await lockAll(tx, closure, ahead, events);
  const alternatives = await lockAlternativesOf(sql, clubId, id);
  if (alternatives.some(({ status }) => status === "accepted")) throw rebooked("a member has taken an alternative");
  await closeOffers(
    tx,
    alternatives.filter(({ status }) => status === "open").map((offer) => offer.id),
    "withdrawn",
  );
  await release(tx, "block", blocks);
  await deleteBlocksOf(sql, clubId, id);

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
  await moveBookings(
    tx,
    id,
    movable.map((row) => ({ row, courtId: backTo(row) })),
  );
  await requireFree(tx, movedDates, backTo, "event");
  await events.moveDates(
    tx,
    movedDates.map((date) => ({ date, courtId: backTo(date) })),
  );
  for (const row of restorable) await restore(tx, row, people, canceled.get(row.id));
  const taken = await events.restoreDates(tx, lost);
  if (taken) throw rebooked(taken.by === "court" ? "a court has been booked" : "a coach has another booking");

  await updateState(sql, clubId, id, { state: "undone" });
  const restored = [...restorable, ...movable, ...lost, ...movedDates];
  await audit(tx, {
    action: "closure.undone",
    subjectType: "closure",
    subjectId: id,
    detail: { restored: restored.length },
  });
  await notifyOfUndo(
    tx,
    id,
    await restoredNow(
      tx,
      restored.map((each) => each.id),
      events,
    ),
  );
  const { time_zone } = await selectClub(sql, clubId);
  await notifyScreens(tx, time_zone, {
    span: { fills: { startsAt: Math.max(closure.starts_at.getTime(), tx.now), endsAt: closure.ends_at.getTime() } },
    times: restored,
    people: [...people.keys()],
    hasEvents: lost.length + movedDates.length > 0,
  });
  return { ...(await readClosure(tx, id)), restored: restored.length };
}

/** Locks as everywhere: people, courts, bookings, events. */
async function lockAll(tx: ClubTx, closure: ClosureRow, items: ChangedItem[], events: ClosedEvents) {
  const { sql, clubId } = tx;
  const bookingIds = items.filter(({ kind }) => kind !== "event").map((item) => item.id);
  const dateIds = items.filter(({ kind }) => kind === "event").map((item) => item.id);
  const [seen, seenDates] = [await selectBookingsById(sql, clubId, bookingIds), await events.readDates(tx, dateIds)];
  const ids = [...seen.flatMap(peopleIdsOf), ...seenDates.flatMap(({ coach_id }) => coach_id ?? [])];
  const people = await lockPeople(sql, clubId, [...new Set(ids)]);
  const blocks = await selectBlocksOf(sql, clubId, closure.id);
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

/** Reserves court and people again, and confirms the booking with what was due for its guests. */
async function restore(tx: ClubTx, row: BookingRow, people: People, item: ChangedItem | undefined): Promise<void> {
  // Bookings of staff under their own name take no time of theirs.
  const takesTime = (userId: string) =>
    row.kind === "lesson" || userId !== row.user_id || !isStaff(people.get(userId)?.role ?? "member");
  const time = { ownerId: row.id, courtId: row.court_id, startsAt: row.starts_at, endsAt: row.ends_at };
  const taken = await reserve(tx, { kind: row.kind, times: [time], people: peopleIdsOf(row).filter(takesTime) });
  if (taken) throw rebooked(reasonOf(taken, row, people));
  if (item?.fees) await updateFees(tx.sql, tx.clubId, item.fees);
  await confirmBooking(tx.sql, tx.clubId, row.id);
  await audit(tx, {
    action: "booking.restored",
    subjectType: "booking",
    subjectId: row.id,
    detail: { for: "closure" },
  });
}

const reasonOf = (taken: Taken, { court_name }: BookingRow, people: People): string =>
  taken.by === "court"
    ? `${court_name} has been booked`
    : messageOf("player_busy", { name: people.get(taken.userId)?.name ?? "" });

const rebooked = (reason: string) => closureError("conflict", "closure_rebooked", "id", { reason });

/** What stands again, as calendars show it. */
async function restoredNow(tx: ClubTx, ids: string[], events: ClosedEvents): Promise<Map<string, Restored>> {
  const [rows, dates] = [await selectBookingsById(tx.sql, tx.clubId, ids), await events.readDates(tx, ids)];
  return new Map([
    ...rows.map((row): [string, Restored] => [row.id, { courtName: row.court_name, sequence: row.sequence }]),
    ...dates.map((row): [string, Restored] => [row.id, { courtName: row.court_name, sequence: row.version }]),
  ]);
}

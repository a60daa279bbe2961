import type { ClubRules } from "@courtside/contracts/domain/club-rules.ts";
import { localDate, type Slot } from "@courtside/contracts/domain/club-time.ts";
import { messageOf } from "@courtside/contracts/domain/messages.ts";
import { moveViolation } from "@courtside/contracts/domain/move-rules.ts";
import { mostPlayers, roomViolation } from "@courtside/contracts/domain/players.ts";
import { can } from "@courtside/contracts/domain/roles.ts";
import { audit } from "../audit/record.ts";
import type { ClubTx } from "../club-tx.ts";
import { ConcurrentChange, DomainError, forbidden, invalid, notFound, unknownId } from "../errors.ts";
import { notifyClub } from "../live/notify.ts";
import { selectClub } from "../tenant/queries.ts";
import { rejected, slotConflict } from "./book-court.ts";
import { findAlternatives } from "./bookings/alternatives.ts";
import { cancelingOf, isBooker, isTheirs } from "./bookings/may-cancel.ts";
import { notifyMoved } from "./bookings/moved-notice.ts";
import { placed, placeOf } from "./bookings/place.ts";
import {
  type BookingRow,
  lockOptionalBooking,
  selectBookingContext,
  selectOptionalBooking,
  updateMoved,
} from "./bookings/queries.ts";
import { dayOfReading, readingWithout } from "./bookings/reading.ts";
import { type BookingResponse, bookingResponse, peopleOn } from "./bookings/response.ts";
import { isUndo, mayUndoDespite, rejectionOfUndo } from "./bookings/undo-move.ts";
import { type CourtRow, lockCourts } from "./courts/queries.ts";
import { readInstant } from "./days/instant.ts";
import { type PersonDay, rejectionOn, rejectionWithoutOffers } from "./days/person-day.ts";
import { takeFromWaitlist } from "./offers/take.ts";
import { lockPeople } from "./people/queries.ts";
import { judgeMembers, partnersWithout } from "./players/judge-members.ts";
import { notifyPlayersOfMove } from "./players/notices.ts";
import { peopleOf } from "./players/party.ts";
import { judgeMovedGuests } from "./players/settle-guests.ts";
import { move } from "./reserve.ts";

export interface MoveBookingInput {
  court_id?: string | undefined;
  /** Without an end, the booking keeps its length. */
  start_time?: string | undefined;
  end_time?: string | undefined;
  /** Staff only: takes the new time from the member to whom the waitlist offers it. */
  override_hold?: boolean | undefined;
}

/**
 * Moves a booking, or makes it longer or shorter, in place (docs/product/booking.md#moving): the new place is judged as if the old
 * one were free. Rejected as a new booking is; then nothing changes. Locks as everywhere: person, courts, booking. Both courts are
 * locked exclusively, because two bookings that change places would otherwise wait for each other.
 */
export async function moveBooking(tx: ClubTx, id: string, input: MoveBookingInput): Promise<BookingResponse> {
  const { sql, clubId } = tx;
  const [seen, rules] = await Promise.all([selectOptionalBooking(sql, clubId, id), selectClub(sql, clubId)]);
  if (!seen) throw notFound("Booking");
  if (!isTheirs(tx, seen)) throw forbidden();
  if (seen.kind === "lesson") throw fixed("lesson_not_movable");

  // Read again under the lock of its person, which every move takes: another move may have come first.
  const locked = await lockPeople(sql, clubId, [seen.user_id, ...memberIdsOf(seen)]);
  const place = await selectOptionalBooking(sql, clubId, id);
  const person = locked.find((each) => each.id === seen.user_id);
  // A booking for a guest without an account outlives the membership of the user who made it.
  if (!place || !(person || place.walk_in !== null)) throw notFound("Booking");
  const players = memberIdsOf(place);
  if (players.some((player) => locked.every((each) => each.id !== player))) throw playersChanged();
  const slot = slotOf(place, input, rules);
  const courtId = input.court_id ?? place.court_id;
  const time = { from: date(slot.startsAt), until: date(Math.min(slot.endsAt, slot.startsAt + LONGEST)) };
  // Before they are locked for booking: a shared lock that is then made exclusive would be a deadlock.
  const courts = await lockCourts(sql, clubId, [place.court_id, courtId]);
  const [read, row] = await Promise.all([
    selectBookingContext(sql, place.user_id, courtId, time, players),
    lockOptionalBooking(sql, clubId, id),
  ]);
  const court = courts.find((each) => each.id === courtId);
  if (!court) throw unknownId("court_id", "Court");
  if (!read || !row) throw notFound("Booking");

  const own = isBooker(tx, row);
  const details = {
    role: tx.role,
    rules,
    now: tx.now,
    startsAt: row.starts_at.getTime(),
    endsAt: row.ends_at.getTime(),
  };
  const isSame = courtId === row.court_id && slot.startsAt === details.startsAt;
  const fixedBy = moveViolation({ ...details, status: row.status, keepsPlace: isSame });
  const undoes = () =>
    isUndo(tx, id, { court_id: courtId, starts_at: date(slot.startsAt), ends_at: date(slot.endsAt) });
  if (fixedBy && !(fixedBy.code === "move_cutoff" && (await undoes()))) {
    throw new DomainError("rejected", fixedBy.code, fixedBy.message, { field: "id" });
  }
  if (isSame && slot.endsAt === details.endsAt) return bookingResponse(row, tx, cancelingOf(tx, rules, row));
  // What it has on its own court may be more than a new booking may have.
  const most = mostPlayers(court.sport, { ofCourt: read.court_max_players, bySport: read.max_players });
  const crowded = courtId === row.court_id ? null : roomViolation(peopleOn(row), most);
  if (crowded) throw rejected(crowded, own);

  // A guest's booking takes no time of the user who made it, whatever they have become since.
  const role = person && row.walk_in === null ? person.role : "front_desk";
  const booker = { id: row.user_id, role: own ? tx.role : role };
  const day = dayOfReading(tx, readingWithout(read, row, courtId), slot.startsAt, courtId, booker);
  const judged = rejectionOn(tx, day, court, slot);
  const rejection =
    judged && mayUndoDespite(judged) && (await undoes()) ? rejectionOfUndo(tx, day, court, slot) : judged;
  if (rejection && rejection.code !== "slot_conflict") throw rejected(rejection, own);
  const behind = rejection && can(tx.role, "waitlist:manage") && rejectionWithoutOffers(tx, day, court, slot);
  if (behind && behind.code !== "slot_conflict") throw rejected(behind, own);
  const found = () =>
    findAlternatives(tx, rules, court, slot, booker, { moving: row, partnerIds: players, party: partyOf(row) });
  const named = players.map((each, index) => ({ id: each, place: index }));
  const partners = partnersWithout(read.partners ?? [], row);
  judgeMembers(named, partners, { rules, slot, role: tx.role, fieldOf: () => "start_time" });
  await judgeMovedGuests(tx, rules, row, slot.startsAt);
  const taken = { courtId, movingId: id, ...slot };
  if (rejection && !(await takeFromWaitlist(tx, taken, input.override_hold === true)))
    throw slotConflict(await found());
  if (await move(tx, reservationOf(row, court, slot, booker))) throw new ConcurrentChange();
  return finish(tx, row, court, slot, rules);
}

const partyOf = (row: BookingRow) => ({ people: peopleOn(row), bySport: row.club_max_players });

const date = (instant: number) => new Date(instant);

/** As for a booking: no request may be for more than a date. */
const LONGEST = 26 * 3_600_000;

/** The new time: what the request leaves out stays, and with a new start alone the length. */
function slotOf(row: BookingRow, input: MoveBookingInput, { time_zone }: Pick<ClubRules, "time_zone">): Slot {
  const [start, end] = [row.starts_at.getTime(), row.ends_at.getTime()];
  const startsAt = input.start_time === undefined ? start : readInstant("start_time", input.start_time, time_zone);
  const endsAt =
    input.end_time === undefined ? startsAt + (end - start) : readInstant("end_time", input.end_time, time_zone);
  if (endsAt <= startsAt) throw invalid("end_time", messageOf("end_before_start"), "end_before_start");
  return { startsAt, endsAt };
}

const reservationOf = ({ id, players }: BookingRow, court: CourtRow, slot: Slot, booker: PersonDay["booker"]) => ({
  kind: "booking" as const,
  times: [{ ownerId: id, courtId: court.id, startsAt: date(slot.startsAt), endsAt: date(slot.endsAt) }],
  people: peopleOf(booker, players),
});

const memberIdsOf = ({ players }: BookingRow): string[] => players.flatMap(({ user_id }) => user_id ?? []);

const playersChanged = () =>
  new DomainError("conflict", "players_changed", messageOf("players_changed"), { field: "id" });

/** Writes the row at its new place with its audit row, the mail to its booker and the live change. */
async function finish(tx: ClubTx, row: BookingRow, court: CourtRow, slot: Slot, rules: ClubRules) {
  const moved = placed(row, court, slot);
  moved.sequence = await updateMoved(tx.sql, tx.clubId, moved);
  await audit(tx, {
    action: "booking.moved",
    subjectType: "booking",
    subjectId: row.id,
    detail: { from: placeOf(row), to: placeOf(moved) },
  });
  if (row.walk_in === null) await notifyMoved(tx, row, moved, moved.sequence);
  await notifyPlayersOfMove(tx, row, moved, moved.sequence);
  const dates = [row, moved].map((each) => localDate(each.starts_at.getTime(), rules.time_zone));
  const isOnOneCourt = row.court_id === moved.court_id;
  await notifyClub(tx, {
    topic: "bookings",
    dates: [...new Set(dates)],
    ...(isOnOneCourt && { court_id: row.court_id }),
    people: [row.user_id, ...memberIdsOf(row)],
  });
  return bookingResponse(moved, tx, cancelingOf(tx, rules, moved));
}

const fixed = (code: "lesson_not_movable") => new DomainError("rejected", code, messageOf(code), { field: "id" });

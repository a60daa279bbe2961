import {
  limitViolation,
  playerViolation,
  RESTORE_SECONDS,
  TRANSIT_SECONDS,
} from "@courtside/contracts/domain/booking-rules.ts";
import { localDate } from "@courtside/contracts/domain/club-time.ts";
import { type MessageCode, messageOf } from "@courtside/contracts/domain/messages.ts";
import { countedBookings } from "@courtside/contracts/domain/players.ts";
import { isStaff } from "@courtside/contracts/domain/roles.ts";
import { audit } from "../audit/record.ts";
import type { ClubTx } from "../club-tx.ts";
import { DomainError, forbidden, notFound } from "../errors.ts";
import { peopleOf } from "../live/club-news.ts";
import { notifyClub } from "../live/notify.ts";
import { withdrawNotices } from "../notices/enqueue.ts";
import { cancelingOf, isTheirs } from "../scheduling/bookings/may-cancel.ts";
import {
  type BookingRow,
  confirmBookings,
  lockOptionalBooking,
  selectBookedSince,
  selectCancellation,
  selectOptionalBooking,
} from "../scheduling/bookings/queries.ts";
import { type BookingResponse, bookingResponse } from "../scheduling/bookings/response.ts";
import { selectOptionalCourtForBooking } from "../scheduling/courts/queries.ts";
import { layOutDate } from "../scheduling/days/layout.ts";
import { countBookings } from "../scheduling/days/queries.ts";
import { canceledKeys } from "../scheduling/lessons/notices.ts";
import { selectOffersOn } from "../scheduling/offers/queries.ts";
import { messageOfHold } from "../scheduling/offers/take.ts";
import { lockPeople } from "../scheduling/people/queries.ts";
import { rejectedPlayer } from "../scheduling/players/input.ts";
import { canceledKeyOf } from "../scheduling/players/notices.ts";
import { judgeGuestsAgain } from "../scheduling/players/settle-guests.ts";
import { reserve } from "../scheduling/reserve.ts";
import { withdrawFromSeriesCanceled } from "../scheduling/series/notices.ts";
import { type ClubRow, selectClub } from "../tenant/queries.ts";

/** Rows bear the begin of their transaction, which may have waited so long for the lock that a cancellation held. */
const LOCK_WAIT_SECONDS = 10;

/**
 * Undoes the caller's own cancellation within ten seconds (docs/decisions/0031): reserves court and people again under the locks
 * of a new booking, and withdraws the mails. Rejected if another booking has taken the slot. Restoring twice changes nothing.
 */
export async function restoreBooking(tx: ClubTx, id: string): Promise<BookingResponse> {
  const { sql, clubId } = tx;
  const seen = await selectOptionalBooking(sql, clubId, id);
  if (!seen) throw notFound("Booking");
  if (!isTheirs(tx, seen)) throw forbidden();

  // Lock order as everywhere: people, court, booking.
  const booker = seen.walk_in === null ? [seen.user_id] : [];
  const players = seen.players.flatMap(({ user_id }) => user_id ?? []);
  const ids = [...booker, seen.coach_id, ...players].filter((each) => each !== null);
  const people = await lockPeople(sql, clubId, ids);
  const [court, rules] = await Promise.all([
    selectOptionalCourtForBooking(sql, clubId, seen.court_id),
    selectClub(sql, clubId),
  ]);
  const row = await lockOptionalBooking(sql, clubId, id);
  if (!row || !court || people.length < ids.length) throw notFound("Booking");
  if (row.status === "confirmed") return bookingResponse(row, tx, cancelingOf(tx, rules, row));

  const { canceled_by, canceled_at } = await selectCancellation(sql, clubId, id);
  const isLate = !canceled_at || tx.now - canceled_at.getTime() > (RESTORE_SECONDS + TRANSIT_SECONDS) * 1_000;
  if (canceled_by !== tx.userId || isLate) throw rejected("restore_too_late");
  if (row.starts_at.getTime() <= tx.now) throw rejected("past");
  if (!court.is_active) throw rejected("court_closed");

  const roleOf = (userId: string) =>
    userId === tx.userId ? tx.role : (people.find((person) => person.id === userId)?.role ?? "member");
  if (!isStaff(tx.role)) {
    const counted = rules.player_counts === "everyone" ? [...booker, ...players] : booker;
    const userIds = counted.filter((each) => !isStaff(roleOf(each)));
    const { week } = layOutDate(localDate(row.starts_at.getTime(), rules.time_zone), rules);
    const since = new Date(canceled_at.getTime() - LOCK_WAIT_SECONDS * 1_000);
    const booked = await selectBookedSince(sql, clubId, { userIds, rules }, week, since);
    for (const userId of userIds.filter((each) => booked.includes(each))) await checkLimits(tx, rules, row, userId);
  }
  await takeAgain(
    tx,
    row,
    // Bookings of staff under their own name take no time of theirs.
    ids.filter((each) => row.kind === "lesson" || each !== row.user_id || !isStaff(roleOf(each))),
  );

  await judgeGuestsAgain(tx, rules, row, { startsAt: row.starts_at.getTime(), field: "id" });
  const keys = canceledKeys(id);
  const isUnsent =
    (await withdrawNotices(tx, [keys.booker, keys.coach, ...row.players.map(canceledKeyOf)])) &&
    (row.series_id === null || (await withdrawFromSeriesCanceled(tx, row)));
  if (!isUnsent) throw rejected("restore_too_late");
  await confirmBookings(sql, clubId, [id]);
  await audit(tx, { action: "booking.restored", subjectType: "booking", subjectId: id });
  const date = localDate(row.starts_at.getTime(), rules.time_zone);
  await notifyClub(tx, { topic: "bookings", dates: [date], court_id: row.court_id, people: peopleOf(row) });
  const restored = { ...row, status: "confirmed" as const, cancel_reason: null, sequence: row.sequence + 1 };
  return bookingResponse(restored, tx, cancelingOf(tx, rules, restored));
}

/** Only the constraints can determine whether court and people are free. */
async function takeAgain(tx: ClubTx, row: BookingRow, people: string[]): Promise<void> {
  const { id, court_id: courtId, starts_at: startsAt, ends_at: endsAt, kind } = row;
  const taken = await reserve(tx, { kind, times: [{ ownerId: id, courtId, startsAt, endsAt }], people });
  if (taken?.by === "court") {
    const offers = await selectOffersOn(tx.sql, tx.clubId, { courtIds: [courtId], startsAt, endsAt });
    throw offers.length > 0
      ? new DomainError("conflict", "slot_held", messageOfHold(offers), { field: "id" })
      : conflict("slot_conflict");
  }
  const player = taken && row.players.find(({ user_id }) => user_id === taken.userId);
  if (player) throw rejectedPlayer("player_busy", "id", { name: player.name }, "conflict");
  if (taken) throw conflict(taken.userId === row.coach_id ? "coach_busy" : "own_overlap");
}

/**
 * Who has another booking since then, made, moved or restored, must be within the limits with both, otherwise they keep the new one: its booker, and each of
 * its players if the club counts theirs.
 */
async function checkLimits(tx: ClubTx, rules: ClubRow, row: BookingRow, userId: string): Promise<void> {
  const { bounds, week } = layOutDate(localDate(row.starts_at.getTime(), rules.time_zone), rules);
  const counts = countedBookings(rules, await countBookings(tx.sql, tx.clubId, { userId, rules }, bounds, week));
  const counted = { bookingsThatDay: counts.day, bookingsThatWeek: counts.week };
  if (userId === row.user_id) {
    const rejection = limitViolation({ rules, ...counted });
    if (rejection) throw new DomainError("rejected", rejection.code, rejection.message, { field: "id" });
    return;
  }
  const name = row.players.find(({ user_id }) => user_id === userId)?.name ?? "";
  const player = { name, role: "member", isElsewhere: false, ...counted } as const;
  const rejection = playerViolation(player, { role: tx.role, rules });
  const n = rejection?.code === "player_weekly_limit" ? rules.max_bookings_per_week : rules.max_bookings_per_day;
  if (rejection) throw rejectedPlayer(rejection.code, "id", { name, n });
}

const rejected = (code: MessageCode) => new DomainError("rejected", code, messageOf(code), { field: "id" });
const conflict = (code: MessageCode) => new DomainError("conflict", code, messageOf(code), { field: "id" });

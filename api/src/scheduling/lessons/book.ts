import { randomUUID } from "node:crypto";
import type { Slot } from "@courtside/contracts/domain/club-time.ts";
import { LESSON_MESSAGES } from "@courtside/contracts/domain/lesson-messages.ts";
import { messageOf } from "@courtside/contracts/domain/messages.ts";
import type { ClubTx } from "../../club-tx.ts";
import { DomainError, invalid, unknownId } from "../../errors.ts";
import { type ClubRow, selectClub } from "../../tenant/queries.ts";
import { alternativesOn } from "../bookings/alternatives.ts";
import { book } from "../bookings/book.ts";
import { type BookingRow, selectOptionalBooking } from "../bookings/queries.ts";
import { type CourtRow, selectCourts, selectOptionalCourtForBooking } from "../courts/queries.ts";
import { readInstant } from "../days/instant.ts";
import { type PersonDay, rejectionOn } from "../days/person-day.ts";
import { selectOffersOn } from "../offers/queries.ts";
import { messageOfHold } from "../offers/take.ts";
import { overlap, slotOf } from "../people/time-off.ts";
import { judge, readLessonDay, whoIsBusy } from "./day.ts";
import { endOffersDuring } from "./end-offers.ts";
import type { LessonPeople } from "./people.ts";

export interface LessonPlace {
  court_id: string;
  start_time: string;
  end_time: string;
}

/**
 * Books a lesson for two locked people (docs/product/coaching.md#lessons): court, coach and member, or nothing. Rejected like a
 * booking by the front desk; if the court or a person is taken, a conflict with up to three alternatives, `slot_held` if the court is
 * offered to another member on the waitlist.
 */
export async function bookLesson(tx: ClubTx, people: LessonPeople, place: LessonPlace): Promise<BookingRow> {
  const { sql, clubId } = tx;
  const [rules, court] = await Promise.all([
    selectClub(sql, clubId),
    selectOptionalCourtForBooking(sql, clubId, place.court_id),
  ]);
  if (!court) throw unknownId("court_id", "Court");
  const slot = readPlace(tx, place, rules.time_zone);
  await endOffersDuring(tx, people, court.id, slot);
  const day = await readLessonDay(tx, rules, slot, [court.id], people);
  const rejection = rejectionOn(judge(tx), day, court, slot);
  if (rejection?.code === "own_overlap")
    throw await taken(tx, rules, court, slot, people, whoIsBusy(tx, day, slot, people));
  if (rejection && rejection.code !== "slot_conflict") {
    throw new DomainError("rejected", rejection.code, rejection.message, { field: rejection.field });
  }

  const id = randomUUID();
  const lesson = {
    id,
    kind: "lesson" as const,
    court,
    slot,
    userId: people.member.id,
    coachId: people.coach.id,
    people: [people.coach.id, people.member.id],
    audit: { action: "lesson.booked", detail: { for: people.member.id, coach: people.coach.id } },
  };
  if (rejection) throw await taken(tx, rules, court, slot, people, "slot_conflict");
  const [, row] = await Promise.all([book(tx, rules, lesson), selectOptionalBooking(sql, clubId, id)]);
  if (!row) throw new Error("the lesson that was just booked is not there");
  return row;
}

function readPlace(tx: ClubTx, place: LessonPlace, zone: string): Slot {
  const startsAt = readInstant("start_time", place.start_time, zone);
  const endsAt = readInstant("end_time", place.end_time, zone);
  if (endsAt <= startsAt) throw invalid("end_time", messageOf("end_before_start"), "end_before_start");
  if (startsAt < tx.now) throw new DomainError("rejected", "past", messageOf("past"), { field: "start_time" });
  return { startsAt, endsAt };
}

type Conflict = "slot_conflict" | ReturnType<typeof whoIsBusy>;

const messageOfConflict = (code: Conflict): string =>
  code === "member_busy" || code === "coach_away" ? LESSON_MESSAGES[code] : messageOf(code);

/** Of a court that is taken then: whether by waitlist offers alone. */
function isHeld({ occupancies }: PersonDay, court: CourtRow, slot: Slot): boolean {
  const inTheWay = (occupancies.get(court.id) ?? []).filter((row) => overlap(slotOf(row), slot));
  return inTheWay.every(({ kind }) => kind === "offer_held");
}

async function taken(
  tx: ClubTx,
  rules: ClubRow,
  court: CourtRow,
  slot: Slot,
  people: LessonPeople,
  met: Conflict,
): Promise<DomainError> {
  const courts = await selectCourts(tx.sql, tx.clubId, court.sport, true);
  const day = await readLessonDay(
    tx,
    rules,
    slot,
    courts.map(({ id }) => id),
    people,
  );
  const alternatives = alternativesOn(judge(tx), day, courts, court, slot);
  const details = { field: "start_time", alternatives };
  if (met !== "slot_conflict" || !isHeld(day, court, slot))
    return new DomainError("conflict", met, messageOfConflict(met), details);
  const span = { courtIds: [court.id], startsAt: new Date(slot.startsAt), endsAt: new Date(slot.endsAt) };
  const offers = await selectOffersOn(tx.sql, tx.clubId, span);
  return new DomainError("conflict", "slot_held", messageOfHold(offers), details);
}

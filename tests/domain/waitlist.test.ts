import type { RuleViolation } from "@courtside/contracts/domain/booking-rules.ts";
import { ROLES } from "@courtside/contracts/domain/roles.ts";
import {
  heldUntil,
  holdsSlot,
  isNight,
  mayBeGivenUp,
  mayWaitFor,
  offerableFrom,
  WAITLIST_MESSAGES,
  type WaitRequest,
  waitlistMessage,
  wallSpan,
} from "@courtside/contracts/domain/waitlist.ts";
import { describe, expect, test } from "vitest";

const MINUTE = 60_000;
const ZONE = "America/New_York";
const at = (local: string) => Date.parse(`2026-07-01T${local}:00-04:00`);
const slotAt = (startsAt: number) => ({ startsAt, endsAt: startsAt + 60 * MINUTE });

test("every message is exactly as in docs/product/waitlist.md#messages", () => {
  expect(WAITLIST_MESSAGES).toEqual({
    invalid_window: "End time must be after start time.",
    waitlist_off: "The waitlist of this club is switched off",
    unknown_sport: "This club does not offer {sport}",
    no_courts: "No courts available for {sport}",
    window_without_slot: "No full time slot fits into this window",
    slots_free: "There are still free slots at this time: book one of them",
    too_many_entries: "You can be on the waitlist {n} times at once: remove one of your entries first",
    already_waiting: "You are already on the waitlist for {sport} on {date}",
    slot_held: "This time slot is offered to somebody on the waitlist",
    alternative_held: "This time slot is held for a person whose booking a closure has canceled",
    offer_expired: "This offer has expired",
    offer_passed: "You have passed on this offer",
    offer_withdrawn: "This offer was withdrawn",
  });
  expect(waitlistMessage("already_waiting", { sport: "padel", date: "2026-07-01" })).toBe(
    "You are already on the waitlist for padel on 2026-07-01",
  );
  expect(waitlistMessage("no_courts")).toBe("No courts available for {sport}");
});

test("a slot by the club's clock may end at 24:00 or later", () => {
  expect(wallSpan({ startsAt: at("09:00"), endsAt: at("10:30") }, ZONE)).toEqual({ start: 540, end: 630 });
  expect(wallSpan({ startsAt: at("23:00"), endsAt: at("23:00") + 60 * MINUTE }, ZONE)).toEqual({
    start: 1380,
    end: 1440,
  });
});

test("where the clock is set back or forward, a slot fits into no window that is shorter than it, nor into one that it leaves", () => {
  // 2026-11-01: 01:59:59 -04:00 is followed by 01:00 -05:00.
  const autumn = (local: string, minutes: number) => {
    const startsAt = Date.parse(`2026-11-01T${local}:00-04:00`);
    return wallSpan({ startsAt, endsAt: startsAt + minutes * MINUTE }, ZONE);
  };
  expect(autumn("01:45", 15)).toEqual({ start: 105, end: 120 });
  expect(holdsSlot({ start: 45, end: 60 }, autumn("01:45", 15))).toBe(false);
  expect(autumn("00:45", 90)).toEqual({ start: 45, end: 135 });
  expect(autumn("00:45", 15)).toEqual({ start: 45, end: 60 });
  // 2026-03-08: 01:59:59 -05:00 is followed by 03:00 -04:00.
  const startsAt = Date.parse("2026-03-08T01:30:00-05:00");
  expect(wallSpan({ startsAt, endsAt: startsAt + 60 * MINUTE }, ZONE)).toEqual({ start: 90, end: 210 });
});

describe("a window", () => {
  const slot = { start: 540, end: 600 };

  test("contains the slots that lie completely within it, its ends included", () => {
    expect(holdsSlot({ start: 540, end: 600 }, slot)).toBe(true);
    expect(holdsSlot({ start: 541, end: 600 }, slot)).toBe(false);
    expect(holdsSlot({ start: 540, end: 599 }, slot)).toBe(false);
  });

  test("that is open on one side contains every slot there", () => {
    expect(holdsSlot({ start: null, end: 600 }, slot)).toBe(true);
    expect(holdsSlot({ start: 540, end: null }, { start: 540, end: 1500 })).toBe(true);
    expect(holdsSlot({ start: null, end: null }, { start: 0, end: 1440 })).toBe(true);
    expect(holdsSlot({ start: null, end: 599 }, slot)).toBe(false);
    expect(holdsSlot({ start: 541, end: null }, slot)).toBe(false);
  });
});

describe("waiting for a full slot", () => {
  const rejection: RuleViolation = { code: "daily_limit", field: "start_time", message: "" };
  const fine: WaitRequest = {
    role: "member",
    waitlistEnabled: true,
    alreadyWaiting: false,
    now: at("09:00"),
    startsAt: at("09:00") + 1,
    violationIfFree: null,
  };

  test("is possible for coaches and members", () => {
    expect(ROLES.filter((role) => mayWaitFor({ ...fine, role }))).toEqual(["coach", "member"]);
  });

  test.each<[string, Partial<WaitRequest>]>([
    ["the waitlist is off", { waitlistEnabled: false }],
    ["the person is waiting already", { alreadyWaiting: true }],
    ["the slot starts now", { startsAt: fine.now }],
    ["the slot has started", { startsAt: fine.now - 1 }],
    ["a rule would reject the booking", { violationIfFree: rejection }],
  ])("is not possible when %s", (_, change) => {
    expect(mayWaitFor({ ...fine, ...change })).toBe(false);
  });
});

test("bookings, lessons and held offers may be given up; events and blocks may not", () => {
  expect(["booked", "lesson", "offer_held", "event", "blocked", ""].filter(mayBeGivenUp)).toEqual([
    "booked",
    "lesson",
    "offer_held",
  ]);
});

describe("an offer", () => {
  test("holds its slot for 15 minutes, and never beyond the slot's start", () => {
    const now = at("09:00");
    expect(heldUntil(now, slotAt(at("12:00")))).toBe(at("09:15"));
    expect(heldUntil(now, slotAt(at("09:15")))).toBe(at("09:15"));
    expect(heldUntil(now, slotAt(at("09:10")))).toBe(at("09:10"));
  });

  test("is made by day: from 07:00 until 22:00 on the club's clock", () => {
    const nights = ["00:00", "06:59", "07:00", "12:00", "21:59", "22:00", "23:59"].map((local) =>
      isNight(at(local), ZONE),
    );
    expect(nights).toEqual([true, true, false, false, false, true, true]);
  });

  test("waits during the night until three hours before its slot", () => {
    expect(offerableFrom(at("12:00"), slotAt(at("20:00")), ZONE)).toBe(at("12:00"));
    expect(offerableFrom(at("03:00"), slotAt(at("08:00")), ZONE)).toBe(at("05:00"));
    expect(offerableFrom(at("06:00"), slotAt(at("08:00")), ZONE)).toBe(at("06:00"));
  });
});

import { expect, test } from "vitest";
import { fakeBooking } from "../../testing/fake-club.ts";
import { allowedOf } from "./allowed.ts";

const rules = { cancel_cutoff_hours: 24, cutoff_applies_to_moves: false, time_zone: "America/New_York" };
const booking = fakeBooking(0, { can_change_players: true });
const start = Date.parse(booking.start_time);
const reader = { id: booking.user_id ?? "", role: "member" as const, now: start - 48 * 3_600_000 };
const texts = (...args: Parameters<typeof allowedOf>) =>
  allowedOf(...args).map(({ action, isAllowed, text }) => `${action} ${isAllowed}: ${text}`);

test("a booker reads until when a booking can be moved and canceled on the club's clock", () => {
  expect(texts(booking, rules, reader)).toEqual([
    "move true: Until it starts",
    "players true: Until it starts",
    "cancel true: Until Mar 9, 2026, 10:00",
  ]);
  expect(texts(booking, { ...rules, cutoff_applies_to_moves: true }, reader)[0]).toBe(
    "move true: Until Mar 9, 2026, 10:00",
  );
});

test("after the cut-off, and of a booking that is over or canceled, the reason is told; staff have no cut-off", () => {
  const late = { ...reader, now: start - 3_600_000 };
  const refusal = "Bookings can be canceled up to 24 hours before they start";
  const closed = { ...booking, can_cancel: false, cancel_refusal: refusal };
  expect(texts(closed, { ...rules, cutoff_applies_to_moves: true }, late)).toEqual([
    "move false: Bookings can be changed up to 24 hours before they start",
    "players true: Until it starts",
    `cancel false: ${refusal}`,
  ]);
  expect(texts(booking, rules, { ...late, role: "front_desk" })).toEqual([
    "move true: Until it starts",
    "players true: Until it starts",
    "cancel true: Until it starts",
  ]);
  const canceled = { ...booking, status: "canceled" as const, can_cancel: false };
  expect(texts(canceled, rules, reader)).toEqual([
    "move false: Only a confirmed booking that is not over can be changed",
    "cancel false: Only a future confirmed booking can be canceled",
  ]);
});

test("a lesson keeps its time, and its coach cancels until it starts", () => {
  const lesson = { ...booking, kind: "lesson" as const, coach_id: "c" };
  expect(texts(lesson, rules, { ...reader, id: "c", role: "coach" })).toEqual([
    "move false: A lesson keeps its time: cancel it and schedule it again",
    "cancel true: Until it starts",
  ]);
});

test("a player who has not booked it can leave it until it starts, but neither move nor cancel it", () => {
  const theirs = { ...booking, can_cancel: false, can_change_players: false };
  const rest = [
    "move false: Only the booker and the club's staff can move it",
    "cancel false: Only the booker and the club's staff can cancel it",
  ];
  const player = { ...reader, id: "p" };
  expect(texts({ ...theirs, can_leave: true }, rules, player)).toEqual(
    rest.toSpliced(1, 0, "leave true: Until it starts"),
  );
  expect(texts(theirs, rules, player)).toEqual(
    rest.toSpliced(1, 0, "players false: Only the booker and the club's staff can change the players"),
  );
});

test("once it has begun the players stay", () => {
  const begun = { ...booking, can_change_players: false, can_cancel: false };
  expect(texts(begun, rules, { ...reader, now: start + 60_000 })[1]).toBe(
    "players false: Players can be changed until the booking starts",
  );
});

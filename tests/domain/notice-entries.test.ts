import { expect, test } from "vitest";
import { KINDS } from "../../api/src/notices/kinds.ts";

const club = { name: "Riverside", timeZone: "America/New_York", contactEmail: "" };
const id = "00000000-0000-4000-8000-000000000001";
const place = { courtName: "Court 1", startsAt: "2026-03-08T14:00:00.000Z", endsAt: "2026-03-08T15:00:00.000Z" };
const time = { ...place, booking: { id, sequence: 3 } };
const entry = { ...place, id, sequence: 3, path: `/my-bookings/${id}` };

test("a booking that its names or its person's membership have ended leaves the calendar", () => {
  const canceled = { ...entry, isCanceled: true };
  const nothing = { canceled: [], taught: [], left: [], events: [] };
  expect(KINDS.names_released.text(time, club).entries).toEqual([canceled]);
  const { path: _none, ...withoutPage } = canceled;
  expect(KINDS.member_removed.text({ ...nothing, canceled: [time, time] }, club).entries).toEqual([
    withoutPage,
    withoutPage,
  ]);
  // A release before named the canceled bookings alone.
  const none = KINDS.member_removed.details.parse({ canceled: [] });
  expect(KINDS.member_removed.text(none, club).entries).toBeUndefined();
  const dates = [{ id, startsAt: place.startsAt, endsAt: place.endsAt }];
  const event = { ...place, title: "Social", isSeries: true, calendar: { dates, sequence: 2 } };
  const left = KINDS.member_left.text({ ...nothing, canceled: [time], events: [event] }, club);
  const eventEntry = { ...place, id, sequence: 2, title: "Social", isCanceled: true };
  expect(left.entries).toEqual([withoutPage, eventEntry]);
  expect(left.paragraphs[3]).toBe("You no longer take part in this event:");
  expect(left.paragraphs[4]).toMatch(/^Social, all its dates\nCourt 1\nSunday, March 8, 2026, 10:00/);
  const others = KINDS.member_removed.text({ ...nothing, taught: [time, time], left: [time] }, club);
  expect(others.entries).toEqual([withoutPage, withoutPage, withoutPage]);
  expect(others.paragraphs).toEqual([
    expect.any(String),
    "These lessons that you were to give were canceled:",
    ...[expect.stringMatching(/^Court 1\n/), expect.any(String)],
    "You no longer play in this booking:",
    expect.any(String),
  ]);
  expect(KINDS.names_missing.text({ ...time, until: place.startsAt, isReleased: false }, club)).toMatchObject({
    button: { path: entry.path },
  });
});

test("the mail that a lesson is canceled leads a coach to their schedule, and who is no longer a coach nowhere", () => {
  const lesson = { ...time, withName: "Ann", isCoach: true, reason: null };
  const { text } = KINDS.lesson_canceled;
  expect(text(lesson, club)).toMatchObject({ button: { path: "/schedule" }, entries: [{ id, isCanceled: true }] });
  const former = text({ ...lesson, hasSchedule: false }, club);
  expect([former.button, former.entries]).toEqual([undefined, [expect.objectContaining({ id, isCanceled: true })]]);
});

test("notices of a release before, which name no booking, have no entry", () => {
  const moved = [{ from: place, to: place }];
  for (const { entries } of [
    KINDS.series_made.text({ rule: "", booked: [place], left: [], byStaff: false }, club),
    KINDS.series_moved.text({ moved, byStaff: false }, club),
    KINDS.series_canceled.text({ canceled: [place], reason: null }, club),
    KINDS.names_released.text(place, club),
  ]) {
    expect(entries).toBeUndefined();
  }
});

test("mails to the players of a series name its booker, and lead a guest nowhere", () => {
  const playing = { bookerName: "Ann", isGuest: true };
  const canceled = KINDS.series_canceled.text({ canceled: [time, time], reason: "Rain", playing }, club);
  expect(canceled).toMatchObject({
    subject: "Canceled: 2 bookings in which you play",
    paragraphs: ["These bookings of Ann at Riverside are canceled:", expect.any(String), "Reason: Rain"],
  });
  const moved = KINDS.series_moved.text({ moved: [{ from: place, to: time }], byStaff: false, playing }, club);
  expect(moved).toMatchObject({
    subject: "Changed: 1 booking in which you play",
    heading: "Bookings in which you play have changed",
  });
  expect([canceled.button, moved.button]).toEqual([undefined, undefined]);
  expect(canceled.entries?.[0]).toEqual({ ...place, id, sequence: 3, isCanceled: true });
});

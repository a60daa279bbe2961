import { describe, expect, test } from "vitest";
import { KINDS } from "../../api/src/notices/kinds.ts";

const club = { name: "Riverside", timeZone: "America/New_York", contactEmail: "" };
const booked = ["2026-03-03T15:00:00.000Z", "2026-03-10T14:00:00.000Z"].map((startsAt) => ({
  courtName: "Court 1",
  startsAt,
  endsAt: new Date(Date.parse(startsAt) + 3_600_000).toISOString(),
}));
const series = { rule: "Every Tuesday, 10:00 - 11:00", booked, left: [], byStaff: false };
const DATES =
  "Court 1, Tuesday, March 3, 2026, 10:00 - 11:00 EST (America/New_York)\n" +
  "Court 1, Tuesday, March 10, 2026, 10:00 - 11:00 EDT (America/New_York)";

test("the notice of a series names all dates and those that were left out, with the reason", () => {
  const left = [{ date: "2026-03-17", reason: "Ben Ode already has a booking at this time" }];
  expect(KINDS.series_made.text({ ...series, left }, club)).toEqual({
    subject: "Booked: Every Tuesday, 10:00 - 11:00, 2 dates",
    heading: "Your courts are booked",
    paragraphs: [
      "You have booked courts at Riverside.",
      series.rule,
      DATES,
      "Not booked:\nTue, Mar 17: Ben Ode already has a booking at this time",
    ],
    button: { label: "See my bookings", path: "/my-account?tab=my-bookings" },
  });
});

test.each([false, true])("its players read who named them, and a guest (%s) gets no way into the club", (isGuest) => {
  const mail = KINDS.series_made.text({ ...series, playing: { bookerName: "Ann", isGuest } }, club);
  expect(mail).toEqual({
    subject: "Playing: Every Tuesday, 10:00 - 11:00, 2 dates",
    heading: "You are playing",
    paragraphs: ["Ann has booked courts at Riverside and named you as a player:", series.rule, DATES],
    ...(!isGuest && { button: { label: "See my bookings", path: "/my-account?tab=my-bookings" } }),
  });
});

describe("the notice of a series that has moved", () => {
  const moved = booked.map((to) => ({ from: { ...to, courtName: "Court 2" }, to }));
  const before = DATES.replaceAll("Court 1", "Before: Court 2").split("\n");
  const dates = DATES.split("\n").map((date, at) => `${date}\n${before[at]}`);

  test.each([
    [false, "You have changed your bookings. They are now:"],
    [true, "Riverside has changed your bookings. They are now:"],
  ])("by staff (%s): to its booker, with each date before and after", (byStaff, first) => {
    expect(KINDS.series_moved.text({ moved, byStaff }, club)).toMatchObject({
      subject: "Changed: 2 bookings of your series",
      heading: "Your series has changed",
      paragraphs: [first, ...dates],
      button: { label: "See my bookings", path: "/my-account?tab=my-bookings" },
    });
  });

  test.each([false, true])("to a player, guest (%s): the dates on which they play", (isGuest) => {
    const playing = { bookerName: "Ann", isGuest };
    const mail = KINDS.series_moved.text({ moved, byStaff: false, playing }, club);
    expect(mail).toMatchObject({
      subject: "Changed: 2 bookings in which you play",
      heading: "Bookings in which you play have changed",
      paragraphs: ["Bookings of Ann at Riverside have changed. They are now:", ...dates],
    });
    expect(mail.button).toEqual(
      isGuest ? undefined : { label: "See my bookings", path: "/my-account?tab=my-bookings" },
    );
  });
});

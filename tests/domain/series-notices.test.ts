import { expect, test } from "vitest";
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
    button: { label: "See my bookings", path: "/my-bookings" },
  });
});

test.each([false, true])("its players read who named them, and a guest (%s) gets no way into the club", (isGuest) => {
  const mail = KINDS.series_made.text({ ...series, playing: { bookerName: "Ann", isGuest } }, club);
  expect(mail).toEqual({
    subject: "Playing: Every Tuesday, 10:00 - 11:00, 2 dates",
    heading: "You are playing",
    paragraphs: ["Ann has booked courts at Riverside and named you as a player:", series.rule, DATES],
    ...(!isGuest && { button: { label: "See my bookings", path: "/my-bookings" } }),
  });
});

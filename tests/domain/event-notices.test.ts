import { expect, test } from "vitest";
import { KINDS } from "../../api/src/notices/kinds.ts";

const club = { name: "Riverside", timeZone: "America/New_York", contactEmail: "" };
const time = { courtName: "Court 1", startsAt: "2026-03-08T14:00:00.000Z", endsAt: "2026-03-08T15:00:00.000Z" };
const WHEN = "Sunday, March 8, 2026, 10:00 - 11:00 EDT (America/New_York)";
const EARLIER = "Sunday, March 1, 2026, 10:00 - 11:00 EST (America/New_York)";
const ladder = { title: "Ladder Night", ...time };

test.each([
  [true, "Riverside has canceled this event with all its dates from this one on:"],
  [false, "Riverside has canceled this event:"],
])(
  "the notice of a canceled event (series: %s) names its next date on the club's clock, and the reason",
  (isSeries, first) => {
    const mail = KINDS.event_canceled.text({ ...ladder, isSeries, reason: "Season over" }, club);
    expect(mail).toEqual({
      subject: "Canceled: Ladder Night",
      heading: "Ladder Night is canceled",
      paragraphs: [first, `Ladder Night\nCourt 1\n${WHEN}`, "Reason: Season over"],
      button: { label: "See other events", path: "/events" },
    });
    expect(KINDS.event_canceled.text({ ...ladder, isSeries, reason: null }, club).paragraphs).toHaveLength(2);
  },
);

test("the notice of a moved event names its new place and time, and says that the registration is kept", () => {
  const text = (isSeries: boolean) => KINDS.event_changed.text({ ...ladder, isSeries }, club);
  expect(text(false)).toMatchObject({
    subject: "New time or court: Ladder Night",
    paragraphs: [
      "Riverside has changed when or where this event takes place. You keep your place. It is now:",
      `Ladder Night\nCourt 1\n${WHEN}`,
      "If you cannot come any more, please give your place up.",
    ],
    button: { path: "/events" },
  });
  expect(text(true).paragraphs[1]).toBe(`Ladder Night\nCourt 1\n${WHEN}\nand every week from then on`);
});

test("lost dates are listed, each with its own UTC offset, and the notice says what happens to the others", () => {
  const { startsAt, endsAt } = time;
  const earlier = { startsAt: "2026-03-01T15:00:00.000Z", endsAt: "2026-03-01T16:00:00.000Z" };
  const details = { title: "Ladder Night", courtName: "Court 1", reason: "Flooded", goesOn: true };
  const both = KINDS.event_date_lost.text({ ...details, dates: [earlier, { startsAt, endsAt }] }, club);
  expect([both.subject, both.heading]).toEqual([
    "Does not take place: Ladder Night",
    "Dates of your event do not take place",
  ]);
  expect(both.paragraphs.slice(1)).toEqual([
    `Ladder Night, Court 1\n${EARLIER}\n${WHEN}`,
    "Reason: Flooded",
    "The other dates stay as they are, and you keep your place.",
  ]);
  const last = KINDS.event_date_lost.text({ ...details, goesOn: false, reason: null, dates: [earlier] }, club);
  expect([last.heading, last.paragraphs.at(-1)]).toEqual([
    "A date of your event does not take place",
    "The event is canceled.",
  ]);
});

test("the notices of a place that the reader took or gave up say so, and bring its dates into their calendar or out of it", () => {
  const { event_registered: given, event_unregistered: taken } = KINDS;
  const dates = ["2026-03-08", "2026-03-15"].map((day, at) => ({
    id: `00000000-0000-4000-8000-00000000000${at}`,
    ...{ startsAt: `${day}T14:00:00.000Z`, endsAt: `${day}T15:00:00.000Z` },
  }));
  const own = { ...ladder, isSeries: true, byReader: true, calendar: { dates, sequence: 4 } };
  const entries = (isCanceled: boolean) =>
    dates.map((date) => ({
      ...date,
      ...{ sequence: 4, courtName: "Court 1", title: "Ladder Night", isCanceled, path: "/events" },
    }));
  expect(given.text(own, club)).toMatchObject({
    paragraphs: ["You are registered for this event at Riverside:", expect.any(String), expect.any(String)],
    entries: entries(false),
  });
  expect(taken.text(own, club)).toMatchObject({
    paragraphs: ["You have given up your place in this event at Riverside with all its dates:", expect.any(String)],
    entries: entries(true),
  });
  expect(KINDS.event_changed.text({ ...ladder, isSeries: true }, club).entries).toBeUndefined();
  const lost = { ...own, reason: null, goesOn: true, dates: dates.map(({ id: _id, ...date }) => date) };
  expect(KINDS.event_date_lost.text(lost, club).entries).toEqual(entries(true));
  expect(KINDS.event_canceled.text({ ...own, reason: null }, club).entries).toEqual(entries(true));
  expect(KINDS.event_changed.text(own, club).entries).toEqual(entries(false));
});

test("the notices of a place that staff gave or took name the next date, and a series as such", () => {
  const { event_registered: given, event_unregistered: taken } = KINDS;
  const { startsAt, endsAt, courtName } = time;
  const date = { id: "6a041929-6895-4994-8b92-2202833f051b", startsAt, endsAt };
  const calendar = { dates: [date], sequence: 3 };
  const place = { ...ladder, calendar };
  const entry = { ...date, sequence: 3, courtName, title: "Ladder Night", path: "/events" };
  expect(given.text({ ...place, isSeries: false }, club)).toEqual({
    subject: "You are registered: Ladder Night",
    heading: "You have a place in Ladder Night",
    paragraphs: [
      "Riverside has registered you for this event:",
      `Ladder Night\nCourt 1\n${WHEN}`,
      "If you cannot come, please give your place up.",
    ],
    button: { label: "See the event", path: "/events" },
    entries: [{ ...entry, isCanceled: false }],
  });
  expect(given.text({ ...place, isSeries: true }, club).paragraphs[1]).toBe(
    `Ladder Night\nCourt 1\n${WHEN}\nand every week from then on`,
  );
  expect(taken.text({ ...place, isSeries: true }, club)).toMatchObject({
    entries: [{ ...entry, isCanceled: true }],
    subject: "No longer registered: Ladder Night",
    paragraphs: ["Riverside has taken you off this event with all its dates:", `Ladder Night\nCourt 1\n${WHEN}`],
  });
  expect(taken.text({ ...place, isSeries: false }, club).paragraphs[0]).toBe("Riverside has taken you off this event:");
  expect(taken.text({ ...place, isSeries: true, asCoach: true }, club)).toMatchObject({
    entries: [{ ...entry, isCanceled: true }],
    heading: "You no longer lead Ladder Night",
    paragraphs: [
      "You are no longer a coach at Riverside, so this event goes on without you with all its dates:",
      `Ladder Night\nCourt 1\n${WHEN}`,
    ],
  });
});

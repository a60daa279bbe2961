import { expect, test } from "vitest";
import { KINDS } from "../../api/src/notices/kinds.ts";

const club = { name: "Riverside", timeZone: "America/New_York", contactEmail: "" };
const time = { courtName: "Court 1", startsAt: "2026-03-08T14:00:00.000Z", endsAt: "2026-03-08T15:00:00.000Z" };
const WHEN = "Sunday, March 8, 2026, 10:00 - 11:00 EDT (America/New_York)";
const input = { date: "2026-03-08", time: "09:30" };
const REQUESTED = "Sun, Mar 8, 2026, 09:30 (America/New_York)";

test("mails about lessons name the other person, the time on the club's clock, and a link", () => {
  const asked = KINDS.lesson_requested.text({ ...input, memberName: "Maya", notes: "My backhand" }, club);
  expect(asked).toMatchObject({
    subject: "Lesson request: Maya, Sun, Mar 8, 09:30",
    paragraphs: ["Maya asks for a lesson at Riverside:", REQUESTED, "Notes: My backhand"],
    button: { path: "/lesson-requests" },
  });
  const declined = KINDS.lesson_declined.text({ ...input, coachName: "Ana", reason: null }, club);
  expect(declined.paragraphs).toEqual(["Ana at Riverside cannot give this lesson:", REQUESTED]);
  expect(KINDS.lesson_withdrawn.text({ ...input, memberName: "Maya" }, club).paragraphs[1]).toBe(REQUESTED);
  const accepted = KINDS.lesson_accepted.text({ ...time, coachName: "Ana" }, club);
  expect(accepted).toMatchObject({
    subject: `Lesson booked: Ana, ${WHEN}`,
    button: { path: "/my-account?tab=my-bookings" },
  });
  expect(accepted.paragraphs[1]).toBe(`Court 1\n${WHEN}`);
});

test.each([
  [true, "/schedule", "/schedule"],
  [false, "/my-account?tab=my-bookings", "/coaches"],
])(
  "mails about scheduled and canceled lessons link the coach (%s) or the member to their own screens",
  (isCoach, first, then) => {
    const details = { ...time, withName: "Maya", isCoach };
    expect(KINDS.lesson_scheduled.text(details, club).button?.path).toBe(first);
    const canceled = KINDS.lesson_canceled.text({ ...details, reason: "Rain" }, club);
    expect([canceled.button?.path, canceled.paragraphs.at(-1)]).toEqual([then, "Reason: Rain"]);
    expect(canceled.subject).toBe(`Canceled: lesson with Maya, ${WHEN}`);
  },
);

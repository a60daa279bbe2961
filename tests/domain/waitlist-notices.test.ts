import { expect, test } from "vitest";
import { KINDS } from "../../api/src/notices/kinds.ts";

const club = { name: "Riverside", timeZone: "America/New_York", contactEmail: "" };
const time = { courtName: "Court 1", startsAt: "2026-03-08T14:00:00.000Z", endsAt: "2026-03-08T15:00:00.000Z" };
const own = { subject: "Gone: {court}", text: "You wait on: {court} {time}" };
const textOf = ({ paragraphs }: { paragraphs: string[] }) => paragraphs.join(" ");

test("an offer that ends with its slot's start is not said to be offered to the next in line", () => {
  const { text } = KINDS.waitlist_expired;
  expect(textOf(text(time, club))).toContain("Riverside held for you is offered to the next in line:");
  const begun = textOf(text({ ...time, hasBegun: true }, club));
  expect(begun).toMatch(/^The slot that Riverside held for you has begun, and is no longer held: Court 1/);
  expect(begun).toContain("You are still on the waitlist");
  expect(begun).not.toContain("next in line");
  expect(text({ ...time, hasBegun: true }, club, own).subject).toBe("Gone: Court 1");
});

test("the holder of an alternative is on no waitlist, whatever the club's own text says", () => {
  const { text } = KINDS.waitlist_withdrawn;
  expect(textOf(text(time, club))).toContain("You are still on the waitlist, at the same place");
  expect(text(time, club, own).subject).toBe("Gone: Court 1");
  for (const alternative of [
    text({ ...time, isAlternative: true }, club),
    text({ ...time, isAlternative: true }, club, own),
  ]) {
    expect(alternative.subject).toMatch(/^No longer held for you: Court 1, /);
    expect(textOf(alternative)).toMatch(/^Riverside can no longer hold this time for you in place of your canceled/);
    expect(`${alternative.heading} ${textOf(alternative)}`).not.toMatch(/waitlist|wait on/);
    expect(alternative.button?.path).toBe("/my-bookings");
  }
});

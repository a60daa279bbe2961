import { clubTime } from "@courtside/contracts/domain/club-clock.ts";
import { expect, test } from "vitest";
import { call } from "../../support/call.ts";
import type { LoadClub } from "../../support/load-club.ts";
import { readCalendar } from "../../support/read-calendar.ts";
import { dateFromNow } from "../../support/world.ts";
import { addressOf, ended, startNoticeWorld } from "./notice-world.ts";

const world = await startNoticeWorld();
const { mail } = world;
const api = await world.start({ MAIL_FROM: "Courtside <desk@courtside.test>" });

const DAY = dateFromNow(3);

function people({ members: [admin, member, other] }: LoadClub) {
  if (!admin || !member || !other) throw new Error("three people are there");
  return { admin, member, other };
}

async function send(path: string, token: string, body: unknown, method = "POST"): Promise<Record<string, unknown>> {
  const response = await call(path, { method, url: api.url, token, body });
  if (response.status >= 300) throw new Error(`${path}: ${response.status} ${response.text}`);
  return response.body;
}

const bookIn = (club: LoadClub, token: string, time: string, more: object = {}) =>
  send("/bookings", token, { court_id: club.courtIds[0], start_time: `${DAY}T${time}`, ...more });

/** The newest mail's invitation, as two parsers and its own text have it. */
async function invitationTo(id: string, subject: RegExp) {
  const { invitation } = await mail.next(addressOf(id), { subject });
  if (!invitation) throw new Error("the mail invites");
  const { method, entries } = readCalendar(invitation.text);
  expect(invitation.type).toMatch(new RegExp(`charset=utf-8; method=${method}$`, "i"));
  const [entry, ...more] = entries;
  if (!entry) throw new Error("the invitation has an entry");
  expect(more).toEqual([]);
  return { method, entry, lines: invitation.text.replaceAll("\r\n ", "").split("\r\n") };
}

test("the mails of a booking, its move and its cancellation by staff are one entry of a calendar", async () => {
  const club = await world.club({ rules: { name: 'Tom & "Sons"', location: "12 Lake Road, Dock" } });
  const { admin, member } = people(club);
  const { id } = await bookIn(club, member.token, "09:00");
  const made = await invitationTo(member.id, /^Booked/);
  expect(made.method).toBe("REQUEST");
  expect(made.entry).toMatchObject({
    uid: `${id}@courtside`,
    sequence: 0,
    status: "CONFIRMED",
    title: 'Court 001 at Tom & "Sons"',
    place: 'Court 001, Tom & "Sons", 12 Lake Road, Dock',
  });
  expect(clubTime(made.entry.start, "America/New_York")).toBe("09:00");
  expect(made.lines).toContainEqual(expect.stringMatching(/^ORGANIZER;CN=.*:mailto:desk@courtside\.test$/i));
  const attendee = made.lines.find((line) => line.startsWith("ATTENDEE"));
  expect(attendee?.toLowerCase()).toContain(`mailto:${addressOf(member.id)}`.toLowerCase());
  expect(attendee).toContain("PARTSTAT=ACCEPTED");
  expect(attendee).toContain("RSVP=FALSE");
  expect(made.lines).toContainEqual(expect.stringMatching(new RegExp(`/my-bookings/${id}$`)));

  await send(`/bookings/${id}`, admin.token, { start_time: `${DAY}T11:00` }, "PATCH");
  await world.hurry();
  const moved = await invitationTo(member.id, /^Changed/);
  expect([moved.method, moved.entry.uid, moved.entry.sequence]).toEqual(["REQUEST", made.entry.uid, 1]);
  expect(clubTime(moved.entry.start, "America/New_York")).toBe("11:00");

  await send(`/bookings/${id}/cancel`, admin.token, { reason: "Rain" });
  await world.hurry();
  const canceled = await invitationTo(member.id, /^Canceled/);
  expect(canceled).toMatchObject({
    method: "CANCEL",
    entry: { uid: made.entry.uid, sequence: 2, status: "CANCELLED", start: moved.entry.start },
  });
  await ended(world, club);
});

test("two moves in one mail name the last place and the last number; a move that was undone sends none", async () => {
  const club = await world.club();
  const { admin, member } = people(club);
  const { id } = await bookIn(club, member.token, "09:00");
  await mail.next(addressOf(member.id), { subject: /^Booked/ });
  await send(`/bookings/${id}`, admin.token, { start_time: `${DAY}T11:00` }, "PATCH");
  await send(`/bookings/${id}`, admin.token, { start_time: `${DAY}T13:00` }, "PATCH");
  await world.hurry();
  const moved = await invitationTo(member.id, /^Changed/);
  expect([moved.entry.sequence, clubTime(moved.entry.start, "America/New_York")]).toEqual([2, "13:00"]);
  const before = mail.count(addressOf(member.id));
  await send(`/bookings/${id}`, admin.token, { start_time: `${DAY}T15:00` }, "PATCH");
  await send(`/bookings/${id}`, admin.token, { start_time: `${DAY}T13:00` }, "PATCH");
  await world.hurry();
  await ended(world, club);
  expect(mail.count(addressOf(member.id))).toBe(before);
});

test("a block takes the booking out of the calendar; a lesson invites both people, each by the other's name", async () => {
  const club = await world.club({ rules: { max_bookings_per_day: 5 } });
  const { admin, member, other } = people(club);
  const blocked = await bookIn(club, member.token, "09:00");
  const made = await invitationTo(member.id, /^Booked/);
  await send("/court-blocks", admin.token, {
    court_ids: [club.courtIds[0]],
    start_time: `${DAY}T08:00`,
    end_time: `${DAY}T12:00`,
    cancel: { booking_ids: [blocked.id] },
  });
  const { method, entry } = await invitationTo(member.id, /^Canceled/);
  expect([method, entry.uid, entry.sequence]).toEqual(["CANCEL", made.entry.uid, 1]);

  await world.sql`update memberships set role = 'coach' where club_id = ${club.clubId} and user_id = ${other.id}`;
  const pair = { coach_id: other.id, member_id: member.id, court_id: club.courtIds[1] };
  await send("/lessons", admin.token, { ...pair, start_time: `${DAY}T14:00`, end_time: `${DAY}T15:00` });
  const [ofMember, ofCoach] = [await invitationTo(member.id, /^Lesson/), await invitationTo(other.id, /^Lesson/)];
  expect(ofMember.entry.uid).toBe(ofCoach.entry.uid);
  expect([ofMember.entry.title, ofCoach.entry.title]).toEqual([
    expect.stringMatching(/^Lesson with /),
    expect.stringMatching(/^Lesson with /),
  ]);
  await ended(world, club);
});

test("a notice that a release before has queued is sent without an invitation, and leads to the list", async () => {
  const club = await world.club();
  await world.notifyOfBookings(club, 1);
  const [first] = club.members;
  const { invitation, link } = await mail.next(addressOf(first?.id ?? ""));
  expect([invitation, link?.pathname]).toEqual([undefined, "/my-bookings"]);
});

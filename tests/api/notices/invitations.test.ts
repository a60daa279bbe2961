import { clubTime } from "@courtside/contracts/domain/club-clock.ts";
import { expect, test } from "vitest";
import { alone } from "../../../api/src/jobs/alone.ts";
import { enqueueNotices, type Notice } from "../../../api/src/notices/enqueue.ts";
import { call } from "../../support/call.ts";
import type { LoadClub } from "../../support/load-club.ts";
import { readCalendar } from "../../support/read-calendar.ts";
import { dateFromNow } from "../../support/world.ts";
import { addressOf, ended, POLL_OPTIONS, startNoticeWorld } from "./notice-world.ts";

const world = await startNoticeWorld();
const { mail } = world;
const api = await world.start({ MAIL_FROM: "Courtside <desk@courtside.test>" });

const DAY = dateFromNow(3);
/** A week later. */
const NEXT = dateFromNow(10);

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

/** What the newest mail carries for calendars, as two parsers and its own text have it. */
async function calendarTo(address: string, subject: RegExp) {
  const { invitation, text } = await mail.next(address, { subject });
  if (!invitation) throw new Error("the mail is for calendars");
  const { method, entries } = readCalendar(invitation.text);
  expect(invitation.type).toMatch(new RegExp(`charset=utf-8; method=${method}(;|$)`, "i"));
  const isFile = method === "PUBLISH";
  expect([invitation.isAttached, text.includes("Open the attached file")]).toEqual([isFile, isFile]);
  return { method, entries, invitation };
}

/** The same of an invitation, which has one entry. */
async function invitationTo(id: string, subject: RegExp) {
  const { method, entries, invitation } = await calendarTo(addressOf(id), subject);
  expect(method).not.toBe("PUBLISH");
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

test("what is made, moved and canceled before a mail leaves sends none, and so puts nothing into a calendar", async () => {
  const club = await world.club();
  const { member } = people(club);
  const time = (hour: number, sequence: number) => ({
    courtName: "Court 001",
    ...{ startsAt: `${DAY}T${hour}:00:00Z`, endsAt: `${DAY}T${hour + 1}:00:00Z` },
    booking: { id: member.id, sequence },
  });
  const to = (kind: string) => ({ userId: member.id, dedupeKey: `${kind}:${member.id}` });
  const all: Notice[] = [
    { ...to("booking_made"), kind: "booking_made", details: { ...time(14, 0), byStaff: false } },
    { ...to("booking_moved"), kind: "booking_moved", details: { from: time(14, 0), to: time(16, 1), byStaff: false } },
    { ...to("booking_canceled"), kind: "booking_canceled", details: { ...time(16, 2), reason: null } },
  ];
  // While no process sends: one that has just looked for pairs would take what is committed then.
  const enqueued = () =>
    alone(world.db, "notices", (sql) => enqueueNotices({ sql, clubId: club.clubId }, all).then(() => true));
  await expect.poll(enqueued, POLL_OPTIONS).toBe(true);
  await ended(world, club);
  expect(await world.states(club)).toEqual({ skipped: 3 });
  expect(mail.count(addressOf(member.id))).toBe(0);
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

test("a booker's own cancellation leaves their calendar, once; one that is undone sends nothing, and the next has a higher number", async () => {
  const club = await world.club();
  const { member } = people(club);
  const { id } = await bookIn(club, member.token, "09:00");
  const made = await invitationTo(member.id, /^Booked/);
  await send(`/bookings/${id}/cancel`, member.token, {});
  await send(`/bookings/${id}/restore`, member.token, undefined);
  await world.hurry();
  await ended(world, club);
  expect(mail.count(addressOf(member.id))).toBe(1);

  await send(`/bookings/${id}`, member.token, { start_time: `${DAY}T11:00` }, "PATCH");
  await world.hurry();
  const moved = await invitationTo(member.id, /^Changed/);
  expect([moved.method, moved.entry.uid, moved.entry.sequence]).toEqual(["REQUEST", made.entry.uid, 3]);
  await send(`/bookings/${id}/cancel`, member.token, {});
  await world.hurry();
  const canceled = await invitationTo(member.id, /^Canceled/);
  expect(canceled).toMatchObject({
    method: "CANCEL",
    entry: { uid: made.entry.uid, sequence: 4, status: "CANCELLED", start: moved.entry.start },
  });
  // What has left the calendar stays canceled.
  await expect(send(`/bookings/${id}/restore`, member.token, undefined)).rejects.toThrow("restore_too_late");
  await expect(send(`/bookings/${id}/cancel`, member.token, {})).rejects.toThrow("not_cancelable");
  await ended(world, club);
  expect(mail.count(addressOf(member.id))).toBe(3);
});

test("a player who leaves, and the people of a lesson whoever cancels it, get it out of the calendars that mails have put it into", async () => {
  const club = await world.club({ rules: { max_bookings_per_day: 5 } });
  const { admin, member, other } = people(club);
  const { id } = await bookIn(club, member.token, "09:00", { players: [{ user_id: other.id }] });
  const playing = await invitationTo(other.id, /^Playing/);
  await send(`/bookings/${id}/players/me`, other.token, undefined, "DELETE");
  const left = await invitationTo(other.id, /^No longer playing/);
  expect([left.method, left.entry.uid, playing.entry.uid]).toEqual(["CANCEL", `${id}@courtside`, `${id}@courtside`]);

  await world.sql`update memberships set role = 'coach' where club_id = ${club.clubId} and user_id = ${other.id}`;
  const lesson = (time: string) => ({
    ...{ coach_id: other.id, member_id: member.id, court_id: club.courtIds[1] },
    ...{ start_time: `${DAY}T${time}`, end_time: `${DAY}T${time.replace(":00", ":30")}` },
  });
  const byAdmin = await send("/lessons", admin.token, lesson("14:00"));
  await invitationTo(other.id, /^Lesson/);
  await invitationTo(member.id, /^Lesson/);
  await send(`/bookings/${byAdmin.id}/cancel`, other.token, {});
  await world.hurry();
  for (const person of [member, other]) {
    const { method, entry } = await invitationTo(person.id, /^Canceled: lesson/);
    expect([method, entry.uid, entry.sequence]).toEqual(["CANCEL", `${byAdmin.id}@courtside`, 1]);
  }
  const before = mail.count(addressOf(other.id));
  const byCoach = await send("/lessons", other.token, lesson("16:00"));
  await mail.next(addressOf(member.id), { subject: /^Lesson: .*16:00/ });
  await send(`/bookings/${byCoach.id}/cancel`, other.token, {});
  await world.hurry();
  await mail.next(addressOf(member.id), { subject: /^Canceled: lesson .*16:00/ });
  await ended(world, club);
  expect(mail.count(addressOf(other.id))).toBe(before);
});

test("a series is one file with the entries of its dates, and a change of one, of some and of all of them changes those entries", async () => {
  const club = await world.club({
    rules: { advance_booking_days: 60, series_max_dates: 10, max_bookings_per_week: 0 },
  });
  const { member, other } = people(club);
  const guest = "gil@guests.test";
  const players = [{ user_id: other.id }, { guest_name: "Gil", guest_email: guest }];
  const rule = { court_id: club.courtIds[0], start_time: `${DAY}T18:00`, every_weeks: 1, count: 4, players };
  const series = await send("/booking-series", member.token, rule);
  const dates = series.dates as { booking_id: string }[];
  const ids = dates.map(({ booking_id }) => booking_id);
  const uids = ids.map((id) => `${id}@courtside`);
  for (const [address, subject] of [
    [addressOf(member.id), /^Booked: Every/],
    [addressOf(other.id), /^Playing: Every/],
    [guest, /^Playing: Every/],
  ] as const) {
    const { method, entries, invitation } = await calendarTo(address, subject);
    expect([method, entries.map(({ uid }) => uid)]).toEqual(["PUBLISH", uids]);
    expect(entries.map(({ start }) => clubTime(start, "America/New_York"))).toEqual(Array(4).fill("18:00"));
    expect(new Set(entries.map(({ status, sequence }) => `${status} ${sequence}`))).toEqual(new Set(["CONFIRMED 0"]));
    const lines = invitation.text.replaceAll("\r\n ", "").split("\r\n");
    expect(lines.filter((line) => /^ORGANIZER;.*mailto:desk@courtside\.test$/i.test(line))).toHaveLength(4);
    expect(lines.filter((line) => line.startsWith("ATTENDEE"))).toEqual([]);
    expect(lines.filter((line) => line.includes("/my-bookings/"))).toHaveLength(address === guest ? 0 : 4);
  }

  await send(`/bookings/${ids[1]}`, member.token, { start_time: `${NEXT}T19:00` }, "PATCH");
  await world.hurry();
  const one = await invitationTo(member.id, /^Changed: Court/);
  expect([one.method, one.entry.uid, one.entry.sequence]).toEqual(["REQUEST", uids[1], 1]);

  await send(`/bookings/${ids[1]}`, member.token, { scope: "following", court_id: club.courtIds[1] }, "PATCH");
  await world.hurry();
  for (const [address, subject] of [
    [addressOf(member.id), /^Changed: 3 bookings of your series/],
    [addressOf(other.id), /^Changed: 3 bookings in which you play/],
    [guest, /^Changed: 3 bookings in which you play/],
  ] as const) {
    const { method, entries } = await calendarTo(address, subject);
    expect([method, entries.map(({ uid, sequence }) => [uid, sequence])]).toEqual([
      "PUBLISH",
      uids.slice(1).map((uid, at) => [uid, at === 0 ? 2 : 1]),
    ]);
    expect(new Set(entries.map(({ place }) => place.split(",")[0]))).toEqual(new Set(["Court 002"]));
  }

  await send(`/bookings/${ids[0]}/cancel`, member.token, { scope: "all" });
  // One of them is restored: it stays in the calendars.
  await send(`/bookings/${ids[2]}/restore`, member.token, undefined);
  await world.hurry();
  for (const [address, subject] of [
    [addressOf(member.id), /^Canceled: 3 bookings of your series/],
    [addressOf(other.id), /^Canceled: 3 bookings in which you play/],
    [guest, /^Canceled: 3 bookings in which you play/],
  ] as const) {
    const { method, entries } = await calendarTo(address, subject);
    expect([method, entries.map(({ uid, status, sequence }) => [uid, status, sequence])]).toEqual([
      "PUBLISH",
      [0, 1, 3].map((at) => [uids[at], "CANCELLED", [1, 3, 0, 2][at]]),
    ]);
  }

  await send(`/bookings/${ids[2]}/cancel`, member.token, { scope: "following" });
  await world.hurry();
  const last = await invitationTo(member.id, /^Canceled: 1 booking of your series/);
  expect([last.method, last.entry.uid, last.entry.sequence]).toEqual(["CANCEL", uids[2], 4]);
  // The booking's own move was sent alone to each player too.
  await ended(world, club);
  expect([member.id, other.id].map((id) => mail.count(addressOf(id)))).toEqual([5, 5]);
});

interface Event {
  id: string;
  version: number;
  dates: { id: string }[];
}

const makeEvent = (club: LoadClub, token: string, more: object = {}) =>
  send("/events", token, {
    ...{ title: "Ladder Night", court_id: club.courtIds[0] },
    ...{ start_time: `${DAY}T18:00`, end_time: `${DAY}T20:00`, ...more },
  }) as Promise<unknown> as Promise<Event>;

test("an event's mails are one entry of a calendar, the one that the feed has, from the registration to the end", async () => {
  const club = await world.club({ rules: { name: "Riverside" } });
  const { admin, member } = people(club);
  const event = await makeEvent(club, admin.token);
  await send(`/events/${event.id}/registration`, member.token, undefined);
  const made = await invitationTo(member.id, /^You are registered: Ladder Night/);
  expect(made).toMatchObject({
    method: "REQUEST",
    entry: {
      uid: `${event.dates[0]?.id}@courtside`,
      sequence: 1,
      title: "Ladder Night",
      place: "Court 001, Riverside",
    },
  });
  expect(made.lines).toContainEqual(expect.stringMatching(/^URL.*\/events$/));
  const { url } = await send("/me/calendar-feed", member.token, undefined);
  const path = new URL(String(url)).pathname.slice("/api/v1".length);
  const feed = async () => readCalendar((await call(path, { url: api.url })).text);
  const entry = async () => (await feed()).entries[0];
  expect(await entry()).toMatchObject({ uid: made.entry.uid, sequence: 1, start: made.entry.start });

  await send(
    `/events/${event.id}`,
    admin.token,
    { version: 1, start_time: `${DAY}T17:00`, end_time: `${DAY}T19:00` },
    "PATCH",
  );
  const moved = await invitationTo(member.id, /^New time or court/);
  expect([moved.method, moved.entry.uid, moved.entry.sequence]).toEqual(["REQUEST", made.entry.uid, 2]);
  expect(clubTime(moved.entry.start, "America/New_York")).toBe("17:00");
  expect(await entry()).toEqual(moved.entry);

  await send(`/events/${event.id}/cancel`, admin.token, {});
  const canceled = await invitationTo(member.id, /^Canceled: Ladder Night/);
  expect([canceled.method, canceled.entry.uid, canceled.entry.sequence]).toEqual(["CANCEL", made.entry.uid, 3]);
  expect(await entry()).toEqual(canceled.entry);
  await ended(world, club);
});

test("a weekly event is a file with all its dates; giving the place up takes them out, and a new registration brings them back", async () => {
  const club = await world.club({ rules: { time_zone: "UTC" } });
  const { admin, member } = people(club);
  const event = await makeEvent(club, admin.token, { recurrence_rule: "weekly" });
  const uids = event.dates.map(({ id }) => `${id}@courtside`);
  const place = (method: string) => send(`/events/${event.id}/registration`, member.token, undefined, method);
  await place("POST");
  const made = await calendarTo(addressOf(member.id), /^You are registered/);
  expect([made.method, made.entries.map(({ uid }) => uid)]).toEqual(["PUBLISH", uids]);
  expect(uids).toHaveLength(13);
  const block = { court_ids: [club.courtIds[0]], start_time: `${DAY}T17:00`, end_time: `${DAY}T21:00` };
  await send("/court-blocks", admin.token, { ...block, cancel: { booking_ids: [event.dates[0]?.id] } });
  const lost = await invitationTo(member.id, /^Does not take place/);
  expect([lost.method, lost.entry.uid, lost.entry.sequence]).toEqual(["CANCEL", uids[0], 2]);

  await place("DELETE");
  const left = await calendarTo(addressOf(member.id), /^No longer registered/);
  expect(left.entries.map(({ uid, status }) => [uid, status])).toEqual(uids.slice(1).map((uid) => [uid, "CANCELLED"]));
  await place("POST");
  const again = await mail.next(addressOf(member.id), { after: 3, subject: /^You are registered/ });
  expect(readCalendar(again.invitation?.text ?? "").entries.map(({ uid, status }) => [uid, status])).toEqual(
    uids.slice(1).map((uid) => [uid, "CONFIRMED"]),
  );
  await ended(world, club);
});

test("a notice that a release before has queued is sent without an invitation, and leads to the list", async () => {
  const club = await world.club();
  await world.notifyOfBookings(club, 1);
  const [first] = club.members;
  const { invitation, link } = await mail.next(addressOf(first?.id ?? ""));
  expect([invitation, link?.pathname, link?.search]).toEqual([undefined, "/my-account", "?tab=my-bookings"]);
});

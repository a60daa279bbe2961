import { expect, test } from "vitest";
import { authTransaction } from "../../../api/src/db/transaction.ts";
import { enqueueNotices } from "../../../api/src/notices/enqueue.ts";
import { call } from "../../support/call.ts";
import type { LoadClub } from "../../support/load-club.ts";
import { dateFromNow } from "../../support/world.ts";
import { addressOf, ended, startNoticeWorld } from "./notice-world.ts";

const world = await startNoticeWorld();
const { sql, mail } = world;
const api = await world.start({ LOG_LEVEL: "debug" });

const DAY = dateFromNow(3);
const [, month, day] = new Intl.DateTimeFormat("en-US", {
  weekday: "long",
  month: "long",
  day: "numeric",
  timeZone: "UTC",
})
  .formatToParts(new Date(`${DAY}T12:00:00Z`))
  .filter(({ type }) => type !== "literal")
  .map(({ value }) => value);
/** "09:00 - 10:00" of that day, as a mail names it. */
const at = (span: string) =>
  new RegExp(`^Court 001\\n\\w+day, ${month} ${day}, \\d{4}, ${span} E[SD]T \\(America/New_York\\)$`, "m");

function people({ members: [admin, member, other] }: LoadClub) {
  if (!admin || !member || !other) throw new Error("three people are there");
  return { admin, member, other };
}

async function change(path: string, token: string, body: unknown): Promise<Record<string, never>> {
  const response = await call(path, { method: "POST", url: api.url, token, body });
  if (response.status >= 300) throw new Error(`${path}: ${response.status} ${response.text}`);
  return response.body as Record<string, never>;
}

const bookIn = (club: LoadClub, token: string, time: string, more: object = {}) =>
  change("/bookings", token, { court_id: club.courtIds[0], start_time: `${DAY}T${time}`, ...more });

test("a booker is notified: what, when in club time, by whom, with a link; a rollback sends nothing", async () => {
  const club = await world.club({
    rules: { name: "Tom & Sons", contact_email: "desk@club.test", primary_color: "#0055AA" },
  });
  const { admin, member, other } = people(club);
  await bookIn(club, member.token, "09:00");
  const own = await mail.next(addressOf(member.id));
  expect(own.subject).toMatch(/^Booked: Court 001, \w+day, .*09:00 - 10:00 E[SD]T \(America\/New_York\)$/);
  expect(own.text).toMatch(at("09:00 - 10:00"));
  expect(own.text).toContain("Your court is booked");
  expect(own.text).toContain("You have booked a court at Tom & Sons.");
  expect(own.text).toContain("Questions? Write to desk@club.test.");
  expect(own.link?.pathname).toMatch(/^\/my-bookings\/[\w-]{36}$/);
  expect(own.html).toContain("Tom &amp; Sons");
  expect(own.html).toContain("Court 001<br>");
  expect(own.html).toContain("#0055AA");

  await bookIn(club, admin.token, "10:00", { user_id: other.id });
  const byStaff = await mail.next(addressOf(other.id));
  expect(byStaff.text).toContain("Tom & Sons has booked a court for you.");
  expect(byStaff.text).toMatch(at("10:00 - 11:00"));

  await expect(bookIn(club, other.token, "09:00")).rejects.toThrow("409");
  await ended(world, club);
  expect(await world.states(club)).toEqual({ sent: 2 });
  expect(mail.count(addressOf(admin.id))).toBe(0);
});

test("a booker is notified of the reason when the club cancels, and of an own cancellation", async () => {
  const club = await world.club();
  const { admin, member } = people(club);
  const first = await bookIn(club, member.token, "09:00");
  const second = await bookIn(club, member.token, "11:00");
  // A booking that is canceled before its mail leaves sends none.
  for (const hour of ["09", "11"])
    await mail.next(addressOf(member.id), { subject: new RegExp(`^Booked.*${hour}:00 - `) });
  const cancel = (id: unknown, token: string, body: object) => change(`/bookings/${id}/cancel`, token, body);
  await cancel(second.id, member.token, {});
  await cancel(first.id, admin.token, { reason: "The roof <b>leaks</b>" });
  // It is delayed until the cancellation can no longer be undone.
  expect(mail.count(addressOf(member.id))).toBeLessThanOrEqual(2);
  await world.hurry();
  const notice = await mail.next(addressOf(member.id), { subject: /^Canceled: Court 001, .*09:00 - 10:00/ });
  expect(notice.text).toMatch(at("09:00 - 10:00"));
  expect(notice.text).toContain("Your booking was canceled");
  expect(notice.text).toContain("Reason: The roof <b>leaks</b>");
  expect(notice.html).toContain("Reason: The roof &lt;b&gt;leaks&lt;/b&gt;");
  expect(notice.link?.pathname).toBe("/book");
  const own = await mail.next(addressOf(member.id), { subject: /^Canceled: Court 001, .*11:00 - 12:00/ });
  expect(own.text).toContain("You have canceled this booking of yours at ");
  expect(own.text).not.toContain("Reason");
  await ended(world, club);
  expect(await world.states(club)).toEqual({ sent: 4 });
});

test("a block notifies each booker once, with its reason; a rejected block notifies no booker", async () => {
  const club = await world.club({ rules: { max_bookings_per_day: 5 } });
  const { admin, member, other } = people(club);
  const mine = await bookIn(club, member.token, "09:00");
  const theirs = await bookIn(club, other.token, "10:00");
  const block = (ids: unknown[]) =>
    change("/court-blocks", admin.token, {
      court_ids: [club.courtIds[0]],
      start_time: `${DAY}T08:00`,
      end_time: `${DAY}T12:00`,
      reason: "New surface",
      cancel: { booking_ids: ids },
    });
  await expect(block([mine.id])).rejects.toThrow("block_hits_bookings");
  await ended(world, club);
  expect(await world.states(club)).toEqual({ sent: 2 });
  await block([mine.id, theirs.id]);
  const subject = /^Canceled: Court 001/;
  const notice = await mail.next(addressOf(member.id), { subject });
  expect(notice.text).toContain("Your court is closed at the time you booked");
  expect(notice.text).toMatch(at("09:00 - 10:00"));
  expect(notice.text).toContain("Reason: New surface");
  expect((await mail.next(addressOf(other.id), { subject })).text).toMatch(at("10:00 - 11:00"));
  await ended(world, club);
  expect(await world.states(club)).toEqual({ sent: 4 });
});

test("a removed member gets one mail with everything canceled; of a coach's lessons their members hear too", async () => {
  const club = await world.club({ rules: { name: "Parkside" } });
  const { admin, member, other } = people(club);
  await bookIn(club, member.token, "14:00");
  await bookIn(club, member.token, "09:00");
  // Lessons cannot be booked by a call yet.
  await sql`
    insert into bookings (club_id, court_id, user_id, kind, coach_id, starts_at, ends_at, created_by)
    values (${club.clubId}, ${club.courtIds[0] ?? ""}, ${other.id}, 'lesson', ${member.id},
      ${`${DAY} 16:00`}::timestamp at time zone 'America/New_York', ${`${DAY} 17:00`}::timestamp at time zone 'America/New_York', ${other.id})`;
  await change(`/members/${member.id}/remove`, admin.token, {});
  const notice = await mail.next(addressOf(member.id), { subject: /^You are no longer a member of Parkside$/ });
  expect(notice.text).toContain("These bookings of yours were canceled:");
  expect(notice.text).toMatch(at("09:00 - 10:00"));
  expect(notice.text.indexOf("14:00 - 15:00")).toBeGreaterThan(notice.text.indexOf("09:00 - 10:00"));
  const taught = notice.text.indexOf("This lesson that you were to give was canceled:");
  expect(taught).toBeGreaterThan(notice.text.indexOf("14:00 - 15:00"));
  expect(notice.text.indexOf("16:00 - 17:00")).toBeGreaterThan(taught);
  const pupil = await mail.next(addressOf(other.id), { subject: /^Canceled: lesson with/ });
  expect(pupil.text).toMatch(at("16:00 - 17:00"));
  expect(pupil.text).toContain("Reason: The coach is no longer available");
  await ended(world, club);
  expect(await world.states(club)).toEqual({ sent: 4 });
});

test("members are notified when a slot is offered, the offer expires, or the club withdraws it, with their place in the queue", async () => {
  const club = await world.club({ rules: { name: "Tom & Sons" } });
  const { member } = people(club);
  const details = { courtName: "Court 001", startsAt: `${DAY}T14:00:00Z`, endsAt: `${DAY}T15:00:00Z` };
  const notices = [
    { kind: "waitlist_offered", details: { ...details, until: `${DAY}T13:15:00Z` } },
    { kind: "waitlist_expired", details },
    { kind: "waitlist_withdrawn", details },
  ] as const;
  await authTransaction(world.db, (tx) =>
    enqueueNotices(
      { sql: tx, clubId: club.clubId },
      notices.map((notice) => ({ ...notice, userId: member.id, dedupeKey: notice.kind })),
    ),
  );
  const expectNotice = async (heading: string, ...parts: string[]) => {
    const notice = await mail.next(addressOf(member.id), { subject: new RegExp(`^${heading}: Court 001, `) });
    expect(notice.subject).toMatch(/ E[SD]T \(America\/New_York\)$/);
    expect(notice.text).toMatch(at("\\d+:00 - \\d+:00"));
    for (const each of [heading, ...parts]) expect(notice.text).toContain(each);
    expect(`${notice.link?.pathname}${notice.link?.search}`).toBe("/my-account?tab=waitlist");
  };
  await expectNotice(
    "A court is free for you",
    "You are next on the waitlist of Tom & Sons. This slot is held for you until ",
    "Accept it before then, or pass it on to the next in line. You stay on the waitlist until you accept.",
  );
  await expectNotice(
    "Your offer has expired",
    "The slot that Tom & Sons held for you is offered to the next in line:",
    "You are still on the waitlist, and hear from us when another slot becomes free.",
  );
  await expectNotice(
    "Your offer was withdrawn",
    "Tom & Sons can no longer give you this slot:",
    "You are still on the waitlist, at the same place, and hear from us when another slot becomes free.",
  );
});

test("the log of these mails names no address, no person, no court and no reason", async () => {
  await expect.poll(() => api.log()).toContain('"job":"notices"');
  for (const secret of ["crowd.courtside.test", "Court 001", "roof", "surface", "Parkside"]) {
    expect(api.log().includes(secret), secret).toBe(false);
  }
});

test("admins are notified of an API key by a mail that cannot be switched off; who is no admin any more gets none", async () => {
  const club = await world.club({ rules: { name: "Tom & Sons" } });
  const { admin, member, other } = people(club);
  await sql`update memberships set role = 'admin' where club_id = ${club.clubId} and user_id = ${member.id}`;
  await sql`update users set full_name = 'Maya Chen' where id = ${admin.id}`;
  const made = await change("/api-keys", admin.token, {
    name: "Door system",
    scopes: ["courts:read", "bookings:write"],
  });
  for (const { id } of [admin, member]) {
    const { subject, text, link } = await mail.next(addressOf(id));
    expect(subject).toBe("New API key for Tom & Sons");
    expect(text).toContain("Maya Chen has made an API key for Tom & Sons: Door system.");
    expect(text).toContain("Book, move and cancel\nRead courts");
    expect(text).not.toContain(String(made.secret).slice(3));
    expect(text).not.toContain("No more mails");
    expect(link?.pathname).toBe("/admin/integrations");
  }
  // They were an admin when the key was made.
  await sql`
    insert into notices (club_id, user_id, kind, details, dedupe_key)
    select club_id, ${other.id}, kind, details, 'late' from notices where club_id = ${club.clubId} limit 1`;
  await world.hurry();
  await ended(world, club);
  const [late] = await sql`select state, problem from notices where club_id = ${club.clubId} and user_id = ${other.id}`;
  expect(late).toEqual({ state: "skipped", problem: "no longer an admin" });
});

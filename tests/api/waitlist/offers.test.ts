import { expect, test } from "vitest";
import { call } from "../../support/call.ts";
import {
  at,
  decide,
  enqueue,
  expectConsistent,
  fourMembers,
  makeFullClub,
  minutesAfter,
  NOON,
  offersOf,
  openTestPool,
  outcome,
  runQueue,
  storyOf,
} from "../../support/waitlist-world.ts";
import { ownerSql, type TestClub } from "../../support/world.ts";

const db = openTestPool();
const NOTHING = { offered: 0, expired: 0 };

const noticesOf = async (club: TestClub) => {
  const rows = await ownerSql<{ kind: string; user_id: string }[]>`
    select kind, user_id from notices where club_id = ${club.id} and kind like 'waitlist%'`;
  return rows.map(({ kind, user_id }) => `${kind} ${user_id}`).sort();
};

test("a freed slot is offered to the first suitable entry, then from one to the next, and the last one books it", async () => {
  const club = await makeFullClub();
  const [first, second, third, fourth] = await fourMembers(club);
  await enqueue([first], { preferred_end_time: "10:00" });
  await enqueue([second], { court_id: club.courts[1]?.id ?? "" }, minutesAfter(NOON, 1));
  await enqueue([third], { preferred_start_time: "09:00", preferred_end_time: "12:00" }, minutesAfter(NOON, 2));
  await enqueue([fourth], {}, minutesAfter(NOON, 3));
  expect(await runQueue(db, club.id)).toEqual(NOTHING);

  await club.free(0, "11:00");
  expect(await runQueue(db, club.id)).toEqual({ offered: 1, expired: 0 });
  expect(await runQueue(db, club.id)).toEqual(NOTHING);
  expect(await storyOf(club.id)).toEqual(["Member 3 Court 1 11:00 open"]);
  const [offer] = await offersOf(club.id);
  expect(offer?.expires_at).toEqual(new Date(minutesAfter(NOON, 15)));
  await expectConsistent(club.id);

  // Held for 15 minutes, to the instant, then offered to the next. The first member does not get it again.
  expect(await runQueue(db, club.id, minutesAfter(NOON, 14.99))).toEqual(NOTHING);
  const later = minutesAfter(NOON, 15);
  for (const verb of ["accept", "pass"] as const)
    expect(outcome(await decide(verb, third, offer?.id ?? "", later))).toBe(
      "409 offer_expired: This offer has expired",
    );
  expect(await runQueue(db, club.id, later)).toEqual({ offered: 1, expired: 1 });
  const [, next] = await offersOf(club.id);
  for (const verb of ["accept", "pass"] as const)
    expect(outcome(await decide(verb, third, next?.id ?? "", later))).toBe("404 not_found: Offer not found");
  expect(outcome(await decide("accept", fourth, next?.id ?? "", later, "k"))).toBe("201");
  expect(await storyOf(club.id)).toEqual(["Member 3 Court 1 11:00 expired", "Member 4 Court 1 11:00 accepted"]);
  expect(await ownerSql`select 1 from waitlist_entries where club_id = ${club.id}`).toHaveLength(3);
  expect(await noticesOf(club)).toEqual(
    [`waitlist_expired ${third.id}`, `waitlist_offered ${fourth.id}`, `waitlist_offered ${third.id}`].sort(),
  );
  await expectConsistent(club.id);

  // Accepting twice counts once, with the key and without.
  const listed = await call("/bookings", { token: fourth.token, query: { scope: "mine" }, now: later });
  expect(listed.body.data).toMatchObject([{ court_name: "Court 1", start_time: at("11:00"), end_time: at("12:00") }]);
  for (const key of ["k", undefined]) {
    const again = await decide("accept", fourth, next?.id ?? "", later, key);
    expect([again.status, [again.body]]).toEqual([201, listed.body.data]);
  }
});

test("a member who passes stays in the queue for other slots, and the next is asked at once", async () => {
  const club = await makeFullClub();
  const [first, second] = await fourMembers(club);
  await enqueue([first, second]);
  await club.free(0, "08:00");
  await runQueue(db, club.id);
  const [offer] = await offersOf(club.id);
  expect(outcome(await decide("pass", first, offer?.id ?? ""))).toBe("200");
  expect(outcome(await decide("pass", first, offer?.id ?? ""))).toBe("200");
  expect(outcome(await decide("accept", first, offer?.id ?? ""))).toBe(
    "409 offer_passed: You have passed on this offer",
  );
  expect(await runQueue(db, club.id)).toEqual({ offered: 1, expired: 0 });
  await club.free(1, "10:00");
  expect(await runQueue(db, club.id)).toEqual({ offered: 1, expired: 0 });
  expect((await storyOf(club.id)).toSorted()).toEqual([
    "Member 1 Court 1 08:00 passed",
    "Member 1 Court 2 10:00 open",
    "Member 2 Court 1 08:00 open",
  ]);
  await expectConsistent(club.id);
});

test("a member over a limit or elsewhere is skipped, and the limits apply when accepting", async () => {
  const club = await makeFullClub({ courts: 3, rules: { max_bookings_per_day: 1 } });
  const [limited, elsewhere, patient] = await fourMembers(club);
  await enqueue([limited, elsewhere, patient]);
  await ownerSql`update clubs set max_bookings_per_day = 2 where id = ${club.id}`;
  await club.free(0, "08:00");
  await club.free(0, "09:00");
  await club.free(1, "10:00");
  for (const [person, time] of [
    [limited, "08:00"],
    [limited, "09:00"],
    [elsewhere, "10:00"],
  ] as const) {
    const court_id = club.courts[time === "10:00" ? 1 : 0]?.id;
    const body = { court_id, start_time: at(time) };
    expect(outcome(await call("/bookings", { method: "POST", token: person.token, body, now: NOON }))).toBe("201");
  }
  await club.free(2, "10:00");
  expect(await runQueue(db, club.id)).toEqual({ offered: 1, expired: 0 });
  expect(await storyOf(club.id)).toEqual(["Member 3 Court 3 10:00 open"]);

  const [offer] = await offersOf(club.id);
  await ownerSql`update clubs set max_bookings_per_day = 1 where id = ${club.id}`;
  await club.free(1, "12:00");
  const body = { court_id: club.courts[1]?.id, start_time: at("12:00") };
  expect(outcome(await call("/bookings", { method: "POST", token: patient.token, body, now: NOON }))).toBe("201");
  const over = await decide("accept", patient, offer?.id ?? "");
  expect(outcome(over)).toBe("422 daily_limit: Daily limit reached (1 bookings per day)");
  expect(over.rejection.details).toEqual({ field: "id" });
  expect(await storyOf(club.id)).toEqual(["Member 3 Court 3 10:00 open"]);
  await expectConsistent(club.id);
});

test("an offer cannot be accepted while its holder has another booking at that time, made by themself or by staff", async () => {
  const club = await makeFullClub();
  const [holder] = await fourMembers(club);
  await enqueue([holder]);
  await club.free(0, "09:00");
  expect(await runQueue(db, club.id)).toEqual({ offered: 1, expired: 0 });
  const [offer] = await offersOf(club.id);
  await club.free(1, "09:00");
  const book = (token: string, court: number, user_id?: string) =>
    call("/bookings", {
      method: "POST",
      token,
      body: { court_id: club.courts[court]?.id, start_time: at("09:00"), ...(user_id && { user_id }) },
      now: NOON,
    });
  expect(outcome(await book(holder.token, 1))).toBe("201");

  const accepted = await decide("accept", holder, offer?.id ?? "");
  expect(outcome(accepted)).toBe("409 own_overlap: You already have a booking at this time");
  expect(accepted.rejection.details).toMatchObject({ field: "id" });
  expect(outcome(await book(club.front_desk.token, 0, holder.id))).toBe(
    "409 own_overlap: The member already has a booking at this time",
  );
  expect(await storyOf(club.id)).toEqual(["Member 1 Court 1 09:00 open"]);
  await expectConsistent(club.id);
});

test("nothing is offered while the waitlist is off, on a closed court, or in a club without access", async () => {
  const club = await makeFullClub();
  const [first] = await fourMembers(club);
  await enqueue([first]);
  await club.free(0, "08:00");
  await ownerSql`update clubs set waitlist_enabled = false where id = ${club.id}`;
  expect(await runQueue(db, club.id)).toEqual(NOTHING);
  await ownerSql`update clubs set waitlist_enabled = true, subscription_status = 'none' where id = ${club.id}`;
  expect(await runQueue(db, club.id)).toEqual(NOTHING);
  await ownerSql`update clubs set subscription_status = 'active' where id = ${club.id}`;
  const court = { method: "PATCH", token: club.admin.token, now: NOON };
  await call(`/courts/${club.courts[0]?.id}`, { ...court, body: { is_active: false } });
  expect(await runQueue(db, club.id)).toEqual(NOTHING);
  await call(`/courts/${club.courts[0]?.id}`, { ...court, body: { is_active: true } });
  expect(await runQueue(db, club.id)).toEqual({ offered: 1, expired: 0 });

  // Closing a court processes its queue and withdraws the offer; the member is notified.
  await ownerSql`delete from waitlist_checks where club_id = ${club.id}`;
  await call(`/courts/${club.courts[0]?.id}`, { ...court, body: { is_active: false } });
  expect(await ownerSql`select 1 from waitlist_checks where club_id = ${club.id} and due_at = ${NOON}`).toHaveLength(1);
  await runQueue(db, club.id);
  const [offer] = await offersOf(club.id);
  expect(outcome(await decide("accept", first, offer?.id ?? ""))).toBe("409 offer_withdrawn: This offer was withdrawn");
  expect(await noticesOf(club)).toEqual([`waitlist_offered ${first.id}`, `waitlist_withdrawn ${first.id}`]);
  await expectConsistent(club.id);
});

test("a removed member leaves the queue, and their offer goes to the next", async () => {
  const club = await makeFullClub();
  const [leaving, next] = await fourMembers(club);
  await enqueue([leaving, next]);
  await club.free(0, "08:00");
  await runQueue(db, club.id);
  const [offer] = await offersOf(club.id);
  const removed = await call(`/members/${leaving.id}/remove`, { method: "POST", token: club.admin.token, now: NOON });
  expect(removed.status).toBe(200);
  expect(outcome(await decide("accept", leaving, offer?.id ?? ""))).toBe(
    "403 no_club: User is not associated with a club",
  );
  await runQueue(db, club.id);
  expect((await storyOf(club.id)).toSorted()).toEqual([
    "Member 1 Court 1 08:00 withdrawn",
    "Member 2 Court 1 08:00 open",
  ]);
  expect(await ownerSql`select 1 from waitlist_entries where user_id = ${leaving.id}`).toHaveLength(0);

  // So does a member who becomes staff, since staff have no waitlist entries.
  const role = { method: "PATCH", token: club.admin.token, now: NOON, body: { role: "front_desk" } };
  expect((await call(`/members/${next.id}`, role)).status).toBe(200);
  expect(await ownerSql`select 1 from waitlist_entries where club_id = ${club.id}`).toHaveLength(0);
  expect(await storyOf(club.id)).toContain("Member 2 Court 1 08:00 withdrawn");
  await expectConsistent(club.id);
});

test("leaving the queue releases the member's open offer", async () => {
  const club = await makeFullClub();
  const [first, second, third] = await fourMembers(club);
  const [entry, other] = await enqueue([first, second, third]);
  await club.free(0, "08:00");
  await runQueue(db, club.id);
  const leave = (token: string, id = "") => call(`/waitlist-entries/${id}`, { method: "DELETE", token, now: NOON });
  expect(outcome(await leave(second.token, entry))).toBe("403 forbidden: Access Denied");
  expect(outcome(await leave(first.token, entry))).toBe("200");
  expect(outcome(await leave(first.token, entry))).toBe("404 not_found: Waitlist entry not found");
  await runQueue(db, club.id);
  expect(outcome(await leave(club.front_desk.token, other))).toBe("200");
  await runQueue(db, club.id);
  expect((await storyOf(club.id)).toSorted()).toEqual([
    "Member 1 Court 1 08:00 withdrawn",
    "Member 2 Court 1 08:00 withdrawn",
    "Member 3 Court 1 08:00 open",
  ]);
  await expectConsistent(club.id);
});

test("the api's own job offers freed slots within two seconds, by day, and all of them", async () => {
  // A zone in which it is about noon now.
  const offset = new Date().getUTCHours() - 12;
  const time_zone = `Etc/GMT${offset >= 0 ? "+" : ""}${offset}`;
  const tomorrow = new Date(Date.now() + 86_400_000 - offset * 3_600_000).toISOString().slice(0, 10);
  const club = await makeFullClub({ courts: 6, rules: { time_zone }, dates: [tomorrow] });
  // More than are offered in one run.
  const people = await Promise.all(Array.from({ length: 27 }, () => club.person("member")));
  const [first, ...others] = people;
  const body = { requested_date: tomorrow, sport: "tennis" };
  expect((await call("/waitlist-entries", { method: "POST", token: first?.token, body })).status).toBe(201);
  await ownerSql`
    insert into waitlist_entries (club_id, user_id, requested_date, sport)
    select ${club.id}, id, ${tomorrow}, 'tennis' from unnest(${others.map(({ id }) => id)}::uuid[]) as id`;
  await ownerSql`delete from bookings where club_id = ${club.id}`;
  const open = async () => (await offersOf(club.id)).filter(({ status }) => status === "open").length;
  await expect.poll(open, { timeout: 30_000 }).toBe(people.length);
  const own = await call("/waitlist-entries", { token: first?.token });
  expect(own.body.data).toMatchObject([{ position: 1, status: "active", offer: { status: "open" } }]);
  await expectConsistent(club.id);
});

test("a slot that a member books before it could be offered is theirs", async () => {
  const club = await makeFullClub();
  const [first, quick] = await fourMembers(club);
  await enqueue([first]);
  await club.free(0, "08:00");
  const body = { court_id: club.courts[0]?.id, start_time: at("08:00") };
  expect(outcome(await call("/bookings", { method: "POST", token: quick.token, body, now: NOON }))).toBe("201");
  expect(await runQueue(db, club.id)).toEqual(NOTHING);
  await expectConsistent(club.id);
});

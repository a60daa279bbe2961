import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { type ApiProcess, startApi } from "../../support/api-process.ts";
import { bookingViolations, NO_VIOLATIONS } from "../../support/booking-invariants.ts";
import { call } from "../../support/call.ts";
import { apiUrl, makeClub, ownerSql, type TestClub, type TestPerson } from "../../support/world.ts";
import { accept, lessonViolations, NO_LESSON_VIOLATIONS, NOW, place, requestLesson, schedule } from "./teaching.ts";

let second: ApiProcess;

beforeAll(async () => {
  second = await startApi({
    DATABASE_URL: inject("apiDatabaseUrl"),
    DATA_DIR: inject("dataDir"),
    SITE_URL: apiUrl,
    TEST_CLOCK: "on",
    SEND_NOTICES: "off",
  });
});
afterAll(() => second.stop());

/** The n-th member's api process, alternating. */
const processOf = (racer: number) => (racer % 2 === 0 ? apiUrl : second.url);
const hour = (n: number) => `${String(9 + n).padStart(2, "0")}:00`;

async function expectConsistentClub(club: TestClub) {
  expect(await bookingViolations(ownerSql, club.id)).toEqual(NO_VIOLATIONS);
  expect(await lessonViolations(club.id)).toEqual(NO_LESSON_VIOLATIONS);
}

const people = (club: TestClub, role: "coach" | "member", count: number): Promise<TestPerson[]> =>
  Promise.all(Array.from({ length: count }, () => club.person(role)));

test("25 accepts and 25 bookings at once over the same 9 places: no overlap, no partially accepted request", async () => {
  const club = await makeClub({ courts: 3, rules: { max_bookings_per_day: 20 } });
  const [coaches, members, players] = [
    await people(club, "coach", 5),
    await people(club, "member", 10),
    await people(club, "member", 25),
  ];
  const asked = await Promise.all(
    Array.from({ length: 25 }, async (_, n) => {
      const coach = coaches[n % 5] ?? club.coach;
      const member = members[n % 10] ?? club.member;
      const preferred_time = `${10 + Math.floor(n / 5)}:${n % 2 ? "30" : "00"}`;
      return { coach, id: await requestLesson(member, coach, { preferred_time }) };
    }),
  );
  const where = (n: number) => place(club, hour(n % 3), hour((n % 3) + 1), Math.floor(n / 3) % 3);
  const responses = await Promise.all(
    asked.flatMap(({ coach, id }, n) => [
      accept(coach, id, where(n), { url: processOf(n) }),
      call("/bookings", {
        method: "POST",
        token: players[n]?.token,
        body: { court_id: where(n).court_id, start_time: where(n).start_time },
        now: NOW,
        url: processOf(n + 1),
      }),
    ]),
  );
  const statuses = responses.map(({ status }) => status);
  expect(statuses.filter((status) => ![200, 201, 409].includes(status))).toEqual([]);
  await expectConsistentClub(club);
  const [row] = await ownerSql`
    select count(*)::int as taken, count(*) filter (where kind = 'lesson')::int as lessons,
      (select count(*)::int from lesson_requests where club_id = ${club.id} and status = 'accepted') as accepted
    from court_occupancies where club_id = ${club.id}`;
  const won = (status: number) => statuses.filter((each) => each === status).length;
  expect(row).toEqual({ taken: won(200) + won(201), lessons: won(200), accepted: won(200) });
  expect(row?.taken).toBe(9);
});

test("two coaches and one court, one coach and two courts, one request accepted six times: one succeeds each time", async () => {
  const club = await makeClub({ courts: 3 });
  const { admin, coach } = club;
  const rival = await club.person("coach");
  const [one, two, three] = await people(club, "member", 3);
  if (!one || !two || !three) throw new Error("three members");
  for (const n of [0, 1, 2, 3]) {
    const [from, until] = [hour(2 * n), hour(2 * n + 1)];
    const court = await Promise.all([
      schedule(coach, { ...place(club, from, until), member_id: one.id }, { url: processOf(0) }),
      schedule(rival, { ...place(club, from, until), member_id: two.id }, { url: processOf(1) }),
    ]);
    expect(court.map(({ status }) => status).toSorted()).toEqual([201, 409]);
    const next = hour(2 * n + 2);
    const coachTaken = await Promise.all([
      schedule(coach, { ...place(club, until, next, 1), member_id: one.id }, { url: processOf(0) }),
      schedule(admin, { ...place(club, until, next, 2), member_id: two.id, coach_id: coach.id }, { url: processOf(1) }),
    ]);
    expect(coachTaken.map(({ status }) => status).toSorted()).toEqual([201, 409]);
  }
  const id = await requestLesson(three, rival, { preferred_time: "19:00" });
  const accepts = await Promise.all(
    Array.from({ length: 6 }, (_, n) =>
      accept(n % 3 === 0 ? admin : rival, id, place(club, "19:00", "20:00", n % 3), { url: processOf(n) }),
    ),
  );
  expect(accepts.filter(({ status }) => status === 200)).toHaveLength(1);
  for (const { status, rejection } of accepts.filter(({ status }) => status !== 200))
    expect([status, rejection.code]).toEqual([409, "not_pending"]);
  await expectConsistentClub(club);
});

test("a coach is demoted while their requests are accepted: no future lesson of theirs remains", async () => {
  const club = await makeClub({ courts: 3 });
  const { admin } = club;
  const [coaches, members] = [await people(club, "coach", 4), await people(club, "member", 4)];
  await Promise.all(
    coaches.map(async (coach, n) => {
      const member = members[n] ?? club.member;
      const id = await requestLesson(member, coach);
      const demoted = call(`/members/${coach.id}`, {
        method: "PATCH",
        token: admin.token,
        body: { role: "member" },
        now: NOW,
      });
      const [change, accepted] = await Promise.all([demoted, accept(coach, id, place(club, hour(n), hour(n + 1)))]);
      expect(change.status).toBe(200);
      expect([200, 403, 404, 409]).toContain(accepted.status);
    }),
  );
  await expectConsistentClub(club);
  const [left] = await ownerSql`
    select count(*)::int as n from bookings where club_id = ${club.id} and kind = 'lesson' and status = 'confirmed'`;
  expect(left?.n).toBe(0);
});

test("an admin teaches in a coach preview while another removes the member: neither waits for the other's row", async () => {
  const club = await makeClub();
  const teacher = await club.person("admin");
  await ownerSql`update auth.sessions set impersonating_role = 'coach' where id = ${teacher.sessionId}`;
  // Locking in order of ids would hold the member's row while waiting for the admin's.
  let { member } = club;
  while (member.id > teacher.id) member = await club.person("member");
  const responses = await ownerSql.begin(async (holder) => {
    const [own] = await holder<{ pid: number }[]>`
      select pg_backend_pid() as pid from memberships
      where club_id = ${club.id} and user_id = ${teacher.id} for update`;
    const blocked = async () =>
      (
        await ownerSql`
          with recursive waiting as (
            select pid from pg_stat_activity where ${own?.pid ?? 0} = any(pg_blocking_pids(pid))
            union select a.pid from pg_stat_activity a join waiting w on w.pid = any(pg_blocking_pids(a.pid))
          ) select 1 from waiting`
      ).length;
    const removed = call(`/members/${member.id}/remove`, { method: "POST", token: club.admin.token, now: NOW });
    await expect.poll(blocked).toBe(1);
    const taught = schedule(teacher, { ...place(club), member_id: member.id });
    await expect.poll(blocked).toBe(2);
    return { removed, taught };
  });
  expect([(await responses.removed).status, (await responses.taught).status]).toEqual([200, 404]);
  await expectConsistentClub(club);
});

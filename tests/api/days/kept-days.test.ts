import { randomUUID } from "node:crypto";
import { applyPiece, type DayPiece, type SharedDay } from "@courtside/contracts/domain/club-day/shared-day.ts";
import type { ClubCount } from "@courtside/contracts/domain/live-change.ts";
import { afterAll, beforeAll, describe, expect, inject, onTestFinished, test, vi } from "vitest";
import { type ApiProcess, startApi } from "../../support/api-process.ts";
import { call } from "../../support/call.ts";
import { dayOf, sharedDay } from "../../support/days.ts";
import { openLive } from "../../support/live-stream.ts";
import { apiUrl, dateFromNow, makeClub, openSession, ownerSql, type TestPerson } from "../../support/world.ts";

const date = dateFromNow(2, "UTC");
const rules = { time_zone: "UTC", max_bookings_per_day: 10 };

// A second process, whose listening connection the tests interrupt.
const name = `days-${randomUUID()}`;
let other: ApiProcess;
beforeAll(async () => {
  const url = new URL(inject("apiDatabaseUrl"));
  url.searchParams.set("application_name", name);
  const env = { DATABASE_URL: url.href, DATA_DIR: inject("dataDir"), SITE_URL: apiUrl };
  other = await startApi({ ...env, SEND_NOTICES: "off" });
});
afterAll(() => other.stop());

const book = async ({ token }: TestPerson, court_id: string | undefined, hour: number, url = apiUrl) => {
  const start_time = `${date}T${String(hour).padStart(2, "0")}:00`;
  const made = await call("/bookings", { method: "POST", token, body: { court_id, start_time }, url });
  expect(made.status, made.text).toBe(201);
  return String(made.body.id);
};
const startsOf = (day: SharedDay) => day.courts.map(({ taken }) => taken.map(([start]) => start));
const there = ({ token }: TestPerson) => ({ token, url: other.url });

const listener = () => ownerSql<{ pid: number }[]>`
  select pid from pg_stat_activity where application_name = ${name} and query ilike 'listen%'`;

describe("a kept day is never older than what is known", () => {
  test("what a court is like, once an admin says it, shows to everyone, in the grid of /availability too", async () => {
    const { member, admin, courts } = await makeClub({ rules });
    const kindsOf = async () =>
      (await dayOf(member, date)).courts.map(({ surface, is_indoor }) => ({ surface, is_indoor }));
    const unsaid = { surface: undefined, is_indoor: undefined };
    expect(await kindsOf()).toEqual([unsaid, unsaid]);
    const body = { surface: "clay", is_indoor: false };
    const changed = await call(`/courts/${courts[0]?.id}`, { method: "PATCH", token: admin.token, body });
    expect(changed.status, changed.text).toBe(200);
    expect(await kindsOf()).toEqual([body, unsaid]);
    const query = { date, sport: "tennis" };
    const { body: grid } = await call("/availability", { token: member.token, query });
    expect(grid.courts).toMatchObject([body, { name: courts[1]?.name }]);
  });

  test("each booking and cancellation shows in the next read of the same process, for everyone", async () => {
    const { member, coach, admin, courts } = await makeClub({ rules });
    for (const person of [member, coach, admin]) expect(startsOf(await dayOf(person, date))).toEqual([[], []]);
    const ids: string[] = [];
    for (const [at, hour] of [8, 9, 10].entries()) {
      ids.push(await book(member, courts[0]?.id, hour));
      for (const person of [member, coach, admin]) {
        expect(startsOf(await dayOf(person, date))[0]).toHaveLength(at + 1);
      }
    }
    await call(`/bookings/${ids[0]}/cancel`, { method: "POST", token: member.token, body: {} });
    expect(startsOf(await dayOf(coach, date))).toEqual([[540, 600], []]);
  });

  test("courts, blocks and settings show too", async () => {
    const { member, admin } = await makeClub({ rules });
    expect((await dayOf(member, date)).courts).toHaveLength(2);
    const as = { method: "POST", token: admin.token };
    const added = await call("/courts", { ...as, body: { name: "Court 3", sport: "tennis" } });
    expect((await dayOf(member, date)).courts.map((court) => court.name)).toEqual(["Court 1", "Court 2", "Court 3"]);
    const span = { start_time: `${date}T12:00`, end_time: `${date}T13:00`, reason: "Resurfacing" };
    const made = await call("/court-blocks", { ...as, body: { court_ids: [added.body.id], ...span } });
    expect(made.status, made.text).toBe(201);
    expect((await dayOf(member, date)).courts[2]).toMatchObject({ taken: [[720, 60, 3]] });
  });

  test("a change of one process shows in the other", async () => {
    const { member, coach, courts } = await makeClub({ rules });
    expect(startsOf(await dayOf(there(coach), date))).toEqual([[], []]);
    await book(member, courts[0]?.id, 8);
    await vi.waitFor(async () => expect(startsOf(await dayOf(there(coach), date))).toEqual([[480], []]), 10_000);
  });

  test("a change made while a process cannot hear the database is seen once it can", async () => {
    const { member, coach, courts } = await makeClub({ rules });
    const seen = () => dayOf(there(coach), date).then(startsOf);
    expect(await seen()).toEqual([[], []]);
    for (const [at, hour] of [8, 9, 10].entries()) {
      await ownerSql.begin(async (sql) => {
        // The notification is sent while no connection of the process listens.
        await sql`select pg_terminate_backend(pid) from pg_stat_activity where application_name = ${name} and query ilike 'listen%'`;
        await book(member, courts[0]?.id, hour);
      });
      await vi.waitFor(async () => expect((await listener()).length).toBe(1), 10_000);
      await vi.waitFor(async () => expect((await seen())[0]).toHaveLength(at + 1), 10_000);
    }
  });

  test("nothing of another club is dropped or shown", async () => {
    const [ours, theirs] = await Promise.all([makeClub({ rules }), makeClub({ rules })]);
    await book(ours.member, ours.courts[0]?.id, 8);
    for (const person of [theirs.member, theirs.admin]) {
      const day = await dayOf(person, date);
      expect(startsOf(day)).toEqual([[], []]);
      expect(day.courts.map(({ id }) => id).sort()).toEqual(theirs.courts.map(({ id }) => id).sort());
    }
  });
});

describe("a person's rights hold on the very next request", () => {
  const read = async (person: Pick<TestPerson, "token">) => (await sharedDay(person, date)).status;

  test("sign-out", async () => {
    const { member } = await makeClub({ rules });
    const again = await openSession(member.id, member.email);
    expect([await read(member), await read(again)]).toEqual([200, 200]);
    const headers = { authorization: `Bearer ${member.token}`, "content-type": "application/json" };
    await fetch(`${apiUrl}/auth/v1/logout?scope=local`, { method: "POST", headers });
    expect([await read(member), await read(again)]).toEqual([401, 200]);
  });

  test("removal from the club", async () => {
    const { member, admin } = await makeClub({ rules });
    expect(await read(member)).toBe(200);
    const removed = await call(`/members/${member.id}/remove`, { method: "POST", token: admin.token });
    expect(removed.status, removed.text).toBe(200);
    expect(await read(member)).toBe(403);
  });

  test("a change of role, and an admin's preview of one", async () => {
    const { member, admin, front_desk, courts } = await makeClub({ rules });
    await book(member, courts[0]?.id, 8);
    const names = async (person: TestPerson) => (await sharedDay(person, date)).text.includes(member.name);
    expect([await names(front_desk), await names(admin), await names(member)]).toEqual([true, true, false]);
    const body = { role: "member" };
    await call(`/members/${front_desk.id}`, { method: "PATCH", token: admin.token, body });
    expect(await names(front_desk)).toBe(false);
    await call("/me/impersonation", { method: "PUT", token: admin.token, body });
    expect(await names(admin)).toBe(false);
  });

  test("an admin's preview, also in another process, and on the stream of the session", async () => {
    const { member, admin, courts } = await makeClub({ rules });
    await book(member, courts[0]?.id, 8);
    const elsewhere = await openSession(admin.id, admin.email);
    const names = async () => (await sharedDay(there(admin), date)).text.includes(member.name);
    const preview = (role: string | null) =>
      call("/me/impersonation", { method: "PUT", token: admin.token, body: { role } });
    for (const [role, seesNames] of [
      ["member", false],
      ["front_desk", true],
      ["member", false],
      [null, true],
    ] as const) {
      await names();
      const streams = await Promise.all([openLive(admin), openLive(admin, other.url)]);
      await preview(role);
      // Much less than the 5 seconds for which a process knows a person.
      await vi.waitFor(async () => expect(await names()).toBe(seesNames), 3_000);
      for (const stream of streams) expect(await stream.rest()).toEqual([]);
    }
    const others = await openLive({ id: admin.id, token: elsewhere.token });
    const again = await openLive(admin);
    await preview("coach");
    expect(await again.rest()).toEqual([]);
    await book(member, courts[0]?.id, 9);
    expect((await others.next()).data.topic).toBe("bookings");
    others.close();
  });

  test("the end of a trial", async () => {
    const trial_expires_at = new Date(Date.now() + 6_000);
    const { member } = await makeClub({ rules: { ...rules, subscription_status: "none", trial_expires_at } });
    expect(await read(member)).toBe(200);
    await vi.waitFor(async () => expect(await read(member)).toBe(402), 20_000);
    expect(Date.now()).toBeLessThan(trial_expires_at.getTime() + 12_000);
  });
});

describe("a live change carries the piece of the day", () => {
  const listen = async (person: TestPerson) => {
    const stream = await openLive(person);
    onTestFinished(() => stream.close());
    return stream;
  };

  test("each reader gets what became of the day in their own variant, and only the people concerned read their own part again", async () => {
    const { member, coach, front_desk, courts } = await makeClub({ rules });
    const people = [member, coach, front_desk];
    const streams = await Promise.all(people.map(listen));
    const before = await Promise.all(people.map((person) => dayOf(person, date)));
    await book(member, courts[0]?.id, 8);
    const heard = await Promise.all(streams.map((stream) => stream.next()));
    expect(heard.map(({ data }) => data.mine)).toEqual([true, false, false]);
    for (const [at, { data }] of heard.entries()) {
      const [piece, ...others] = data.days as DayPiece[];
      expect(others).toEqual([]);
      expect(piece?.courts.map(({ id }) => id)).toEqual([courts[0]?.id]);
      const shown = before[at];
      if (!shown || !piece) throw new Error("no piece");
      expect(applyPiece(shown, piece)).toEqual(await dayOf(people[at] ?? member, date));
    }
    expect(JSON.stringify(heard[1])).not.toContain(member.id);
    expect(JSON.stringify(heard[1])).not.toContain(member.name);
    expect(JSON.stringify(heard[2])).toContain(member.name);
  });

  test("staff get the club's counts of the week with it, which are those of their own part of each day", async () => {
    const { member, coach, front_desk, courts } = await makeClub({ rules });
    const streams = await Promise.all([coach, front_desk].map(listen));
    await dayOf(front_desk, date);
    for (const expected of [1, 2]) {
      await book(member, courts[0]?.id, 8 + expected);
      const [others, staff] = await Promise.all(streams.map(async (stream) => (await stream.next()).data));
      expect(others?.club_bookings).toBeUndefined();
      const counts = (staff?.club_bookings ?? []) as ClubCount[];
      expect(counts).toHaveLength(7);
      expect(counts.find((count) => count.date === date)).toEqual({ date, today: expected, this_week: expected });
    }
    const { body } = await call(`/me/days/${date}`, { token: front_desk.token, query: { sport: "tennis" } });
    expect(body.club_bookings).toEqual({ today: 2, this_week: 2 });
  });

  test("a new name makes staff read their days again, and no member", async () => {
    const { member, coach, front_desk, admin, courts, person } = await makeClub({ rules });
    const player = await person("member");
    await book(member, courts[0]?.id, 8);
    const [others, staff] = [await listen(coach), await listen(front_desk)];
    await Promise.all([coach, front_desk].map((reader) => dayOf(reader, date)));
    const renames = [
      ["Anna Byhand", { path: `/members/${member.id}`, token: admin.token }],
      ["Anna Herself", { path: "/me/profile", token: member.token }],
    ] as const;
    for (const [at, [full_name, { path, token }]] of renames.entries()) {
      const renamed = await call(path, { method: "PATCH", token, body: { full_name } });
      expect(renamed.status, renamed.text).toBe(200);
      for (const stream of [others, staff]) expect((await stream.next()).data.topic).toBe("members");
      expect((await staff.next()).data).toEqual({ topic: "bookings", mine: true });
      const read = await dayOf(front_desk, date);
      expect(JSON.stringify(read)).toContain(full_name);
      // The next change of each: the members' is the booking, and the piece fits what staff have just read.
      await book(player, courts[1]?.id, 9 + at);
      const heard = await Promise.all([others, staff].map(async (stream) => (await stream.next()).data));
      expect(heard.map(({ days }) => (days as DayPiece[]).length)).toEqual([1, 1]);
      expect(heard[1]?.days).toMatchObject([{ from: read.version }]);
    }
  });

  test("the pieces of many changes lead from each version to the next, up to the day that is read", async () => {
    const { member, coach, courts, person } = await makeClub({ rules });
    const players = await Promise.all(Array.from({ length: 8 }, () => person("member")));
    const stream = await listen(coach);
    let day = await dayOf(coach, date);
    await Promise.all(players.map((player, hour) => book(player, courts[hour % 2]?.id, 8 + hour)));
    await book(member, courts[0]?.id, 20);
    for (let count = 0; count < 9; count++) {
      const { data } = await stream.next();
      for (const piece of (data.days ?? []) as DayPiece[]) {
        const next = applyPiece(day, piece);
        if (!next) throw new Error(`${piece.from} does not follow ${day.version}`);
        day = next;
      }
    }
    expect(day).toEqual(await dayOf(coach, date));
  });
});

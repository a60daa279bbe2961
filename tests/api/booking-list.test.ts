import { expect, test } from "vitest";
import { call } from "../support/call.ts";
import { book, cancel } from "../support/try-booking.ts";
import { makeClub, type TestPerson } from "../support/world.ts";

const now = "2026-07-15T12:00:00Z";

interface Page {
  data: { id: string; start_time: string; court_name: string; status: string; in_progress: boolean }[];
  next_cursor: string | null;
  counts: { upcoming: number; past: number } | null;
}

async function list(person: TestPerson, query: Record<string, string>, at = now): Promise<Page> {
  const response = await call("/bookings", { token: person.token, query, now: at });
  expect(response.status, response.text).toBe(200);
  return response.body as unknown as Page;
}

test("upcoming bookings are confirmed and have not begun; the others are past, newest first", async () => {
  const club = await makeClub({ rules: { max_bookings_per_day: 9 } });
  const ids: string[] = [];
  for (const hour of ["09", "10", "11", "12"]) {
    const made = await book(club.member, { court_id: club.courts[0]?.id, start_time: `2026-07-15T${hour}:00` }, now);
    ids.push(String(made.body.id));
  }
  await cancel(club.member, ids[3], { now });
  // 10:30 in New York: the first has ended, the second is running.
  const at = "2026-07-15T14:30:00Z";
  expect((await list(club.member, { when: "upcoming" }, at)).data.map((each) => each.id)).toEqual([ids[2]]);
  const past = await list(club.member, { when: "past" }, at);
  expect(past.data.map(({ id, status, in_progress }) => [id, status, in_progress])).toEqual([
    [ids[3], "canceled", false],
    [ids[1], "confirmed", true],
    [ids[0], "completed", false],
  ]);
  expect(past.counts).toEqual({ upcoming: 1, past: 3 });
});

test("pages follow without gap or repetition, in both directions, even if many bookings begin at once", async () => {
  const club = await makeClub({ courts: 7 });
  for (const day of ["16", "17"]) {
    for (const court of club.courts) {
      await book(club.admin, { court_id: court.id, start_time: `2026-07-${day}T10:00` }, now);
    }
  }
  for (const [query, at] of [
    [{ scope: "club", limit: "4" }, now],
    [{ scope: "club", limit: "4", when: "past" }, "2026-07-20T12:00:00Z"],
  ] as const) {
    const seen: string[] = [];
    const placed: string[] = [];
    let cursor: string | null = null;
    do {
      const page: Page = await list(club.member, { ...query, ...(cursor !== null && { cursor }) }, at);
      seen.push(...page.data.map((each) => each.start_time + each.id));
      placed.push(...page.data.map((each) => each.start_time + each.court_name));
      cursor = page.next_cursor;
    } while (cursor !== null);
    expect(seen).toHaveLength(14);
    expect(new Set(seen).size).toBe(14);
    if ("when" in query) expect(seen).toEqual(seen.toSorted().reverse());
    else expect(placed).toEqual(placed.toSorted());
  }
});

test("from a date on: nothing earlier, the date itself, by start and court", async () => {
  const club = await makeClub({ courts: 2 });
  for (const [court, start] of [
    [0, "2026-07-16T21:00"],
    [1, "2026-07-17T09:00"],
    [0, "2026-07-17T09:00"],
    [0, "2026-07-18T08:00"],
  ] as const) {
    await book(club.admin, { court_id: club.courts[court]?.id, start_time: start }, now);
  }
  const { data } = await list(club.member, { scope: "club", from: "2026-07-17" });
  expect(data.map(({ start_time, court_name }) => `${start_time.slice(5, 16)} ${court_name}`)).toEqual([
    `07-17T13:00 ${club.courts[0]?.name}`,
    `07-17T13:00 ${club.courts[1]?.name}`,
    `07-18T12:00 ${club.courts[0]?.name}`,
  ]);
});

test("a date is club-local: late evening belongs to it, although it is tomorrow in UTC", async () => {
  const club = await makeClub();
  await book(club.member, { court_id: club.courts[0]?.id, start_time: "2026-07-16T21:00" }, now);
  expect((await list(club.member, { date: "2026-07-16" })).data).toHaveLength(1);
  expect((await list(club.member, { date: "2026-07-17" })).data).toHaveLength(0);
});

test("the club's list is filtered by period, court, sport, kind, status and name, and counts what it finds", async () => {
  const club = await makeClub({ courts: 2 });
  const made: string[] = [];
  for (const [person, court, start] of [
    [club.member, 0, "2026-07-16T09:00"],
    [club.coach, 1, "2026-07-16T10:00"],
    [club.member, 1, "2026-07-17T09:00"],
  ] as const) {
    const booked = await book(person, { court_id: club.courts[court]?.id, start_time: start }, now);
    made.push(String(booked.body.id));
  }
  await cancel(club.member, made[2], { now });
  const found = async (query: Record<string, string>) => {
    const { data, total } = (await list(club.admin, { scope: "club", ...query })) as Page & { total: number | null };
    expect(total).toBe(data.length);
    return data.map(({ id }) => made.indexOf(id));
  };
  expect(await found({ from: "2026-07-16", to: "2026-07-16" })).toEqual([0, 1]);
  expect(await found({ from: "2026-07-17" })).toEqual([2]);
  expect(await found({ court_id: String(club.courts[1]?.id) })).toEqual([1, 2]);
  expect(await found({ status: "confirmed" })).toEqual([0, 1]);
  expect(await found({ status: "canceled" })).toEqual([2]);
  expect(await found({ kind: "lesson" })).toEqual([]);
  expect(await found({ sport: "squash" })).toEqual([]);
  expect(await found({ order: "desc" })).toEqual([2, 1, 0]);
  expect(await found({ q: club.coach.email.slice(0, 14).toUpperCase() })).toEqual([1]);
  expect(await found({ q: "%" })).toEqual([]);
  const page = (await list(club.admin, { scope: "club", limit: "2" })) as Page & { total: number | null };
  expect([page.data.length, page.total]).toEqual([2, 3]);
  const rest = { scope: "club", limit: "2", cursor: String(page.next_cursor) };
  expect(await list(club.admin, rest)).toMatchObject({ total: null, next_cursor: null });
});

test("staff search by booker, coach, player and guest; a booking for a guest is not found by who made it", async () => {
  const club = await makeClub();
  const [cora, pat] = [await club.person("coach", "Cora Coach"), await club.person("member", "Pat Player")];
  const court_id = club.courts[0]?.id;
  const at = (hour: number) => `2026-07-16T${hour}:00`;
  const walkIn = { walk_in: true, players: [{ guest_name: "Wanda Walker" }] };
  const lesson = { court_id, coach_id: cora.id, member_id: club.member.id, start_time: at(13), end_time: at(14) };
  const made = [
    await book(club.member, { court_id, start_time: at(10), players: [{ user_id: pat.id }] }, now),
    await book(club.member, { court_id, start_time: at(11), players: [{ guest_name: "Gus Guest" }] }, now),
    await book(club.admin, { court_id, start_time: at(12), ...walkIn }, now),
    await call("/lessons", { method: "POST", token: club.admin.token, body: lesson, now }),
  ];
  const ids = made.map(({ body }) => body.id);
  const found = async (q: string) =>
    (await list(club.front_desk, { scope: "club", q })).data.map(({ id }) => ids.indexOf(id));
  expect(await found("pat player")).toEqual([0]);
  expect(await found("GUS")).toEqual([1]);
  expect(await found("wanda")).toEqual([2]);
  expect(await found("Cora")).toEqual([3]);
  expect(await found(club.member.name)).toEqual([0, 1, 3]);
  for (const q of [club.admin.name, club.admin.email]) expect(await found(q)).toEqual([]);
});

test("only who sees names may search by them: a player would find out the booker's address otherwise", async () => {
  const club = await makeClub();
  for (const person of [club.member, club.coach]) {
    for (const scope of ["club", "mine"]) {
      const response = await call("/bookings", { token: person.token, query: { scope, q: "a" } });
      expect([response.status, response.body.code]).toEqual([403, "forbidden"]);
    }
  }
});

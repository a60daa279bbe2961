import { expect, test } from "vitest";
import { call } from "../support/call.ts";
import { book, cancel } from "../support/try-booking.ts";
import { makeClub, type TestPerson } from "../support/world.ts";

const now = "2026-07-15T12:00:00Z";

const add = (person: TestPerson, name: string, sport = "tennis") =>
  call("/courts", { method: "POST", token: person.token, body: { name, sport } });
const change = (person: TestPerson, id: unknown, body: unknown) =>
  call(`/courts/${id}`, { method: "PATCH", token: person.token, body });
const namesSeenBy = async (person: TestPerson, query: Record<string, string> = {}) =>
  ((await call("/courts", { token: person.token, query })).body.data as { name: string }[]).map((court) => court.name);

test("an admin adds a court, trimmed and its sport in lower case; it can be booked at once", async () => {
  const { id, admin, member } = await makeClub({ courts: 0 });
  const added = await add(admin, "  Centre Court ", " Table Tennis ");
  expect(added.status).toBe(201);
  expect(added.body).toMatchObject({ club_id: id, name: "Centre Court", sport: "table tennis", is_active: true });
  const made = await book(member, { court_id: String(added.body.id), start_time: "2026-07-16T10:00" }, now);
  expect(made.status).toBe(201);
});

test("a name is unique within a sport, whatever its case; another sport may have it", async () => {
  const { admin, courts } = await makeClub();
  for (const response of [await add(admin, "court 1"), await change(admin, courts[1]?.id, { name: "COURT 1" })]) {
    expect(response.status).toBe(409);
    expect(response.rejection).toMatchObject({
      code: "court_name_taken",
      message: "A court with this name already exists",
      details: { field: "name" },
    });
  }
  expect((await add(admin, "Court 1", "padel")).status).toBe(201);
});

test("courts come in the order of their numbers, on the grid and on every list", async () => {
  const { admin, front_desk } = await makeClub({ courts: 0 });
  for (const name of ["Court 10", "Court 2", "centre court", "Court 1"])
    expect((await add(admin, name)).status).toBe(201);
  const inOrder = ["centre court", "Court 1", "Court 2", "Court 10"];
  expect(await namesSeenBy(front_desk)).toEqual(inOrder);
  const grid = await call("/availability", { token: admin.token, query: { date: "2026-07-16", sport: "tennis" }, now });
  expect((grid.body.courts as { name: string }[]).map((court) => court.name)).toEqual(inOrder);
});

test("closing a court removes it from every grid on which nothing is left, keeps its bookings, and lists it for admins only", async () => {
  const { admin, front_desk, member, courts } = await makeClub();
  const made = await book(member, { court_id: courts[0]?.id, start_time: "2026-07-16T10:00" }, now);
  expect((await change(admin, courts[0]?.id, { is_active: false })).body).toMatchObject({ is_active: false });
  expect(await namesSeenBy(admin)).toEqual(["Court 1", "Court 2"]);
  for (const person of [front_desk, member]) expect(await namesSeenBy(person)).toEqual(["Court 2"]);
  const gridOf = async ({ token }: TestPerson, date: string) => {
    const { body } = await call("/availability", { token, query: { date, sport: "tennis" }, now });
    return (body.courts as { name: string }[]).map((court) => court.name);
  };
  expect(await gridOf(member, "2026-07-16")).toEqual(["Court 2"]);
  expect(await gridOf(admin, "2026-07-16")).toEqual(["Court 1", "Court 2"]);
  expect(await gridOf(admin, "2026-07-17")).toEqual(["Court 2"]);
  const mine = await call("/bookings", { token: member.token, now });
  expect(mine.body.data).toMatchObject([{ id: made.body.id, status: "confirmed", court_name: "Court 1" }]);
  await change(admin, courts[0]?.id, { is_active: true });
  expect(await namesSeenBy(member)).toEqual(["Court 1", "Court 2"]);
});

test("only an admin adds or changes courts, and not while previewing another role", async () => {
  const { front_desk, coach, member, courts } = await makeClub();
  for (const person of [front_desk, coach, member]) {
    for (const response of [await add(person, "Mine"), await change(person, courts[0]?.id, { name: "Mine" })]) {
      expect([response.status, response.rejection.message]).toEqual([403, "Access Denied"]);
    }
  }
});

test("courts are listed by sport and by name", async () => {
  const { admin } = await makeClub({ courts: 0 });
  for (const [name, sport] of [
    ["B", "tennis"],
    ["A", "tennis"],
    ["C", "padel"],
  ] as const) {
    await add(admin, name, sport);
  }
  expect(await namesSeenBy(admin)).toEqual(["A", "B", "C"]);
  expect(await namesSeenBy(admin, { sport: " TENNIS" })).toEqual(["A", "B"]);
});

test("an admin sees which future bookings a closed court affects, before and after it is closed", async () => {
  const { admin, front_desk, member, coach, courts } = await makeClub();
  const [court, other] = courts;
  const path = `/courts/${court?.id}/stranded-bookings`;
  const affected = async () => (await call(path, { token: admin.token, now })).body;
  expect(await affected()).toEqual({ data: [], total: 0, events: [], events_total: 0 });
  const later = await book(coach, { court_id: court?.id, start_time: "2026-07-17T10:00" }, now);
  const first = await book(member, { court_id: court?.id, start_time: "2026-07-16T10:00" }, now);
  const canceled = await book(member, { court_id: court?.id, start_time: "2026-07-18T10:00" }, now);
  await cancel(member, canceled.body.id, { now });
  await book(member, { court_id: other?.id, start_time: "2026-07-19T10:00" }, now);
  const expected = {
    data: [
      { id: first.body.id, user_name: member.name, can_cancel: true },
      { id: later.body.id, user_name: coach.name },
    ],
    total: 2,
  };
  expect(await affected()).toMatchObject(expected);
  await change(admin, court?.id, { is_active: false });
  expect(await affected()).toMatchObject(expected);
  const tomorrow = await call(path, { token: admin.token, now: "2026-07-16T20:00:00Z" });
  expect(tomorrow.body).toMatchObject({ data: [{ id: later.body.id }], total: 1 });
  for (const person of [front_desk, coach, member])
    expect((await call(path, { token: person.token })).status).toBe(403);
  const unknown = "/courts/6f1c1f0e-7b1a-4c57-9d0e-3f1f6f0c9a11/stranded-bookings";
  expect((await call(unknown, { token: admin.token })).rejection.message).toBe("Court not found");
});

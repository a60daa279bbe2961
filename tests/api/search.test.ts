import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { call } from "../support/call.ts";
import { makeClub, ownerSql, type TestClub, type TestPerson } from "../support/world.ts";

const search = ({ token }: TestPerson, query: Record<string, string>) => call("/search", { token, query });
async function found({ api }: TestPerson, q: string, limit?: number) {
  const { data } = await api.GET("/search", { params: { query: { q, ...(limit && { limit }) } } });
  if (!data) throw new Error(`The search for ${q} was rejected`);
  return data;
}

/** Writes a booking that begins `hours` from now, without the rules of booking; `details` are columns. */
async function book(club: TestClub, person: TestPerson, hours: number, details: Record<string, unknown> = {}) {
  const id = randomUUID();
  const starts_at = new Date(Date.now() + hours * 3_600_000);
  const ends_at = new Date(starts_at.getTime() + 3_600_000);
  const row = { club_id: club.id, id, court_id: club.courts[0]?.id, user_id: person.id, created_by: person.id };
  await ownerSql`insert into bookings ${ownerSql({ ...row, starts_at, ends_at, ...details })}`;
  return id;
}

test("staff find people by name or email, their bookings and courts, in one call", async () => {
  const club = await makeClub();
  const ada = await club.person("member", "Ada Courtney");
  const id = await book(club, ada, 24);
  for (const staff of [club.admin, club.front_desk]) {
    const { people, bookings, courts } = await found(staff, " COURT ");
    expect(people).toContainEqual({ id: ada.id, name: "Ada Courtney", email: ada.email });
    expect(bookings).toMatchObject([{ id, kind: "booking", user_name: "Ada Courtney", court_name: "Court 1" }]);
    expect(courts).toEqual(club.courts.map(({ id, name, sport }) => ({ id, name, sport })));
    expect((await found(staff, ada.email.slice(0, 12).toUpperCase())).bookings).toHaveLength(1);
  }
});

test("the next bookings come first, then the latest past ones; canceled ones and those a month ago are left out", async () => {
  const club = await makeClub();
  const ben = await club.person("member", "Ben Ordered");
  const [past, earlier] = [await book(club, ben, -30), await book(club, ben, -24 * 20)];
  const [next, later] = [await book(club, ben, 3), await book(club, ben, 50)];
  await book(club, ben, -24 * 31);
  await book(club, ben, 10, { status: "canceled" });
  const { bookings } = await found(club.front_desk, "ordered");
  expect(bookings.map(({ id }) => id)).toEqual([next, later, past, earlier]);
});

test("a coach finds members by name without their addresses, and no lessons but their own", async () => {
  const club = await makeClub();
  const [cy, other] = [await club.person("member", "Cy Learner"), await club.person("coach", "Cyd Coach")];
  const own = await book(club, cy, 5, { kind: "lesson", coach_id: club.coach.id });
  await book(club, cy, 8, { kind: "lesson", coach_id: other.id });
  await book(club, cy, 11);
  const { people, bookings } = await found(club.coach, "cy");
  expect(people).toEqual([{ id: cy.id, name: "Cy Learner", email: null }]);
  expect(bookings.map(({ id }) => id)).toEqual([own]);
  expect(await found(club.coach, cy.email)).toEqual({ people: [], bookings: [], courts: [] });
});

test("a coach who reads the list of members by trying names is slowed down, and the front desk is not", async () => {
  const { coach, front_desk } = await makeClub();
  const statuses = async (person: TestPerson) => {
    const all = await Promise.all(Array.from({ length: 90 }, () => search(person, { q: "zz" })));
    return new Set(all.map(({ status }) => status));
  };
  expect(await statuses(coach)).toEqual(new Set([200, 429]));
  expect(await statuses(front_desk)).toEqual(new Set([200]));
});

test("closed courts are found by those who manage courts; wildcards are literal; each list is limited", async () => {
  const club = await makeClub({ courts: 7 });
  await ownerSql`update courts set is_active = false where id = ${club.courts[6]?.id ?? ""}`;
  expect((await found(club.admin, "court 7")).courts).toHaveLength(1);
  expect((await found(club.front_desk, "court 7")).courts).toEqual([]);
  expect((await found(club.front_desk, "court")).courts).toHaveLength(5);
  expect((await found(club.front_desk, "court", 2)).courts.map(({ name }) => name)).toEqual(["Court 1", "Court 2"]);
  for (const q of ["%%", "__"]) expect(await found(club.admin, q)).toEqual({ people: [], bookings: [], courts: [] });
});

test("nothing of another club is found; members cannot search, and neither can an admin who previews one", async () => {
  const [club, other] = [await makeClub(), await makeClub()];
  const away = await other.person("member", "Courtenay Far");
  await book(other, away, 4);
  expect(await found(club.admin, "courtenay")).toEqual({ people: [], bookings: [], courts: [] });
  await ownerSql`update auth.sessions set impersonating_role = 'member' where id = ${club.admin.sessionId}`;
  for (const person of [club.member, club.admin]) {
    const { status, rejection } = await search(person, { q: "court" });
    expect([status, rejection.message]).toEqual([403, "Access Denied"]);
  }
  expect((await call("/search", { query: { q: "court" } })).status).toBe(401);
});

test.each([
  [{}, "q"],
  [{ q: " a " }, "q"],
  [{ q: "x".repeat(101) }, "q"],
  [{ q: "nul\0" }, "q"],
  [{ q: "court", limit: "0" }, "limit"],
  [{ q: "court", limit: "21" }, "limit"],
  [{ q: "court", limit: "many" }, "limit"],
])("%j is rejected by its field %s", async (query, field) => {
  const { front_desk } = await makeClub();
  const { status, rejection } = await search(front_desk, query);
  expect([status, rejection.details?.field]).toEqual([400, field]);
});

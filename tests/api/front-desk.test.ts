import { expect, test } from "vitest";
import { call } from "../support/call.ts";
import { makeClub, ownerSql, type TestPerson } from "../support/world.ts";

const search = ({ token }: TestPerson, q?: string) =>
  call("/members/search", { token, query: q === undefined ? {} : { q } });
const names = async (person: TestPerson, q: string) =>
  ((await search(person, q)).body.data as { name: string }[]).map(({ name }) => name);

test("staff find people by a part of their name or email, whatever its case, sorted by name", async () => {
  const club = await makeClub();
  const zoe = await club.person("member", "Zoë Needham");
  const abe = await club.person("coach", "Abe Needle");
  for (const staff of [club.admin, club.front_desk]) {
    expect(await names(staff, " nEEd ")).toEqual(["Abe Needle", "Zoë Needham"]);
    expect((await search(staff, zoe.email.slice(0, 12).toUpperCase())).body.data).toEqual([
      { id: zoe.id, name: "Zoë Needham", email: zoe.email },
    ]);
  }
  await ownerSql`update memberships set left_at = now() where user_id = ${abe.id}`;
  expect(await names(club.admin, "need")).toEqual(["Zoë Needham"]);
});

test("at most ten are found; wildcards in the query are literal", async () => {
  const club = await makeClub();
  for (let number = 0; number < 12; number++) await club.person("member", `Twin ${number} 100%`);
  expect(await names(club.front_desk, "Twin")).toHaveLength(10);
  expect(await names(club.front_desk, "0%")).toHaveLength(10);
  expect((await search(club.front_desk, "Twin")).body.has_more).toBe(true);
  expect((await search(club.front_desk, "Twin 1")).body.has_more).toBe(false);
  expect(await names(club.front_desk, "%%")).toEqual([]);
  expect(await names(club.front_desk, "__")).toEqual([]);
});

test("another club's people are not found, and only staff can search, previews included", async () => {
  const [club, other] = [await makeClub(), await makeClub()];
  await other.person("member", "Far Away");
  expect(await names(club.front_desk, "Far Away")).toEqual([]);
  await ownerSql`update auth.sessions set impersonating_role = 'coach' where id = ${club.admin.sessionId}`;
  for (const person of [club.coach, club.member, club.admin]) {
    const { status, rejection } = await search(person, "test");
    expect([status, rejection.message]).toEqual([403, "Access Denied"]);
  }
  expect((await call("/members/search", { query: { q: "test" } })).status).toBe(401);
});

test.each([undefined, "", "a", " a ", "x".repeat(101), "nul\0"])(
  "a search for %j is rejected by its field",
  async (q) => {
    const { front_desk } = await makeClub();
    const { status, rejection } = await search(front_desk, q);
    expect([status, rejection.details?.field]).toEqual([400, "q"]);
  },
);

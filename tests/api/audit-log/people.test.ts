import { expect, test } from "vitest";
import { call } from "../../support/call.ts";
import { outcome } from "../../support/try-booking.ts";
import { makeClub, ownerSql, type TestPerson } from "../../support/world.ts";

const find = ({ token }: TestPerson, query: Record<string, string>) => call("/audit-log/people", { token, query });
const found = async (person: TestPerson, query: Record<string, string>) => (await find(person, query)).body.data;

test("admins find members and who has been one, by a part of the name or by id, with the name alone", async () => {
  const [club, other] = await Promise.all([makeClub(), makeClub()]);
  const stays = await club.person("member", "Maya 100% Chen");
  const left = await club.person("coach", "Ada maya Chen");
  await other.person("member", "Maya Elsewhere");
  const gone = await call(`/members/${left.id}/remove`, { method: "POST", token: club.admin.token });
  expect(gone.status, gone.text).toBeLessThan(300);

  const both = [
    { id: stays.id, full_name: "Maya 100% Chen", is_former: false },
    { id: left.id, full_name: "Ada maya Chen", is_former: true },
  ];
  expect(await found(club.admin, { q: "MAYA" })).toEqual(both);
  expect(await found(club.admin, { q: "0% c" })).toEqual(both.slice(0, 1));
  expect(await found(club.admin, { user_id: left.id })).toEqual(both.slice(1));
  expect(await found(club.admin, { user_id: other.admin.id })).toEqual([]);
  expect(await found(club.admin, { q: "no such person" })).toEqual([]);
  for (const person of [club.front_desk, club.coach, club.member])
    expect(await outcome(find(person, { q: "maya" }))).toBe("403 forbidden: Access Denied");
});

test("at most ten are found", async () => {
  const { id, admin } = await makeClub();
  await ownerSql`update users set full_name = 'Zoe' where id = ${admin.id}`;
  await Promise.all(
    Array.from({ length: 11 }, async (_, at) => {
      const [row] = await ownerSql<{ id: string }[]>`select gen_random_uuid() as id`;
      const user = { id: row?.id ?? "", email: `${row?.id}@people.test` };
      await ownerSql`insert into auth.users ${ownerSql(user)}`;
      await ownerSql`
        insert into users ${ownerSql({ ...user, full_name: `Zoe ${at}` })} on conflict (id) do update set full_name = excluded.full_name`;
      await ownerSql`insert into memberships ${ownerSql({ club_id: id, user_id: user.id, role: "member", left_at: new Date() })}`;
    }),
  );
  const people = (await found(admin, { q: "zoe" })) as { id: string }[];
  expect(people).toHaveLength(10);
  expect(people[0]?.id).toBe(admin.id);
});

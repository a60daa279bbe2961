import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { call } from "../support/call.ts";
import { makeClub, ownerSql, type TestPerson } from "../support/world.ts";

const read = (person: TestPerson) => call("/sample-data", { token: person.token });
const remove = (person: TestPerson) => call("/sample-data/remove", { method: "POST", token: person.token });

/** A club with one sample person, a sample item of news, one that an admin has edited and one of its own. */
async function makeNewClub() {
  const club = await makeClub();
  await ownerSql`update memberships set is_sample = true where club_id = ${club.id} and user_id = ${club.coach.id}`;
  const item = { club_id: club.id, type: "info", priority: "low", body: "Text", author_id: club.admin.id };
  await ownerSql`insert into club_news ${ownerSql([
    { ...item, title: "Sample", is_sample: true },
    { ...item, title: "Our own", is_sample: false },
  ])}`;
  return club;
}

const newsOf = async (person: TestPerson) =>
  ((await call("/news", { token: person.token })).body.data as { title: string }[]).map(({ title }) => title);

test("sample people and news go at once, and the second time changes nothing", async () => {
  const [club, other] = [await makeNewClub(), await makeNewClub()];
  expect((await read(club.admin)).body).toEqual({ people: 1, news: 1 });
  expect((await remove(club.admin)).body).toEqual({ people: 1, news: 1 });
  expect((await read(club.admin)).body).toEqual({ people: 0, news: 0 });
  expect(await newsOf(club.member)).toEqual(["Our own"]);
  const members = (await call("/members", { token: club.admin.token })).body.data as { id: string }[];
  expect(members.map(({ id }) => id).toSorted()).toEqual(
    [club.admin.id, club.front_desk.id, club.member.id].toSorted(),
  );
  expect((await remove(club.admin)).body).toEqual({ people: 0, news: 0 });
  expect((await read(other.admin)).body).toEqual({ people: 1, news: 1 });
  // No mail goes to a person who never was.
  const notices = await ownerSql`select from notices where club_id = ${club.id}`;
  expect(notices).toHaveLength(0);
});

test("only an admin reads and removes sample data", async () => {
  const club = await makeNewClub();
  for (const person of [club.front_desk, club.member]) {
    for (const response of [await read(person), await remove(person)]) expect(response.status).toBe(403);
  }
  expect((await read(club.admin)).body).toEqual({ people: 1, news: 1 });
});

test("a founded club has a sample coach and sample news, and none afterwards", async () => {
  const email = `${randomUUID()}@founders.courtside.test`;
  const body = { club_name: "Riverside", admin_name: "Ada", email, password: "Six-or-more" };
  const founded = await call("/club-signups", { method: "POST", body });
  expect(founded.status, founded.text).toBe(201);
  const token = (founded.body.session as { access_token: string } | null)?.access_token;
  const call_ = (path: string, method = "GET") => call(path, { method, ...(token && { token }) });
  expect((await call_("/sample-data")).body.people).toBe(1);
  expect((await call_("/sample-data/remove", "POST")).body.people).toBe(1);
  expect((await call_("/sample-data")).body).toEqual({ people: 0, news: 0 });
});

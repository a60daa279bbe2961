import { expect, test } from "vitest";
import { call } from "../support/call.ts";
import { makeClub, ownerSql, type TestPerson } from "../support/world.ts";

const ITEM = { type: "event", priority: "high", title: "Summer Open", body: "Entries close on Friday." };

const post = ({ token }: TestPerson, item: unknown = ITEM, headers = {}) =>
  call("/news", { method: "POST", token, body: item, headers });
const patch = ({ token }: TestPerson, id: unknown, body: unknown) =>
  call(`/news/${id}`, { method: "PATCH", token, body });
const act = ({ token }: TestPerson, id: unknown, verb: "retire" | "restore") =>
  call(`/news/${id}/${verb}`, { method: "POST", token });
const list = ({ token }: TestPerson, query: Record<string, string> = {}) => call("/news", { token, query });
const titles = async (person: TestPerson, query: Record<string, string> = {}) =>
  ((await list(person, query)).body.data as { title: string }[]).map(({ title }) => title);
const trail = (clubId: string) =>
  ownerSql`select action, subject_id, outcome from audit_log where club_id = ${clubId} order by id`;

test("an admin publishes, every member of the club reads it, the newest first, and the audit log says who did", async () => {
  const club = await makeClub();
  const first = await post(club.admin, { ...ITEM, title: "  Summer Open " });
  expect(first.status).toBe(201);
  expect(first.body).toEqual({
    ...ITEM,
    id: expect.any(String),
    author_name: club.admin.name,
    published_at: expect.any(String),
    retired_at: null,
  });
  await post(club.admin, { type: "social", priority: "low", title: "Mixer", body: "Thursday.\nBring a friend." });
  for (const person of [club.admin, club.front_desk, club.coach, club.member]) {
    expect(await titles(person), person.role).toEqual(["Mixer", "Summer Open"]);
  }
  expect((await trail(club.id)).map(({ action, outcome }) => [action, outcome])).toEqual([
    ["news.published", "success"],
    ["news.published", "success"],
  ]);
});

test("text changes and the position stays; fields that are not sent stay too", async () => {
  const club = await makeClub();
  const first = await post(club.admin);
  await post(club.admin, { ...ITEM, title: "Later" });
  const edited = await patch(club.admin, first.body.id, { title: "Summer Open, moved", priority: "medium" });
  expect(edited.body).toEqual({ ...first.body, title: "Summer Open, moved", priority: "medium" });
  expect(await titles(club.member)).toEqual(["Later", "Summer Open, moved"]);
});

test("a retired item is hidden from members and kept for admins, who can restore it to its old place", async () => {
  const club = await makeClub();
  const { body } = await post(club.admin);
  await post(club.admin, { ...ITEM, title: "Later" });
  const retired = await act(club.admin, body.id, "retire");
  expect(retired.body).toMatchObject({ id: body.id, retired_at: expect.any(String) });
  expect((await act(club.admin, body.id, "retire")).body).toEqual(retired.body);
  expect(await titles(club.member)).toEqual(["Later"]);
  expect(await titles(club.admin, { status: "retired" })).toEqual(["Summer Open"]);
  expect((await act(club.admin, body.id, "restore")).body).toEqual(body);
  expect((await act(club.admin, body.id, "restore")).body).toEqual(body);
  expect(await titles(club.member)).toEqual(["Later", "Summer Open"]);
  const done = (await trail(club.id)).map(({ action }) => action);
  expect(done).toEqual(["news.published", "news.published", "news.retired", "news.restored"]);
});

test("only an admin writes items or sees retired ones, previews included", async () => {
  const club = await makeClub();
  const { body } = await post(club.admin);
  await ownerSql`update auth.sessions set impersonating_role = 'front_desk' where id = ${club.admin.sessionId}`;
  for (const person of [club.front_desk, club.coach, club.member, club.admin]) {
    for (const response of [
      await post(person),
      await patch(person, body.id, { title: "Mine" }),
      await act(person, body.id, "retire"),
      await act(person, body.id, "restore"),
      await list(person, { status: "retired" }),
    ]) {
      expect([response.status, response.rejection.message], person.role).toEqual([403, "Access Denied"]);
    }
  }
  expect((await call("/news")).status).toBe(401);
  expect((await list(club.member)).body.data).toEqual([body]);
});

test("another club's item behaves like one that does not exist, and its news are not ours", async () => {
  const [club, other] = [await makeClub(), await makeClub()];
  const { body } = await post(other.admin);
  for (const id of [body.id, "6f1c1f0e-7b1a-4c57-9d0e-3f1f6f0c9a11"]) {
    for (const response of [
      await patch(club.admin, id, { title: "Ours" }),
      await act(club.admin, id, "retire"),
      await act(club.admin, id, "restore"),
    ]) {
      expect([response.status, response.rejection.message]).toEqual([404, "News not found"]);
    }
  }
  expect(await titles(club.admin)).toEqual([]);
  expect((await list(other.member)).body.data).toEqual([body]);
});

test.each([
  ["type", { ...ITEM, type: "party" }],
  ["type", { ...ITEM, type: undefined }],
  ["priority", { ...ITEM, priority: "urgent" }],
  ["title", { ...ITEM, title: "   " }],
  ["title", { ...ITEM, title: "x".repeat(121) }],
  ["title", { ...ITEM, title: "nul \0" }],
  ["body", { ...ITEM, body: "" }],
  ["body", { ...ITEM, body: "x".repeat(2001) }],
  ["body", []],
])("%s of %j is rejected by its name, in a new item and in an edit, and nothing changes", async (field, wrong) => {
  const club = await makeClub();
  const { body } = await post(club.admin);
  const responses = [await post(club.admin, wrong)];
  if (!("type" in wrong) || wrong.type !== undefined) responses.push(await patch(club.admin, body.id, wrong));
  for (const { status, rejection } of responses) expect([status, rejection.details?.field]).toEqual([400, field]);
  expect((await list(club.member)).body.data).toEqual([body]);
});

test("an edit without changes, an invalid id and an invalid page are rejected by name", async () => {
  const { admin } = await makeClub();
  const { body } = await post(admin);
  for (const [response, field] of [
    [await patch(admin, body.id, {}), "body"],
    [await patch(admin, "x", { title: "y" }), "id"],
    [await act(admin, "x", "retire"), "id"],
    [await list(admin, { cursor: "x" }), "cursor"],
    [await list(admin, { limit: "101" }), "limit"],
    [await list(admin, { status: "all" }), "status"],
  ] as const) {
    expect([response.status, response.rejection.details?.field]).toEqual([400, field]);
  }
});

test("pages follow without gap or repetition, even if many items came in the same millisecond", async () => {
  const club = await makeClub();
  await ownerSql`
    insert into club_news (club_id, author_id, type, priority, title, body, published_at)
    select ${club.id}, ${club.admin.id}, 'info', 'low', 'Item ' || n, 'Text',
      '2026-07-01T10:00:00Z'::timestamptz + make_interval(secs => (n / 3) * 0.0007) from generate_series(1, 23) as n`;
  const seen: string[] = [];
  let cursor: string | null = null;
  do {
    const page = await list(club.member, { limit: "5", ...(cursor !== null && { cursor }) });
    seen.push(...(page.body.data as { title: string }[]).map(({ title }) => title));
    cursor = page.body.next_cursor as string | null;
  } while (cursor !== null);
  expect(seen).toHaveLength(23);
  expect(new Set(seen).size).toBe(23);
});

test("sent twice under one key, an item is published once", async () => {
  const { admin } = await makeClub();
  const headers = { "idempotency-key": "once" };
  const [one, other] = await Promise.all([post(admin, ITEM, headers), post(admin, ITEM, headers)]);
  expect(other.body).toEqual(one.body);
  expect(await titles(admin)).toEqual([ITEM.title]);
});

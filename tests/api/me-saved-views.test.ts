import { MOST_SAVED_VIEWS, SAVED_VIEW_NAME_MAX } from "@courtside/contracts/domain/saved-views.ts";
import { expect, test } from "vitest";
import { call } from "../support/call.ts";
import { makeClub, ownerSql, type TestPerson } from "../support/world.ts";

const read = ({ token }: TestPerson) => call("/me/saved-views", { token });
const save = ({ token }: TestPerson, views: unknown, list = "members") =>
  call(`/me/saved-views/${list}`, { method: "PUT", token, body: { views } });

const view = (name: string, search = "role=coach&sort=-joined") => ({ name, search });

test("views are kept for each person and list, replaced as a whole, and gone when none is left", async () => {
  const club = await makeClub();
  expect((await read(club.admin)).body).toEqual({ data: [] });
  const saved = await save(club.admin, [view(" Coaches "), view("All", "")]);
  expect([saved.status, saved.body]).toEqual([200, { list: "members", views: [view("Coaches"), view("All", "")] }]);
  await save(club.admin, [view("Today", "date=2026-03-08")], "bookings");
  expect((await read(club.admin)).body).toEqual({
    data: [
      { list: "bookings", views: [view("Today", "date=2026-03-08")] },
      { list: "members", views: [view("Coaches"), view("All", "")] },
    ],
  });
  expect((await read(club.front_desk)).body).toEqual({ data: [] });
  await save(club.admin, []);
  expect((await read(club.admin)).body).toMatchObject({ data: [{ list: "bookings" }] });
  const trail = await ownerSql`select action, detail from audit_log where club_id = ${club.id} order by id`;
  expect(trail.map(({ detail }) => detail)).toEqual([
    { list: "members", count: 2 },
    { list: "bookings", count: 1 },
    { list: "members", count: 0 },
  ]);
});

test("what two devices save at once is kept, and what one deletes does not come back", async () => {
  const { admin } = await makeClub();
  const change = (before: unknown, views: unknown) =>
    call("/me/saved-views/members", { method: "PUT", token: admin.token, body: { views, before } });
  const names = async () => {
    const { data } = (await read(admin)).body as { data: { views: { name: string; search: string }[] }[] };
    return data.flatMap(({ views }) => views.map(({ name, search }) => `${name}?${search}`)).toSorted();
  };
  // Both have read that there is none.
  const first = await Promise.all(["Coaches", "New"].map((name) => change([], [view(name, "q")])));
  expect(first.map(({ status }) => status)).toEqual([200, 200]);
  expect(await names()).toEqual(["Coaches?q", "New?q"]);

  const seen = [view("Coaches", "q"), view("New", "q")];
  await change(seen, [view("Coaches", "q")]);
  const outdated = await change(seen, [view("Coaches", "other"), view("New", "q"), view("Third", "q")]);
  expect(outdated.body).toEqual({ list: "members", views: [view("Coaches", "other"), view("Third", "q")] });
  expect(await names()).toEqual(["Coaches?other", "Third?q"]);

  const many = Array.from({ length: MOST_SAVED_VIEWS - 1 }, (_, at) => view(`View ${at}`));
  const { status, rejection } = await change([], many);
  expect([status, rejection.details?.field]).toEqual([400, "views"]);
  expect(await names()).toEqual(["Coaches?other", "Third?q"]);
});

test("views of another club stay there", async () => {
  const [club, other] = [await makeClub(), await makeClub()];
  await save(club.front_desk, [view("Mine")]);
  await ownerSql`update memberships set left_at = now() where user_id = ${club.front_desk.id}`;
  await ownerSql`insert into memberships (club_id, user_id, role) values (${other.id}, ${club.front_desk.id}, 'admin')`;
  expect((await read(club.front_desk)).body).toEqual({ data: [] });
});

test.each([
  ["too many", Array.from({ length: MOST_SAVED_VIEWS + 1 }, (_, at) => view(`View ${at}`)), "views"],
  ["a name twice", [view("One"), view("One", "")], "views"],
  ["no name", [view("  ")], "views.0.name"],
  ["a long name", [view("x".repeat(SAVED_VIEW_NAME_MAX + 1))], "views.0.name"],
  ["a long search", [view("One", "x".repeat(1_001))], "views.0.search"],
])("rejected: %s", async (_, views, field) => {
  const { admin } = await makeClub();
  const { status, rejection } = await save(admin, views);
  expect([status, rejection.details?.field]).toEqual([400, field]);
  expect((await read(admin)).body).toEqual({ data: [] });
});

test("an unknown list is rejected", async () => {
  const { admin } = await makeClub();
  expect((await save(admin, [], "passwords")).status).toBe(400);
});

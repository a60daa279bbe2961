import { expect, test } from "vitest";
import { call } from "../support/call.ts";
import { makeClub, ownerSql, type TestPerson } from "../support/world.ts";

const addMany = (person: TestPerson, body: Record<string, unknown>, key?: string) =>
  call("/courts/bulk", {
    method: "POST",
    token: person.token,
    body: { sport: "tennis", ...body },
    ...(key && { headers: { "idempotency-key": key } }),
  });
const listed = async (person: TestPerson) => (await call("/courts", { token: person.token })).body.data as unknown[];

test("eight courts are added at once, with their surface, in one sport; a repeated request adds none", async () => {
  const { id, admin, member } = await makeClub({ courts: 0 });
  const names = Array.from({ length: 8 }, (_, at) => `Court ${at + 1}`);
  const body = { names, sport: " Tennis ", surface: "clay", is_indoor: false };
  const added = await addMany(admin, body, "eight");
  expect(added.status).toBe(201);
  expect((added.body.data as { name: string }[]).map(({ name }) => name)).toEqual(names);
  expect((added.body.data as unknown[])[0]).toMatchObject({
    club_id: id,
    name: "Court 1",
    sport: "tennis",
    is_active: true,
    surface: "clay",
    is_indoor: false,
  });
  expect((await addMany(admin, body, "eight")).body).toEqual(added.body);
  expect(await listed(member)).toHaveLength(8);
  const audits = await ownerSql`select from audit_log where club_id = ${id} and action = 'court.added'`;
  expect(audits).toHaveLength(8);
});

test("a name that the sport has rejects all, and is named; another sport may have it", async () => {
  const { admin } = await makeClub({ courts: 2 });
  const rejected = await addMany(admin, { names: ["Court 3", "COURT 2", "Court 1"] });
  expect([rejected.status, rejected.rejection]).toMatchObject([
    409,
    {
      code: "court_name_taken",
      message: "Courts with these names already exist: Court 1, Court 2",
      details: { field: "names", names: ["Court 1", "Court 2"] },
    },
  ]);
  expect((await addMany(admin, { names: ["court 1", "Court 3"] })).rejection.message).toBe(
    "A court with this name already exists: Court 1",
  );
  expect(await listed(admin)).toHaveLength(2);
  expect((await addMany(admin, { names: ["Court 1", "Court 2"], sport: "padel" })).status).toBe(201);
});

test("a club has 500 courts at most, those that are not active included", async () => {
  const { id, admin } = await makeClub({ courts: 1, rules: { plan_id: "elite" } });
  await ownerSql`
    insert into courts (club_id, name, sport, is_active) select ${id}, 'Old ' || n, 'tennis', false from generate_series(1, 498) n`;
  const rejected = await addMany(admin, { names: ["A", "B"] });
  expect([rejected.status, rejected.rejection.code]).toEqual([409, "too_many_courts"]);
  expect((await addMany(admin, { names: ["A"] })).status).toBe(201);
});

test("a plan without room for all adds none, and says how many it holds", async () => {
  const { admin } = await makeClub({ courts: 2, rules: { plan_id: "starter" } });
  const names = ["A", "B", "C"];
  const rejected = await addMany(admin, { names });
  expect([rejected.status, rejected.rejection]).toMatchObject([
    409,
    {
      code: "plan_limit",
      message: "The club's plan is limited to 4 courts. An admin can upgrade the plan to add more.",
      details: { limit: "courts", max: 4 },
    },
  ]);
  expect(await listed(admin)).toHaveLength(2);
  expect((await addMany(admin, { names: names.slice(0, 2) })).status).toBe(201);
});

test("of two admins who add the same courts at once, one does", async () => {
  const { admin, person } = await makeClub({ courts: 0 });
  const second = await person("admin");
  const responses = await Promise.all(
    [admin, second].map((each) => addMany(each, { names: ["Court 1", "Court 2", "Court 3"] })),
  );
  expect(responses.map(({ status }) => status).toSorted()).toEqual([201, 409]);
  expect(responses.find(({ status }) => status === 409)?.rejection.code).toBe("court_name_taken");
  expect(await listed(admin)).toHaveLength(3);
});

test.each([
  [{ names: [] }, "names"],
  [{}, "names"],
  [{ names: "Court 1" }, "names"],
  [{ names: ["Court 1", "court 1"] }, "names"],
  [{ names: Array.from({ length: 51 }, (_, at) => `Court ${at}`) }, "names"],
  [{ names: ["x".repeat(81)] }, "names.0"],
  [{ names: ["two\nlines"] }, "names.0"],
  [{ names: ["Court 1"], sport: "" }, "sport"],
  [{ names: ["Court 1"], surface: "lava" }, "surface"],
  [{ names: ["Court 1"], is_indoor: "yes" }, "is_indoor"],
])("bad input %#: 400 naming %s", async (body, field) => {
  const { admin } = await makeClub({ courts: 0 });
  const { status, rejection } = await addMany(admin, body);
  expect([status, rejection.details?.field]).toEqual([400, field]);
  expect(await listed(admin)).toEqual([]);
});

test("surface and roof are changed later, and taken back", async () => {
  const { admin, courts } = await makeClub({ courts: 1 });
  const change = (body: unknown) => call(`/courts/${courts[0]?.id}`, { method: "PATCH", token: admin.token, body });
  expect((await change({ surface: "glass", is_indoor: true })).body).toMatchObject({
    name: "Court 1",
    surface: "glass",
    is_indoor: true,
  });
  expect((await change({ surface: null, is_indoor: null })).body).toMatchObject({ surface: null, is_indoor: null });
  expect((await change({ surface: "lava" })).rejection.details?.field).toBe("surface");
});

import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { call } from "../support/call.ts";
import { dumpClub } from "../support/club-dump.ts";
import { dateFromNow, makeClub, ownerSql, type TestPerson } from "../support/world.ts";

const tomorrow = dateFromNow(1);

const book = (person: TestPerson, key: string | undefined, body: unknown, path = "/bookings") =>
  call(path, {
    method: "POST",
    token: person.token,
    body,
    headers: key === undefined ? {} : { "idempotency-key": key },
  });

test("a retry returns the first response, whatever happened to the booking since, and nothing is done twice", async () => {
  const { id, member, courts } = await makeClub();
  const key = randomUUID();
  const body = { court_id: courts[0]?.id, start_time: `${tomorrow}T10:00` };
  const first = await book(member, key, body);
  await call(`/bookings/${first.body.id}/cancel`, { method: "POST", token: member.token, body: {} });
  const before = await dumpClub(id);
  const again = await book(member, key, body);
  expect([again.status, again.body]).toEqual([201, first.body]);
  expect(await dumpClub(id)).toEqual(before);
});

test("ten retries at once make one booking, and all get its response", async () => {
  const { id, member, courts } = await makeClub({ rules: { max_bookings_per_day: 20 } });
  const key = randomUUID();
  const body = { court_id: courts[0]?.id, start_time: `${tomorrow}T10:00` };
  const responses = await Promise.all(Array.from({ length: 10 }, () => book(member, key, body)));
  expect(new Set(responses.map((response) => `${response.status} ${response.body.id}`)).size).toBe(1);
  expect(responses[0]?.status).toBe(201);
  const [count] = await ownerSql`select count(*)::int as n from bookings where club_id = ${id}`;
  expect(count?.n).toBe(1);
});

test("the order of the fields does not matter, their values do: 422 naming the key, nothing changed", async () => {
  const { id, member, courts } = await makeClub();
  const key = randomUUID();
  const start_time = `${tomorrow}T10:00`;
  const first = await book(member, key, { court_id: courts[0]?.id, start_time });
  expect((await book(member, key, { start_time, court_id: courts[0]?.id })).body).toEqual(first.body);
  const before = await dumpClub(id, { without: ["audit_log"] });
  for (const body of [
    { court_id: courts[0]?.id, start_time: `${tomorrow}T11:00` },
    { court_id: courts[1]?.id, start_time },
    { court_id: courts[0]?.id, start_time, end_time: `${tomorrow}T11:00` },
  ]) {
    const other = await book(member, key, body);
    expect(other.status).toBe(422);
    expect(other.rejection).toMatchObject({ code: "idempotency_key_reused", details: { field: "Idempotency-Key" } });
  }
  expect(await dumpClub(id, { without: ["audit_log"] })).toEqual(before);
});

test("the same key on another route is another request: 422", async () => {
  const { admin, courts } = await makeClub();
  const key = randomUUID();
  await book(admin, key, { court_id: courts[0]?.id, start_time: `${tomorrow}T10:00` });
  const other = await book(admin, key, { name: "Court 9", sport: "tennis" }, "/courts");
  expect(other.rejection.code).toBe("idempotency_key_reused");
});

test("two people may use the same key", async () => {
  const { member, coach, courts } = await makeClub();
  const key = "my-key";
  const mine = await book(member, key, { court_id: courts[0]?.id, start_time: `${tomorrow}T10:00` });
  const theirs = await book(coach, key, { court_id: courts[1]?.id, start_time: `${tomorrow}T10:00` });
  expect([mine.status, theirs.status]).toEqual([201, 201]);
  expect(theirs.body.id).not.toBe(mine.body.id);
});

test("a rejection is not kept: the same key may succeed later", async () => {
  const { member, coach, courts } = await makeClub();
  const body = { court_id: courts[0]?.id, start_time: `${tomorrow}T10:00` };
  const taken = await book(coach, undefined, body);
  const key = randomUUID();
  expect((await book(member, key, body)).status).toBe(409);
  await call(`/bookings/${taken.body.id}/cancel`, { method: "POST", token: coach.token, body: {} });
  expect((await book(member, key, body)).status).toBe(201);
});

test("a key expires after 24 hours", async () => {
  const { member, courts } = await makeClub();
  const key = randomUUID();
  const first = await book(member, key, { court_id: courts[0]?.id, start_time: `${tomorrow}T10:00` });
  await ownerSql`update idempotency_keys set created_at = now() - interval '24 hours 1 second' where key = ${key}`;
  const next = await book(member, key, { court_id: courts[0]?.id, start_time: `${tomorrow}T11:00` });
  expect([first.status, next.status]).toEqual([201, 201]);
});

test("an empty or over-long key: 400 naming it", async () => {
  const { member, courts } = await makeClub();
  const body = { court_id: courts[0]?.id, start_time: `${tomorrow}T10:00` };
  for (const key of ["", "x".repeat(201)]) {
    const response = await book(member, key, body);
    expect(response.status).toBe(400);
    expect(response.rejection.details?.field).toBe("idempotency-key");
  }
  expect((await book(member, "x".repeat(200), body)).status).toBe(201);
});

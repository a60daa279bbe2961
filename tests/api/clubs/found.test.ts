import { randomUUID } from "node:crypto";
import { NEW_CLUB_SETTINGS } from "@courtside/contracts/domain/club-rules.ts";
import { expect, test } from "vitest";
import { call } from "../../support/call.ts";
import { dateFromNow, openSession, ownerSql } from "../../support/world.ts";

/** A person who signed up and belongs to no club. */
async function makeNewcomer() {
  const id = randomUUID();
  const email = `${id}@people.courtside.test`;
  await ownerSql`insert into auth.users (id, email, email_confirmed_at) values (${id}, ${email}, now())`;
  await ownerSql`insert into users (id, email, full_name) values (${id}, ${email}, 'Nia Newcomer')`;
  return { id, ...(await openSession(id, email)) };
}

interface Found {
  body?: unknown;
  key?: string;
  now?: string;
}

const found = (token: string | undefined, { body = { club_name: "Hilltop" }, key, now }: Found = {}) =>
  call("/clubs", { method: "POST", token, body, now, ...(key && { headers: { "idempotency-key": key } }) });

const clubsOf = (id: string) => ownerSql`select club_id from memberships where user_id = ${id}`;

test("a signed-in person without a club founds one, and is its admin in the same session", async () => {
  const { id, token } = await makeNewcomer();
  const response = await found(token, {
    body: { club_name: "  Hilltop ", location: "Denver" },
    now: "2026-07-15T12:00:00Z",
  });
  expect([response.status, response.body]).toEqual([201, { club: { id: expect.any(String), name: "Hilltop" } }]);
  const { body } = await call("/me", { token, now: "2026-07-15T12:00:00Z" });
  expect(body).toMatchObject({
    role: "admin",
    profile: { id, name: "Nia Newcomer" },
    club: {
      ...NEW_CLUB_SETTINGS,
      name: "Hilltop",
      location: "Denver",
      advance_booking_days: 14,
      max_booking_length_minutes: 120,
      max_bookings_per_week: 7,
    },
    trial: { trial_expires: "2026-07-29T12:00:00.000Z", days_remaining: 14 },
  });
  expect((await call("/courts", { token, now: "2026-07-15T12:00:00Z" })).body.data).toHaveLength(4);
});

test("without a session: 401, and what to do", async () => {
  const { status, rejection } = await found(undefined);
  expect([status, rejection.message]).toEqual([401, "You must be logged in to create a club."]);
});

test("the club's time zone is the founder's: tomorrow's first slot begins at six there", async () => {
  const { token } = await makeNewcomer();
  await found(token, { body: { club_name: "Hilltop", time_zone: "Asia/Calcutta" } });
  expect((await call("/me", { token })).body).toMatchObject({ club: { time_zone: "Asia/Calcutta" } });
  const { body } = await call(`/availability?date=${dateFromNow(1)}&sport=tennis`, { token });
  const [court] = body.courts as { slots: { start_time: string }[] }[];
  expect(court?.slots[0]?.start_time).toBe(`${dateFromNow(1)}T00:30:00.000Z`);
});

test.each(["Mars/Olympus", "+02:00", "europe/berlin", "", "x".repeat(65), 7])(
  "%j is not a time zone: 400 naming the field, and no club",
  async (time_zone) => {
    const { id, token } = await makeNewcomer();
    const { status, rejection } = await found(token, { body: { club_name: "Hilltop", time_zone } });
    expect([status, rejection.details?.field]).toEqual([400, "time_zone"]);
    expect(await clubsOf(id)).toHaveLength(0);
  },
);

test("the database rejects a zone that it does not know", async () => {
  await expect(ownerSql`insert into clubs (name, time_zone) values ('Hilltop', 'Mars/Olympus')`).rejects.toMatchObject({
    code: "22023",
    message: 'time zone "Mars/Olympus" not recognized',
  });
});

test("no name: 400 naming it", async () => {
  const { id, token } = await makeNewcomer();
  const { status, rejection } = await found(token, { body: { club_name: " " } });
  expect([status, rejection.message, rejection.details?.field]).toEqual([
    400,
    "Please fill in all fields",
    "club_name",
  ]);
  expect(await clubsOf(id)).toHaveLength(0);
});

test("a person with a club cannot found another, however many requests they send at once", async () => {
  const { id, token } = await makeNewcomer();
  const responses = await Promise.all(Array.from({ length: 10 }, () => found(token)));
  expect(responses.map(({ status }) => status).toSorted()).toEqual([201, ...Array.from({ length: 9 }, () => 409)]);
  expect((await found(token)).rejection.code).toBe("already_in_club");
  expect(await clubsOf(id)).toHaveLength(1);
});

test("a retry returns the first response", async () => {
  const { id, token } = await makeNewcomer();
  const key = randomUUID();
  const responses = await Promise.all([found(token, { key }), found(token, { key })]);
  responses.push(await found(token, { key }));
  for (const { status, body } of responses) expect([status, body]).toEqual([201, responses[0]?.body]);
  expect(await clubsOf(id)).toHaveLength(1);
  expect((await found(token, { key, body: { club_name: "Other" } })).rejection.code).toBe("idempotency_key_reused");
});

test("an anonymous account has no profile in the product yet", async () => {
  const id = randomUUID();
  await ownerSql`insert into auth.users (id, is_anonymous) values (${id}, true)`;
  const { token } = await openSession(id, "");
  for (const key of [undefined, randomUUID()]) {
    expect((await found(token, key === undefined ? {} : { key })).status).toBe(403);
  }
});

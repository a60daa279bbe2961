import { strFromU8, unzipSync } from "fflate";
import { expect, test } from "vitest";
import { call } from "../support/call.ts";
import { book } from "../support/try-booking.ts";
import { apiUrl, makeClub, ownerSql } from "../support/world.ts";
import { eventCalls, eventOf } from "./events/event-calls.ts";

const NOON = "2026-07-15T12:00:00Z";

test("staff see and find the address of a member; a later one of a former member they neither see nor find", async () => {
  const club = await makeClub();
  const { admin, member, coach } = club;
  const input = { court_id: club.courts[0]?.id, start_time: "2026-07-15T18:00" };
  const made = await book(member, input, NOON);
  expect(made.status, made.text).toBe(201);
  const request = { coach_id: coach.id, preferred_date: "2026-07-15", preferred_time: "20:00" };
  const asked = await call("/lesson-requests", { method: "POST", token: member.token, body: request, now: NOON });
  expect(asked.status, asked.text).toBe(201);
  await call(`/lesson-requests/${asked.body.id}/decline`, { method: "POST", token: coach.token, body: {}, now: NOON });
  const { create, registerMember, roster } = eventCalls(NOON);
  const event = eventOf(
    await create(admin, {
      court_id: club.courts[1]?.id,
      ...{ start_time: "2026-07-15T18:00", end_time: "2026-07-15T19:00" },
    }),
  );
  eventOf(await registerMember(admin, event.id, member.id));
  const notice = { club_id: club.id, user_id: member.id, kind: "news", event: "news", details: {}, dedupe_key: "news" };
  await ownerSql`insert into notices ${ownerSql({ ...notice, state: "sent", ended_at: new Date() })}`;

  const read = async (path: string, query: Record<string, string> = {}) =>
    (await call(path, { token: admin.token, query, now: "2026-07-16T12:00:00Z" })).body;
  const bookings = async (q: string) =>
    ((await read("/bookings", { scope: "club", q })).data as { user_email: string | null }[]).map(
      (row) => row.user_email,
    );
  const deliveries = async (search: string) =>
    ((await read("/deliveries", { search, event: "news" })).data as { address: string | null }[]).map(
      (row) => row.address,
    );
  const requests = async () =>
    ((await read("/lesson-requests")).data as { member_email: string | null }[]).map((row) => row.member_email);
  const registered = async () =>
    ((await roster(admin, event.id)).body.data as { email: string | null }[]).map((row) => row.email);
  const exported = async (email: string) => {
    const headers = { authorization: `Bearer ${admin.token}` };
    const response = await fetch(`${apiUrl}/api/v1/club/export`, { method: "POST", headers });
    const people = unzipSync(new Uint8Array(await response.arrayBuffer()))["people.csv"];
    return strFromU8(people ?? new Uint8Array()).includes(email);
  };
  const seen = async (email: string) => ({
    shown: (await read(`/bookings/${made.body.id}`)).user_email,
    byName: [await bookings(member.name), await deliveries(member.name)],
    byEmail: [await bookings(email), await deliveries(email)],
    beside: [await requests(), await registered(), await exported(email)],
  });
  const shown = member.email;
  expect(await seen(shown)).toEqual({
    shown,
    byName: [[shown], [shown]],
    byEmail: [[shown], [shown]],
    beside: [[shown], [shown], true],
  });

  const left = await call("/me/leave-club", { method: "POST", token: member.token, body: { club_id: club.id } });
  expect(left.status, left.text).toBe(200);
  const later = `later-${member.email}`;
  await ownerSql`update users set email = ${later} where id = ${member.id}`;
  expect(await seen(later)).toEqual({
    shown: null,
    byName: [[null], [null]],
    byEmail: [[], []],
    beside: [[null], [null], false],
  });
});

import { afterAll, expect, inject, test } from "vitest";
import { closeDueClubs } from "../../../api/src/clubs/closing/job.ts";
import { openPool } from "../../../api/src/db/pool.ts";
import { call } from "../../support/call.ts";
import { fetchWithCookies } from "../../support/cookie-jar.ts";
import { makeClub, openSession, ownerSql } from "../../support/world.ts";
import { forgetMailsTo, startMailApi, tokenHashOf } from "../auth/mail-api.ts";
import { accept, inviteOrFail, makeLoner } from "../invitations/inviting.ts";
import { clubInput, signUpClub } from "./signing-up.ts";

const service = await startMailApi();
const { mail } = service;
const db = openPool(inject("apiDatabaseUrl"));
afterAll(() => db.end({ timeout: 1 }));

const DAY = 86_400_000;
const { url } = service.api;
const me = async (token: string) => (await call("/me", { token })).body;
const waiting = async (token: string) =>
  (await call("/me/unproven-club", { token })).body.club as Record<string, unknown> | null;
/** With the stranger's session, which the other api process issued. */
const asStranger = ({ token }: { token: string }, path: string, method = "GET", body?: unknown) =>
  call(path, { method, token, body, url });
const decide = (token: string, club_id: string, keep: boolean) =>
  call("/me/unproven-club", { method: "POST", token, body: { club_id, keep } });
const rowOf = async (id: string) =>
  (await ownerSql`select closes_at, closed_at, unproven_founder from clubs where id = ${id}`)[0];
const adminsOf = (id: string) =>
  ownerSql`select user_id from memberships where club_id = ${id} and role = 'admin' and left_at is null`;

/** A stranger founds a club with another person's address; returns what their session can do. */
async function squat() {
  const input = clubInput();
  const { status, body } = await signUpClub(service.api.url, input, undefined, fetchWithCookies());
  expect(status).toBe(201);
  const { link } = await mail.next(input.email);
  const [account] = await ownerSql<{ id: string }[]>`select id from auth.users where email = ${input.email}`;
  return {
    email: input.email,
    link,
    clubId: body.club.id,
    token: body.session.access_token,
    userId: account?.id ?? "",
  };
}

/** The address's owner proves it in another browser. */
async function prove({ link, userId, email }: Awaited<ReturnType<typeof squat>>): Promise<string> {
  const body = { type: "signup", token_hash: tokenHashOf(link) };
  expect((await service.call("POST", "/verify", { body })).status).toBe(200);
  return (await openSession(userId, email)).token;
}

test("the owner of the address is in no club, and is asked about the one that was made with it", async () => {
  const stranger = await squat();
  expect((await asStranger(stranger, "/me/unproven-club")).body.club).toBeNull();
  const before = Date.now();
  const token = await prove(stranger);
  const club = await waiting(token);
  expect(club).toMatchObject({ id: stranger.clubId, name: "Riverside Courts", location: "Boston" });
  const closes = Date.parse(String(club?.closes_at));
  expect(closes).toBeGreaterThanOrEqual(before + 14 * DAY);
  expect(closes).toBeLessThanOrEqual(Date.now() + 14 * DAY);
  expect(await adminsOf(stranger.clubId)).toEqual([]);
  const trail =
    await ownerSql`select actor_id from audit_log where club_id = ${stranger.clubId} and action = 'club.released'`;
  expect([...trail]).toEqual([{ actor_id: stranger.userId }]);
});

test("if kept, it is theirs: with its courts, and without an end; keeping it twice counts once", async () => {
  const stranger = await squat();
  const token = await prove(stranger);
  const responses = await Promise.all([decide(token, stranger.clubId, true), decide(token, stranger.clubId, true)]);
  expect(responses.map(({ status, body }) => [status, body])).toEqual([
    [200, { kept: true }],
    [200, { kept: true }],
  ]);
  expect(await me(token)).toMatchObject({ role: "admin", club: { id: stranger.clubId, closes_at: null } });
  expect((await call("/courts", { token })).status).toBe(200);
  expect([await waiting(token), await rowOf(stranger.clubId)]).toMatchObject([
    null,
    { closes_at: null, closed_at: null, unproven_founder: null },
  ]);
  expect((await decide(token, stranger.clubId, false)).status).toBe(404);
});

test("if rejected, it closes at once, for other members that the stranger admitted too; rejecting it twice changes nothing", async () => {
  const stranger = await squat();
  const guest = await makeLoner();
  await ownerSql`insert into memberships (club_id, user_id, role) values (${stranger.clubId}, ${guest.id}, 'member')`;
  const token = await prove(stranger);
  expect((await me(guest.token)).role).toBe("member");
  const responses = await Promise.all([decide(token, stranger.clubId, false), decide(token, stranger.clubId, false)]);
  expect(responses.map(({ status }) => status)).toEqual([200, 200]);
  expect((await rowOf(stranger.clubId))?.closed_at).not.toBeNull();
  expect([(await me(token)).club, (await me(guest.token)).club, await waiting(token)]).toEqual([null, null, null]);
  expect((await decide(token, stranger.clubId, true)).status).toBe(404);
});

test("undecided it closes after 14 days, and the owner is no longer asked", async () => {
  const stranger = await squat();
  const token = await prove(stranger);
  await closeDueClubs(db);
  expect((await rowOf(stranger.clubId))?.closed_at).toBeNull();
  await ownerSql`update clubs set closes_at = closes_at - interval '14 days 1 second' where id = ${stranger.clubId}`;
  await closeDueClubs(db);
  expect((await rowOf(stranger.clubId))?.closed_at).not.toBeNull();
  expect(await waiting(token)).toBeNull();
  expect((await decide(token, stranger.clubId, true)).status).toBe(404);
});

test("a club that is paid for is not closed by its address's owner, who reads that it stays open", async () => {
  const stranger = await squat();
  const token = await prove(stranger);
  expect(await waiting(token)).toMatchObject({ has_subscription: false });
  const paid = { club_id: stranger.clubId, provider: "stripe", id: `sub_${stranger.clubId}`, status: "active" };
  await ownerSql`insert into billing_subscriptions ${ownerSql(paid)}`;
  expect(await waiting(token)).toMatchObject({ has_subscription: true });
  expect(await decide(token, stranger.clubId, false)).toMatchObject({
    status: 409,
    rejection: { code: "subscription_active", message: expect.stringContaining("keep it and cancel the subscription") },
  });
  expect(await rowOf(stranger.clubId)).toMatchObject({ closed_at: null, unproven_founder: stranger.userId });
  await ownerSql`update billing_subscriptions set cancel_at = now() + interval '9 days' where club_id = ${stranger.clubId}`;
  expect((await decide(token, stranger.clubId, false)).status).toBe(200);
  expect((await rowOf(stranger.clubId))?.closed_at).not.toBeNull();
});

test("another club's invitation is accepted in the meantime; then the club can still be rejected, but not kept", async () => {
  const stranger = await squat();
  const other = await makeClub();
  await forgetMailsTo(stranger.email);
  const id = await inviteOrFail(other.admin, stranger.email, "coach");
  const token = await prove(stranger);
  expect((await accept({ token }, id)).status).toBe(200);
  expect(await me(token)).toMatchObject({ role: "coach", profile: { club_id: other.id } });
  expect(await waiting(token)).toMatchObject({ id: stranger.clubId });
  expect((await decide(token, stranger.clubId, true)).rejection).toMatchObject({
    code: "already_in_club",
    message: "You belong to a club already",
  });
  expect((await decide(token, stranger.clubId, false)).status).toBe(200);
  expect((await me(token)).role).toBe("coach");
});

test("a club to which the stranger admitted another admin continues without its founder, who is not asked", async () => {
  const stranger = await squat();
  const second = await makeLoner();
  await ownerSql`insert into memberships (club_id, user_id, role) values (${stranger.clubId}, ${second.id}, 'admin')`;
  const token = await prove(stranger);
  expect([(await me(token)).club, await waiting(token)]).toEqual([null, null]);
  expect([await rowOf(stranger.clubId), await adminsOf(stranger.clubId)]).toMatchObject([
    { closes_at: null, unproven_founder: null },
    [{ user_id: second.id }],
  ]);
});

/** What a stranger's session sets up to reach the club from outside. */
async function setUpWaysIn(stranger: Awaited<ReturnType<typeof squat>>) {
  const made = async (path: string, body: unknown, method = "POST") => {
    const response = await asStranger(stranger, path, method, body);
    expect(response.status, response.text).toBeLessThan(300);
    return response.body;
  };
  const key = String((await made("/api-keys", { name: "Mine", scopes: ["courts:read"] })).secret);
  await made("/webhooks", { url: "https://example.com/hook", events: ["booking.created"] });
  await made("/door-gateway", { url: "https://example.com/doors" }, "PUT");
  await made("/devices", { name: "Wall" });
  const { clubId: club_id } = stranger;
  const [court] = await ownerSql<{ id: string }[]>`select id from courts where club_id = ${club_id} limit 1`;
  const feed = new URL(String((await made("/calendar-feeds", { court_id: court?.id })).url));
  const [club] = await ownerSql<{ join_code: string }[]>`select join_code from clubs where id = ${club_id}`;
  return { key, feed: feed.pathname.slice("/api/v1".length), joinCode: club?.join_code };
}

const waysInto = async (id: string) => {
  const [row] = await ownerSql<Record<string, number>[]>`
    select (select count(*)::int from webhooks where club_id = ${id}) as webhooks,
      (select count(*)::int from door_gateways where club_id = ${id}) as gateways,
      (select count(*)::int from devices where club_id = ${id}) as devices,
      (select count(*)::int from calendar_feeds where club_id = ${id}) as feeds`;
  return row;
};

test("in a club that its owner keeps, nothing works that the stranger set up to reach it", async () => {
  const stranger = await squat();
  const { key, feed, joinCode } = await setUpWaysIn(stranger);
  expect([(await call("/courts", { token: key })).status, (await call(feed)).status]).toEqual([200, 200]);
  const token = await prove(stranger);
  expect((await decide(token, stranger.clubId, true)).status).toBe(200);
  expect([(await call("/courts", { token: key })).status, (await call(feed)).status]).toEqual([401, 404]);
  expect(await waysInto(stranger.clubId)).toEqual({ webhooks: 0, gateways: 0, devices: 0, feeds: 0 });
  const [club] = await ownerSql`select join_code from clubs where id = ${stranger.clubId}`;
  expect(club?.join_code).toMatch(/^[A-Z2-9]{8}$/);
  expect(club?.join_code).not.toBe(joinCode);
});

test("they are also ended where the stranger left before the proof", async () => {
  const stranger = await squat();
  const { key } = await setUpWaysIn(stranger);
  await asStranger(stranger, "/club-closing", "PUT", { close: true, club_name: "Riverside Courts" });
  expect((await asStranger(stranger, "/me/leave-club", "POST", { club_id: stranger.clubId })).status).toBe(200);
  const token = await prove(stranger);
  expect((await decide(token, stranger.clubId, true)).status).toBe(200);
  expect((await call("/courts", { token: key })).status).toBe(401);
  expect((await waysInto(stranger.clubId))?.webhooks).toBe(0);
});

test("a club with another admin goes on with what it uses, and loses the founder's keys alone", async () => {
  const stranger = await squat();
  const { key, feed, joinCode } = await setUpWaysIn(stranger);
  const second = await makeLoner();
  await ownerSql`insert into memberships (club_id, user_id, role) values (${stranger.clubId}, ${second.id}, 'admin')`;
  const made = await call("/api-keys", {
    ...{ method: "POST", token: second.token },
    body: { name: "Theirs", scopes: ["courts:read"] },
  });
  await prove(stranger);
  await ownerSql`
    update memberships set left_at = null, role = 'admin' where club_id = ${stranger.clubId} and user_id = ${stranger.userId}`;
  const statuses = [key, String(made.body.secret)].map(async (token) => (await call("/courts", { token })).status);
  expect(await Promise.all(statuses)).toEqual([401, 200]);
  expect((await call(feed)).status).toBe(200);
  expect(await waysInto(stranger.clubId)).toEqual({ webhooks: 1, gateways: 1, devices: 1, feeds: 1 });
  const [club] = await ownerSql`select join_code from clubs where id = ${stranger.clubId}`;
  expect(club?.join_code).toBe(joinCode);
});

test("a stranger who requests the club's closing and leaves does not change that", async () => {
  const stranger = await squat();
  const close = { close: true, club_name: "Riverside Courts" };
  expect((await asStranger(stranger, "/club-closing", "PUT", close)).status).toBe(200);
  const club = { club_id: stranger.clubId };
  expect((await asStranger(stranger, "/me/leave-club", "POST", club)).status).toBe(200);
  // An account that has not proved the address is not asked.
  expect((await asStranger(stranger, "/me/unproven-club")).body.club).toBeNull();
  expect((await asStranger(stranger, "/me/unproven-club", "POST", { ...club, keep: true })).status).toBe(404);
  const token = await prove(stranger);
  expect(await waiting(token)).toMatchObject({ id: stranger.clubId });
  expect((await decide(token, stranger.clubId, true)).status).toBe(200);
  expect(await me(token)).toMatchObject({ role: "admin", club: { closes_at: null } });
});

test("no other account sees or decides it, and bad input is rejected by the field's name", async () => {
  const stranger = await squat();
  const token = await prove(stranger);
  const [other, loner] = [await makeClub(), await makeLoner()];
  for (const person of [other.admin, loner]) {
    expect(await waiting(person.token)).toBeNull();
    for (const keep of [true, false]) expect((await decide(person.token, stranger.clubId, keep)).status).toBe(404);
  }
  for (const keep of [true, false]) expect((await decide(token, other.id, keep)).status).toBe(404);
  for (const [body, field] of [
    [{ keep: true }, "club_id"],
    [{ club_id: stranger.clubId }, "keep"],
    [{ club_id: "mine", keep: true }, "club_id"],
  ] as const) {
    const { status, rejection } = await call("/me/unproven-club", { method: "POST", token, body });
    expect([status, rejection.details?.field]).toEqual([400, field]);
  }
  expect((await rowOf(stranger.clubId))?.closed_at).toBeNull();
  expect((await rowOf(other.id))?.closed_at).toBeNull();
});

test("of two sessions of the owner that keep and reject it at once, one succeeds completely", async () => {
  for (let round = 0; round < 5; round++) {
    const stranger = await squat();
    const token = await prove(stranger);
    const second = await openSession(stranger.userId, stranger.email);
    const [kept, closed] = await Promise.all([
      decide(token, stranger.clubId, true),
      decide(second.token, stranger.clubId, false),
    ]);
    expect([kept.status, closed.status].toSorted()).toEqual([200, 404]);
    expect((await adminsOf(stranger.clubId)).length).toBe(kept.status === 200 ? 1 : 0);
  }
});

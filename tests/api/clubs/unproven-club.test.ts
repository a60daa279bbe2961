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

import { randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";
import { expect, inject, test, vi } from "vitest";
import { call } from "../../support/call.ts";
import { makeFurnishedClub } from "../../support/furnished-club.ts";
import { mailsSentTo } from "../../support/mails-sent.ts";
import { placesOf } from "../../support/search-database.ts";
import { dateFromNow, makeClub, openSession, ownerSql, type TestPerson } from "../../support/world.ts";
import { POLL_OPTIONS } from "../auth/accounts.ts";

const erase = ({ token }: Pick<TestPerson, "token">, body?: object) =>
  call("/me", { method: "DELETE", token, ...(body && { body }) });

const bookOrFail = async ({ token }: TestPerson, body: object): Promise<string> => {
  const { status, body: booking, text } = await call("/bookings", { method: "POST", token, body });
  if (status !== 201) throw new Error(text);
  return String(booking.id);
};

/** What the api's process has logged, at least up to a request. */
const logUntil = (requestId: string): Promise<string> =>
  vi.waitFor(async () => {
    const log = await readFile(inject("apiLog"), "utf8");
    if (!log.includes(requestId)) throw new Error("not logged yet");
    return log;
  }, POLL_OPTIONS);

test("people of one club who erase their accounts at once do so one after the other, whatever they share", {
  timeout: 120_000,
}, async () => {
  const outcomes: string[] = [];
  for (let round = 0; round < 60; round++) {
    const { coach, front_desk, member } = await makeFurnishedClub();
    const erased = await Promise.all([coach, front_desk, member].map((person) => erase(person, {})));
    outcomes.push(...erased.map(({ status, rejection }) => `${status} ${rejection.code ?? ""}`));
  }
  expect(new Set(outcomes)).toEqual(new Set(["200 "]));
});

test("an erased member with a history leaves no name and no address in any table or log; what happened stays", async () => {
  const club = await makeClub();
  const [court, other] = club.courts;
  const mark = randomUUID().slice(0, 8);
  const name = `Zora Quickfoot-${mark}`;
  const zora = await club.person("member", name);
  const partner = await club.person("member", "Pat Partner");
  const elsewhere = await makeClub();
  await ownerSql`update auth.users set user_metadata = ${ownerSql.json({ full_name: name })} where id = ${zora.id}`;
  const identity = { user_id: zora.id, provider: "email", provider_id: zora.id };
  const identityData = ownerSql.json({ email: zora.email, name });
  await ownerSql`insert into auth.identities ${ownerSql({ ...identity, identity_data: identityData })}`;

  const at = (day: number, time: string) => `${dateFromNow(day)}T${time}`;
  const players = [{ user_id: partner.id }, { guest_name: "Gail Guest", guest_email: `${mark}@gail.test` }];
  const ahead = await bookOrFail(zora, { court_id: court?.id, start_time: at(2, "10:00"), players });
  await bookOrFail(partner, { court_id: other?.id, start_time: at(3, "10:00"), players: [{ user_id: zora.id }] });
  await bookOrFail(club.front_desk, {
    ...{ court_id: court?.id, start_time: at(4, "12:00"), walk_in: true },
    players: [{ guest_name: name, guest_email: zora.email }],
  });
  const key = { "idempotency-key": randomUUID() };
  const forZora = { court_id: court?.id, start_time: at(5, "09:00"), user_id: zora.id };
  await call("/bookings", { method: "POST", token: club.front_desk.token, headers: key, body: forZora });
  const [past] = await ownerSql<{ id: string }[]>`
    insert into bookings ${ownerSql({
      ...{ club_id: club.id, court_id: court?.id, user_id: zora.id, created_by: zora.id },
      ...{ starts_at: new Date(Date.now() - 86_400_000), ends_at: new Date(Date.now() - 82_800_000) },
    })} returning id`;
  await call(`/day-notes/${dateFromNow(1)}`, {
    ...{ method: "PUT", token: club.front_desk.token },
    body: { body: `${name.toUpperCase()} called from ${zora.email}, see (Zora).`, version: 0 },
  });
  const news = {
    type: "info",
    priority: "low",
    title: `Thanks to ${name}`,
    body: `Write to ${zora.email.toUpperCase()}`,
  };
  await ownerSql`insert into club_news ${ownerSql({ ...news, club_id: club.id, author_id: club.admin.id })}`;
  await ownerSql`insert into invitations ${ownerSql({
    ...{ club_id: elsewhere.id, email: zora.email, full_name: name, role: "member", invited_by: elsewhere.admin.id },
    expires_at: new Date(Date.now() + 86_400_000),
  })}`;
  const views = ownerSql.json([{ name: "Zora", search: `q=${zora.email}` }]);
  await ownerSql`insert into saved_views ${ownerSql({ club_id: club.id, user_id: club.admin.id, list: "members", views })}`;
  await ownerSql`update clubs set contact_email = ${zora.email} where id = ${club.id}`;
  await call("/me/export", { method: "POST", token: zora.token });
  expect(await mailsSentTo(zora.email)).toEqual(["data_export"]);
  const before = await Promise.all([name, zora.email].map(placesOf));
  expect(before.map((places) => places.length > 5)).toEqual([true, true]);

  const { status, body, headers } = await erase(zora);
  expect([status, body]).toEqual([200, { id: zora.id, canceled_bookings: 2 }]);
  const [notice] = await ownerSql<{ details: Record<string, unknown> }[]>`
    select details from notices where club_id = ${club.id} and user_id = ${partner.id} and kind = 'player_canceled'`;
  expect(notice?.details.bookerName).toBe("Former member");
  expect(await Promise.all([name, zora.email].map(placesOf))).toEqual([[], []]);
  const log = await logUntil(headers.get("x-request-id") ?? "");
  expect(log).toContain(zora.id);
  // The mark stands in the name alone: so no encoding of it is there either.
  for (const trace of [mark, zora.email, encodeURIComponent(zora.email)]) {
    expect(log.toLowerCase().includes(trace.toLowerCase()), `the log contains ${trace}`).toBe(false);
  }

  const bookings = await ownerSql<{ id: string; status: string }[]>`
    select id, status from bookings where club_id = ${club.id} and user_id = ${zora.id} and walk_in is null`;
  expect(bookings.find(({ id }) => id === past?.id)?.status).toBe("confirmed");
  expect(bookings.find(({ id }) => id === ahead)?.status).toBe("canceled");
  const [note] = await ownerSql<{ body: string }[]>`select body from day_notes where club_id = ${club.id}`;
  expect(note?.body).toBe("[erased] called from [erased], see (Zora).");
  const [left] = await ownerSql`select left_at, removed_at from memberships where user_id = ${zora.id}`;
  expect(left).toMatchObject({ left_at: expect.any(Date), removed_at: null });
  const { body: read } = await call(`/bookings/${past?.id}`, { token: club.admin.token });
  expect(read.user_name).toBe("Former member");
  expect((await call("/me", { token: zora.token })).status).toBe(401);
  const trail = await ownerSql<{ action: string }[]>`
    select action, detail from audit_log where actor_id = ${zora.id} and action in ('member.left', 'user_deleted') order by id`;
  expect(trail.map(({ action }) => action)).toEqual(["member.left", "user_deleted"]);
  // The address is free again.
  await ownerSql`insert into auth.users (email) values (${zora.email})`;
});

test("a name of one word stays in others' texts, and goes where it stands alone", async () => {
  const club = await makeClub();
  const mark = `Ana${randomUUID().slice(0, 6)}`;
  const ana = await club.person("member", mark);
  const notice = {
    kind: "player_added",
    dedupe_key: mark,
    details: ownerSql.json({ bookerName: mark, courtName: mark }),
  };
  const sent = { state: "sent", ended_at: new Date(), user_id: club.admin.id, club_id: club.id };
  await ownerSql`insert into notices ${ownerSql({ ...notice, ...sent })}`;
  const noted = { club_id: club.id, date: dateFromNow(1), body: `${mark} and others`, author_id: club.admin.id };
  await ownerSql`insert into day_notes ${ownerSql(noted)}`;
  expect((await erase(ana)).status).toBe(200);
  expect(await detailsOf(club.id)).toEqual({ bookerName: "Former member", courtName: mark });
  expect(await placesOf(mark)).toEqual([
    "public.day_notes.body",
    "public.notices.dedupe_key",
    "public.notices.details",
  ]);
});

const detailsOf = async (clubId: string) => {
  const [notice] = await ownerSql<{ details: Record<string, unknown> }[]>`
    select details from notices where club_id = ${clubId} and user_id is not null`;
  return notice?.details;
};

test("only values that are a person's name change: no key, no word of a program, and quotation marks break nothing", async () => {
  const club = await makeClub();
  const tell = (details: Record<string, string>) =>
    ownerSql`insert into notices ${ownerSql({
      ...{ kind: "player_added", dedupe_key: randomUUID(), details: ownerSql.json(details) },
      ...{ state: "sent", ended_at: new Date(), user_id: club.admin.id, club_id: club.id },
    })}`;
  await tell({ bookerName: "outcome", outcome: "outcome", note: 'Annie "The Ace" Hall and }, {' });
  for (const name of ["outcome", "}, {", 'Annie "The Ace" Hall']) {
    expect((await erase(await club.person("member", name))).status).toBe(200);
  }
  expect(await detailsOf(club.id)).toEqual({ bookerName: "Former member", outcome: "outcome", note: "[erased] and …" });
});

test("an address that contains theirs is another one and stays", async () => {
  const club = await makeClub();
  const ann = await club.person("member");
  const others = [`jo${ann.email}`, `jo.${ann.email}`, `${ann.email}.au`];
  for (const [index, email] of others.entries())
    await ownerSql`insert into guests ${ownerSql({ club_id: club.id, identity: email, name: `Guest ${index}`, email })}`;
  const noted = { club_id: club.id, date: dateFromNow(1), author_id: club.admin.id };
  await ownerSql`insert into day_notes ${ownerSql({ ...noted, body: `Ask <${ann.email}>, or ${ann.email}.` })}`;
  expect((await erase(ann)).status).toBe(200);
  const guests = await ownerSql<{ email: string }[]>`
    select email from guests where club_id = ${club.id} order by name`;
  expect(guests.map(({ email }) => email)).toEqual(others);
  const [note] = await ownerSql<{ body: string }[]>`select body from day_notes where club_id = ${club.id}`;
  expect(note?.body).toBe("Ask <[erased]>, or [erased].");
});

test("guests whom staff merged are one person: no name and address of any of them stays, nor of a mail to one", async () => {
  const club = await makeClub();
  const mark = randomUUID().slice(0, 8);
  const ann = await club.person("member", `Ann Archer-${mark}`);
  const other = `${mark}@other.test`;
  const guests = [
    { name: `Annie A-${mark}`, email: other },
    { name: `Ann Archer-${mark}`, email: null },
    { name: `A. Archer-${mark}`, email: ann.email },
    { name: "Bo Stays", email: "bo@example.com" },
  ];
  for (const [at, { name, email }] of guests.entries()) {
    const player = { guest_name: name, ...(email && { guest_email: email }) };
    const times = { start_time: `${dateFromNow(3 + at)}T12:00`, walk_in: true };
    await bookOrFail(club.front_desk, { court_id: club.courts[0]?.id, ...times, players: [player] });
  }
  const rows = await ownerSql<{ id: string; name: string }[]>`select id, name from guests where club_id = ${club.id}`;
  const idOf = (at: number) => rows.find(({ name }) => name === guests[at]?.name)?.id ?? "";
  for (const at of [1, 2]) {
    const merged = await call(`/guests/${idOf(at)}/merge`, {
      ...{ method: "POST", token: club.admin.token, body: { into: idOf(0) } },
    });
    expect(merged.status).toBe(200);
  }
  const sent = { state: "sent", ended_at: new Date(), kind: "player_added", dedupe_key: randomUUID(), details: {} };
  await ownerSql`insert into notices ${ownerSql({ ...sent, club_id: club.id, address: other })}`;
  await ownerSql`insert into bounced_addresses ${ownerSql({ club_id: club.id, address: other, problem: "" })}`;
  expect((await erase(ann)).status).toBe(200);
  // The desk's own requests are kept for a day, so that they can be repeated.
  await ownerSql`delete from idempotency_keys where user_id in (${club.front_desk.id}, ${club.admin.id})`;
  expect(await Promise.all([mark, other, ann.email].map(placesOf))).toEqual([[], [], []]);
  const players = await ownerSql<{ guest_name: string }[]>`
    select guest_name from booking_players where club_id = ${club.id} order by guest_name`;
  expect(players.map(({ guest_name }) => guest_name)).toEqual(["Bo Stays", ...Array(3).fill("Former guest")]);
});

test("who has only asked to join changes no text of the club, whatever they are called; their address goes", async () => {
  const club = await makeClub();
  const stranger = await makeClub().then((elsewhere) => elsewhere.person("member", "of the"));
  await ownerSql`insert into join_requests ${ownerSql({ club_id: club.id, user_id: stranger.id, status: "pending" })}`;
  const noted = { club_id: club.id, date: dateFromNow(1), author_id: club.admin.id };
  await ownerSql`insert into day_notes ${ownerSql({ ...noted, body: `Rules of the club, asked by ${stranger.email}` })}`;
  const guest = { club_id: club.id, identity: "of the", name: "of the" };
  await ownerSql`insert into guests ${ownerSql(guest)}`;
  expect((await erase(stranger)).status).toBe(200);
  const [note] = await ownerSql<{ body: string }[]>`select body from day_notes where club_id = ${club.id}`;
  expect(note?.body).toBe("Rules of the club, asked by [erased]");
  const guests = await ownerSql<{ name: string }[]>`select name from guests where club_id = ${club.id}`;
  expect(guests.map(({ name }) => name)).toEqual(["of the"]);
  expect(await ownerSql`select from join_requests where user_id = ${stranger.id}`).toHaveLength(0);
});

test("the only admin hands over or closes first, an old session proves itself, and strangers' accounts stay", async () => {
  const club = await makeClub();
  const last = await erase(club.admin);
  expect([last.status, last.rejection.code]).toEqual([409, "last_admin"]);
  await ownerSql`update clubs set closes_at = now() + interval '14 days' where id = ${club.id}`;
  expect((await erase(club.admin)).status).toBe(200);

  await ownerSql`update auth.sessions set created_at = now() - interval '2 days' where user_id = ${club.member.id}`;
  const old = await erase(club.member, {});
  expect([old.status, old.rejection.code]).toEqual([400, "reauthentication_needed"]);
  const wrong = await erase(club.member, { current_password: "not-it" });
  expect([wrong.status, wrong.rejection.details?.field]).toEqual([400, "current_password"]);
  const fresh = await openSession(club.member.id, club.member.email);
  expect((await erase(fresh)).status).toBe(200);
  const [coach] = await ownerSql`select email, full_name from users where id = ${club.coach.id}`;
  expect(coach).toMatchObject({ email: club.coach.email, full_name: club.coach.name });

  const elsewhere = await makeClub();
  await call("/me/impersonation", { method: "PUT", token: elsewhere.admin.token, body: { role: "member" } });
  expect((await erase(elsewhere.admin)).rejection.code).toBe("preview");
});

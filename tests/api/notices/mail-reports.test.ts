import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { authTransaction } from "../../../api/src/db/transaction.ts";
import { enqueueNotices, type Notice } from "../../../api/src/notices/enqueue.ts";
import { call } from "../../support/call.ts";
import type { LoadClub } from "../../support/load-club.ts";
import { mailgunBody, signedHeaders } from "../../support/mail-provider.ts";
import { dateFromNow } from "../../support/world.ts";
import { addressOf, ended, POLL_OPTIONS, startNoticeWorld } from "./notice-world.ts";

const KEY = "key-of-these-tests";
const SECRET = `whsec_${Buffer.from("a secret of the adapter's own").toString("base64")}`;

const world = await startNoticeWorld();
const { sql, db, mail } = world;
const api = await world.start({ MAILGUN_SIGNING_KEY: KEY });

const ask = (token: string, method: string, path: string, body?: unknown) =>
  call(path, { method, url: api.url, token, body });
const post = (body: unknown) => call("/mail-provider/reports", { method: "POST", url: api.url, body });
const report = async (event: Record<string, unknown>) => (await post(mailgunBody(KEY, event))).status;

const bounce = (recipient: string) => ({
  ...{ event: "failed", severity: "permanent", reason: "bounce", recipient },
  "delivery-status": { code: 550, message: `5.1.1 ${recipient} is unknown` },
});
const complaint = (recipient: string) => ({ event: "complained", recipient, message: { headers: {} } });

function people({ members: [admin, member, other] }: LoadClub) {
  if (!admin || !member || !other) throw new Error("three people are there");
  return { admin, member, other };
}
const made = (to: Pick<Notice, "userId" | "address">, key: string): Notice => ({
  kind: "booking_made",
  ...to,
  details: {
    ...{ courtName: "Court 1", byStaff: false },
    ...{ startsAt: `${dateFromNow(2)}T15:00:00Z`, endsAt: `${dateFromNow(2)}T16:00:00Z` },
  },
  dedupeKey: `booking_made:${key}`,
});
const enqueue = ({ clubId }: LoadClub, ...notices: Notice[]) =>
  authTransaction(db, (tx) => enqueueNotices({ sql: tx, clubId }, notices));

const marks = ({ clubId }: LoadClub) =>
  sql<
    { address: string; problem: string; is_complaint: boolean }[]
  >`select address, problem, is_complaint from bounced_addresses where club_id = ${clubId} order by address`;
const markOf = async (club: LoadClub, id: string) => {
  const { body } = await ask(people(club).admin.token, "GET", `/members?q=${id}`);
  return (body as unknown as { data: { mail_mark: unknown }[] }).data[0]?.mail_mark;
};
const inbox = async (token: string) => {
  const { body } = await ask(token, "GET", "/me/inbox");
  return (body as unknown as { data: { kind: string; heading: string; text: string; path: string | null }[] }).data;
};

test("a reported bounce marks the address, and each admin finds it once in the inbox; a mail that the server takes leaves the mark", async () => {
  const club = await world.club();
  const elsewhere = await world.club();
  const { admin, member, other } = people(club);
  const address = addressOf(member.id);
  expect(await markOf(club, member.id)).toBeNull();
  expect(await report(bounce(address.toUpperCase()))).toBe(204);
  expect(await report(bounce(address))).toBe(204);
  expect(await marks(club)).toMatchObject([
    { problem: "the mail provider reports a bounce: 550", is_complaint: false },
  ]);
  expect(await marks(elsewhere)).toEqual([]);
  expect(await markOf(club, member.id)).toEqual({ is_complaint: false, since: expect.any(String) });

  await expect.poll(() => inbox(admin.token), POLL_OPTIONS).toHaveLength(1);
  const [found] = await inbox(admin.token);
  expect(JSON.stringify(found)).toContain(`Crowd 2 (${address})`);
  expect(await inbox(other.token)).toEqual([]);
  await enqueue(club, made({ userId: member.id }, "1"));
  await ended(world, club);
  expect(mail.count(address)).toBe(1);
  expect(mail.count(addressOf(admin.id))).toBe(0);
  expect(await marks(club)).toHaveLength(1);
  expect((await inbox(admin.token)).length).toBe(1);

  const path = `/members/${member.id}/mail-mark`;
  expect((await ask(member.token, "DELETE", path)).status).toBe(403);
  expect((await ask(people(elsewhere).admin.token, "DELETE", path)).status).toBe(404);
  for (const _ of [1, 2]) expect((await ask(admin.token, "DELETE", path)).body).toMatchObject({ mail_mark: null });
  const audited =
    await sql`select detail from audit_log where club_id = ${club.clubId} and action = 'member.mail_mark_cleared'`;
  expect(audited).toMatchObject([{ detail: { is_complaint: false } }]);
});

test("nothing is mailed to an address that complained, until an admin clears it; codes for signing in still are", async () => {
  const club = await world.club();
  const { admin, member, other } = people(club);
  const address = addressOf(member.id);
  expect(await report(complaint(address))).toBe(204);
  // A later bounce does not make it less.
  expect(await report(bounce(address))).toBe(204);
  expect(await markOf(club, member.id)).toEqual({ is_complaint: true, since: expect.any(String) });
  await enqueue(club, made({ userId: member.id }, "1"), made({ userId: other.id }, "2"));
  await ended(world, club);
  expect(mail.count(address)).toBe(0);
  expect(mail.count(addressOf(other.id))).toBe(1);
  const { body } = await ask(admin.token, "GET", "/deliveries?channel=mail&state=skipped&is_bounced=true");
  expect(body.data).toEqual([
    expect.objectContaining({ user_id: member.id, problem: "reported as spam", is_complaint: true }),
  ]);

  const recover = await fetch(`${api.url}/auth/v1/recover`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ email: address }),
  });
  expect(recover.status, await recover.text()).toBe(200);
  await mail.next(address);

  await sql`update bounced_addresses set bounced_at = now() - interval '1 year' where club_id = ${club.clubId}`;
  await sql`select purge_notices(10)`;
  expect(await marks(club)).toHaveLength(1);
  expect((await ask(admin.token, "DELETE", `/members/${member.id}/mail-mark`)).status).toBe(200);
  await enqueue(club, made({ userId: member.id }, "3"));
  await ended(world, club);
  expect(mail.count(address)).toBe(2);
});

test("guests and invited people are marked in the clubs that mail them, and nobody else", async () => {
  const club = await world.club();
  const guest = `${randomUUID()}@guests.courtside.test`;
  await sql`insert into guests ${sql({ club_id: club.clubId, identity: guest, name: "Gus Guest", email: guest })}`;
  expect(await report(complaint(guest))).toBe(204);
  expect(await marks(club)).toMatchObject([{ address: guest, is_complaint: true }]);
  await enqueue(club, made({ userId: null, address: guest }, "1"));
  await ended(world, club);
  expect(mail.count(guest)).toBe(0);
  const { admin } = people(club);
  const invited = await ask(admin.token, "POST", "/invitations", { email: guest, role: "member" });
  expect([invited.status, invited.rejection.code]).toEqual([422, "address_complained"]);
  const invitee = `${randomUUID()}@invited.courtside.test`;
  const invitation = { email: invitee, role: "member" };
  expect((await ask(admin.token, "POST", "/invitations", invitation)).status).toBe(201);
  expect(await report(bounce(invitee))).toBe(204);
  expect((await marks(club)).map(({ address }) => address).toSorted()).toEqual([guest, invitee].toSorted());
  const before = await sql`select count(*)::int as n from bounced_addresses`;
  expect(await report(complaint(`${randomUUID()}@nobody.courtside.test`))).toBe(204);
  expect(await sql`select count(*)::int as n from bounced_addresses`).toEqual(before);
});

test("an admin clears the mark of a guest, and of the addresses that were merged into them; others may not", async () => {
  const club = await world.club();
  const { admin, member } = people(club);
  const addresses = ["one", "two"].map((name) => `${name}-${randomUUID()}@guests.courtside.test`);
  const [id = "", merged = ""] = [randomUUID(), randomUUID()];
  const rows = [id, merged].map((each, at) => {
    const email = addresses[at] ?? "";
    return { id: each, club_id: club.clubId, identity: email, name: "Gus Guest", email };
  });
  await sql`insert into guests ${sql(rows)}`;
  await sql`update guests set merged_into = ${id} where id = ${merged}`;
  expect((await ask(admin.token, "GET", `/guests/${id}`)).body).toMatchObject({ mail_mark: null });
  expect(await report(bounce(addresses[0] ?? ""))).toBe(204);
  expect(await report(complaint(addresses[1] ?? ""))).toBe(204);
  expect((await ask(admin.token, "GET", `/guests/${id}`)).body).toMatchObject({
    mail_mark: { is_complaint: true, since: expect.any(String) },
  });

  const path = `/guests/${id}/mail-mark`;
  expect((await ask(member.token, "DELETE", path)).status).toBe(403);
  expect((await ask(people(await world.club()).admin.token, "DELETE", path)).status).toBe(404);
  expect((await ask(admin.token, "DELETE", `/guests/${merged}/mail-mark`)).status).toBe(404);
  expect(await marks(club)).toHaveLength(2);
  for (const _ of [1, 2]) expect((await ask(admin.token, "DELETE", path)).body).toMatchObject({ mail_mark: null });
  expect(await marks(club)).toEqual([]);
  const audited =
    await sql`select detail from audit_log where club_id = ${club.clubId} and action = 'guest.mail_mark_cleared'`;
  expect(audited).toMatchObject([{ detail: { is_complaint: true } }]);
  await enqueue(club, made({ userId: null, address: addresses[1] ?? "" }, "1"));
  await ended(world, club);
  expect(mail.count(addresses[1] ?? "")).toBe(1);
});

test("what is not the provider's, too old or repeated changes nothing, and a signed request of another form is no error of ours", async () => {
  const club = await world.club();
  const address = addressOf(people(club).member.id);
  const genuine = mailgunBody(KEY, { event: "opened", recipient: address });
  const cases: [unknown, number][] = [
    [mailgunBody("another key", complaint(address)), 403],
    [mailgunBody(KEY, complaint(address), { at: Date.now() - 13 * 3_600_000 }), 403],
    [mailgunBody(KEY, complaint(address), { at: Date.now() + 600_000 }), 403],
    [{ ...mailgunBody(KEY, {}), signature: { timestamp: 1, token: 2 } }, 403],
    [{ "event-data": complaint(address) }, 403],
    [[], 403],
    ["no object", 403],
    // What else it reports is not relevant, but used up: the signature is not about the event.
    [genuine, 204],
    [genuine, 409],
    [{ ...genuine, "event-data": complaint(address) }, 409],
    [mailgunBody(KEY, { event: "failed", severity: "temporary", recipient: address }), 204],
    [mailgunBody(KEY, { event: "complained", recipient: "a\u0000b@c.test" }), 204],
    [mailgunBody(KEY, { event: "complained", recipient: "nobody" }), 204],
    [mailgunBody(KEY, { ...bounce(address), event: 7 }), 400],
    [mailgunBody(KEY, complaint(address), { token: "x\u0000" }), 204],
  ];
  for (const [body, status] of cases.slice(0, -1)) expect((await post(body)).status, JSON.stringify(body)).toBe(status);
  expect(await marks(club)).toEqual([]);
  expect((await post(cases.at(-1)?.[0])).status).toBe(204);
  expect(await marks(club)).toHaveLength(1);
  const text = await fetch(`${api.url}/api/v1/mail-provider/reports`, { method: "POST", body: "{" });
  expect(text.status).toBe(403);
  const large = await fetch(`${api.url}/api/v1/mail-provider/reports`, { method: "POST", body: "x".repeat(2 ** 21) });
  expect(large.status).toBe(413);
});

test("an adapter of one's own reports as Standard Webhooks are signed; without a provider there is no such page", async () => {
  const own = await world.start({ MAIL_REPORTS_SECRET: SECRET });
  const none = await world.start();
  const club = await world.club();
  const address = addressOf(people(club).member.id);
  const send = async (url: string, body: string, headers: Record<string, string>) => {
    const response = await fetch(`${url}/api/v1/mail-provider/reports`, { method: "POST", body, headers });
    await response.body?.cancel();
    return response.status;
  };
  const body = JSON.stringify({ type: "complaint", address });
  const id = randomUUID();
  expect(await send(none.url, body, signedHeaders(SECRET, id, body))).toBe(404);
  expect(await send(own.url, body, {})).toBe(403);
  expect(await send(own.url, body, signedHeaders(`${SECRET.slice(0, -4)}AAAA`, id, body))).toBe(403);
  expect(await send(own.url, body, signedHeaders(SECRET, id, body, Date.now() - 600_000))).toBe(403);
  expect(await send(own.url, `${body} `, signedHeaders(SECRET, id, body))).toBe(403);
  for (const other of ["", "{", "{}", JSON.stringify({ type: "complaint", address: "a\u0000@b.test" })])
    expect(await send(own.url, other, signedHeaders(SECRET, randomUUID(), other)), other).toBe(400);
  expect(await marks(club)).toEqual([]);
  expect(await send(own.url, body, signedHeaders(SECRET, id, body))).toBe(204);
  expect(await send(own.url, body, signedHeaders(SECRET, id, body))).toBe(409);
  expect(await marks(club)).toMatchObject([{ address, problem: "reported as spam", is_complaint: true }]);
});

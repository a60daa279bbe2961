import { afterAll, expect, test } from "vitest";
import { authTransaction } from "../../../api/src/db/transaction.ts";
import { enqueueNotices, type Notice } from "../../../api/src/notices/enqueue.ts";
import { call } from "../../support/call.ts";
import type { LoadClub } from "../../support/load-club.ts";
import { startSmsGateway, startTwilio } from "../../support/sms-gateway.ts";
import { apiUrl as siteUrl } from "../../support/world.ts";
import { addressOf, ended, POLL_OPTIONS, startNoticeWorld } from "./notice-world.ts";

const world = await startNoticeWorld();
const { sql, db, mail } = world;
const twilio = await startTwilio();
afterAll(() => twilio.stop());
const api = await world.start({ ...twilio.env, TEXTS_PER_NUMBER: "6" });

const ask = (token: string, method: string, path: string, body?: unknown) =>
  call(path, { method, url: api.url, token, body });

let numbers = 15_550_200;
/** A member whose account has a proved number, and who has agreed to texts about offers there. */
async function texter(club: LoadClub, place = 1) {
  const member = club.members[place];
  if (!member) throw new Error("three people are there");
  const digits = String(++numbers);
  await sql`update auth.users set phone = ${digits}, phone_confirmed_at = now() where id = ${member.id}`;
  const agreed = await ask(member.token, "PUT", "/me/text-messages", { is_on: true });
  expect(agreed.body, agreed.text).toEqual({
    ...{ is_available: true, number: `+${digits}`, is_on: true, is_stopped: false },
  });
  await ask(member.token, "PUT", "/me/notification-settings", { waitlist_offer: { text: true } });
  return { ...member, phone: `+${digits}`, digits };
}

const hours = (from: number) => new Date(Date.now() + from * 3_600_000).toISOString();
const offered = (userId: string, key: string): Notice => ({
  kind: "waitlist_offered",
  userId,
  details: { courtName: "Court 1", startsAt: hours(48), endsAt: hours(49), until: hours(2) },
  dedupeKey: `waitlist_offered:${key}`,
});
const enqueue = ({ clubId }: LoadClub, ...notices: Notice[]) =>
  authTransaction(db, (tx) => enqueueNotices({ sql: tx, clubId }, notices));

const sends = ({ clubId }: LoadClub) => sql<
  { state: string; problem: string | null; attempts: number; cost: number }[]
>`
  select s.state, s.problem, s.attempts, s.cost::float8 from notice_sends s
  join notices n on n.club_id = s.club_id and n.id = s.notice_id
  where s.club_id = ${clubId} and s.channel = 'text' order by n.created_at, n.id`;
/** Waits until the state of each text of the club is this one. */
const become = (club: LoadClub, ...states: string[]) =>
  expect.poll(async () => (await sends(club)).map(({ state }) => state), POLL_OPTIONS).toEqual(states);

const setClub = async ({ members: [admin] }: LoadClub, body: object) => {
  const saved = await ask(admin?.token ?? "", "PUT", "/club/notification-settings", {
    defaults: {},
    locked: {},
    ...body,
  });
  expect(saved.status, saved.text).toBe(200);
  return saved.body;
};

test("a person agrees at their own proved number and chooses what is texted; each notice goes there once, and its receipt is kept", async () => {
  const club = await world.club();
  const [admin, , other] = club.members;
  if (!admin || !other) throw new Error("three people are there");
  const without = await ask(other.token, "PUT", "/me/text-messages", { is_on: true });
  expect([without.status, without.rejection.code]).toEqual([422, "text_number_missing"]);
  const settings = (await ask(other.token, "GET", "/me/notification-settings")).body;
  expect(settings).toMatchObject({ channels: ["inbox", "mail", "push", "text"], waitlist_offer: { text: false } });

  const member = await texter(club);
  await enqueue(club, offered(member.id, "1"), offered(other.id, "2"));
  await enqueue(club, offered(member.id, "1"));
  await become(club, "sent");
  const [message] = twilio.to(member.phone);
  expect(message?.text).toMatch(
    /^Crowd [\w-]+: A court is free for you\. .*Court 1.* http\S+\/my-account\?tab=waitlist STOP ends texts$/,
  );
  expect(twilio.to(member.phone)).toHaveLength(1);
  // The mail and the inbox are not affected.
  await ended(world, club);
  expect(mail.count(addressOf(member.id))).toBe(1);

  if (!message) throw new Error("it was sent");
  expect((await twilio.report(api.url, message, "sent")).status).toBe(204);
  expect((await twilio.report(api.url, message, "delivered")).status).toBe(204);
  // What comes afterwards changes nothing.
  expect((await twilio.report(api.url, message, "undelivered", "30003")).status).toBe(204);
  const { body } = await ask(admin.token, "GET", "/deliveries?channel=text");
  expect(body.data).toEqual([
    expect.objectContaining({ state: "sent", user_id: member.id, address: null, delivered_at: expect.any(String) }),
  ]);
});

test("STOP ends texts and START begins them again; only the gateway may say so, and a click does not undo it", async () => {
  const club = await world.club();
  const member = await texter(club);
  const reply = (text: string, secret?: string) => twilio.reply(api.url, siteUrl, member.phone, text, secret);
  const state = async () => (await ask(member.token, "GET", "/me/text-messages")).body;
  expect((await reply("STOP", "of somebody else")).status).toBe(403);
  expect((await reply("stop talking about rain")).status).toBe(204);
  expect(await state()).toMatchObject({ is_on: true, is_stopped: false });
  expect((await reply(" stop. ")).status).toBe(204);
  expect(await state()).toMatchObject({ is_on: false, is_stopped: true });
  for (const is_on of [true, false]) await ask(member.token, "PUT", "/me/text-messages", { is_on });
  const again = await ask(member.token, "PUT", "/me/text-messages", { is_on: true });
  expect([again.status, again.rejection.code]).toEqual([422, "text_number_stopped"]);
  await enqueue(club, offered(member.id, "1"));
  await ended(world, club);
  // Inboxes are a queue of their own, which may be behind the mails: it decides who gets a text.
  const unposted = () =>
    sql`select from notices where club_id = ${club.clubId} and inbox_after is not null and inbox_at is null`;
  await expect.poll(unposted, POLL_OPTIONS).toHaveLength(0);
  expect((await reply("Start")).status).toBe(204);
  expect(await state()).toMatchObject({ is_on: true });
  await enqueue(club, offered(member.id, "2"));
  await become(club, "sent");
  expect(twilio.to(member.phone)).toHaveLength(1);

  // An agreement is about one number.
  await sql`update auth.users set phone = ${`9${member.digits}`} where id = ${member.id}`;
  expect(await state()).toMatchObject({ number: `+9${member.digits}`, is_on: false, is_stopped: false });
});

test("a month's costs have a limit that the club sets: what exceeds it goes out by mail, and the admin sees why", async () => {
  const club = await world.club();
  const [admin] = club.members;
  const member = await texter(club);
  const defaults = { waitlist_offer: { mail: false } };
  expect(await setClub(club, { version: 0, defaults, text_cap: 0.2 })).toMatchObject({
    texts: { price: 0.08, currency: "EUR", most: 20, cap: 0.2, spent: 0, is_reached: false },
  });
  await enqueue(club, offered(member.id, "1"));
  await become(club, "sent");
  const [first] = await sends(club);
  expect(first?.cost).toBe(0.16);
  await enqueue(club, offered(member.id, "2"));
  await become(club, "sent", "skipped");
  expect((await sends(club))[1]).toMatchObject({ problem: "the club's limit of this month is reached", cost: 0 });
  expect((await mail.next(addressOf(member.id))).subject).toContain("Court 1");
  expect(twilio.to(member.phone)).toHaveLength(1);
  const shown = await ask(admin?.token ?? "", "GET", "/club/notification-settings");
  expect(shown.body).toMatchObject({ texts: { cap: 0.2, spent: 0.16, is_reached: true } });
  // Another save leaves the limit as it is; more than the installation allows does not count.
  expect(await setClub(club, { version: 1 })).toMatchObject({ texts: { cap: 0.2 } });
  expect(await setClub(club, { version: 2, text_cap: 500 })).toMatchObject({ texts: { cap: 20, is_reached: false } });
  expect(await setClub(club, { version: 3, text_cap: null })).toMatchObject({ texts: { cap: 20 } });
});

test("a number gets few texts within an hour, whatever its owner is notified of", async () => {
  const club = await world.club();
  const member = await texter(club);
  await enqueue(club, ...Array.from({ length: 8 }, (_, n) => offered(member.id, String(n))));
  await expect
    .poll(async () => (await sends(club)).filter(({ state }) => /sent|skipped/.test(state)).length, POLL_OPTIONS)
    .toBe(8);
  expect(twilio.to(member.phone)).toHaveLength(6);
  expect(
    (await sends(club)).filter(({ problem }) => problem === "too many texts to this number within an hour"),
  ).toHaveLength(2);
});

test("what the gateway rejects, cannot take now or reports as lost: another attempt, then the mail instead; it costs nothing", async () => {
  const club = await world.club();
  const member = await texter(club);
  const other = await texter(club, 2);
  await setClub(club, { version: 0, defaults: { waitlist_offer: { mail: false } } });
  twilio.reject(429, 20429);
  await enqueue(club, offered(member.id, "1"));
  await expect.poll(async () => (await sends(club))[0]?.problem, POLL_OPTIONS).toBe("Twilio responded with 20429");
  twilio.reject();
  await sql`update notice_sends set send_after = now() where club_id = ${club.clubId} and state = 'queued'`;
  await sql`select pg_notify('courtside_live', '{"work":"sends"}')`;
  await become(club, "sent");
  expect((await sends(club))[0]?.attempts).toBe(2);
  expect(mail.count(addressOf(member.id))).toBe(0);

  const [message] = twilio.to(member.phone);
  if (!message) throw new Error("it was sent");
  await twilio.report(api.url, message, "undelivered", "30003");
  expect(await sends(club)).toMatchObject([{ state: "failed", problem: "Twilio reports 30003" }]);
  expect((await mail.next(addressOf(member.id))).subject).toContain("Court 1");

  // Twilio knows of a STOP that we have not heard.
  twilio.reject(400, 21610);
  await enqueue(club, offered(other.id, "2"));
  await become(club, "failed", "failed");
  twilio.reject();
  expect((await sends(club))[1]).toMatchObject({ problem: "Twilio responded with 21610", cost: 0 });
  expect((await ask(other.token, "GET", "/me/text-messages")).body).toMatchObject({ is_on: false, is_stopped: true });
  await mail.next(addressOf(other.id));
});

test("what a dead sender had handed over is in doubt and is never sent again", async () => {
  const club = await world.club();
  const member = await texter(club);
  await sql`
    with notice as (
      insert into notices (club_id, user_id, kind, event, details, dedupe_key)
      select ${club.clubId}, ${member.id}, 'waitlist_offered', 'waitlist_offer', '{}', 'dead' returning club_id, id
    )
    insert into notice_sends (club_id, notice_id, channel, state, attempts, handed_at, cost)
    select club_id, id, 'text', 'sending', 1, now(), 0.16 from notice`;
  await become(club, "in_doubt");
  expect(twilio.to(member.phone)).toHaveLength(0);
});

test("a gateway of one's own gets the text as JSON and reports with its token", async () => {
  const gateway = await startSmsGateway();
  // Its process alone sends: the file's other one would hand the text to Twilio.
  await api.stop();
  const own = await world.start(gateway.env);
  const askOwn = (token: string, method: string, path: string, body?: unknown) =>
    call(path, { method, url: own.url, token, body });
  const club = await world.club();
  const [, member] = club.members;
  if (!member) throw new Error("three people are there");
  const digits = String(++numbers);
  await sql`update auth.users set phone = ${digits}, phone_confirmed_at = now() where id = ${member.id}`;
  await askOwn(member.token, "PUT", "/me/text-messages", { is_on: true });
  await askOwn(member.token, "PUT", "/me/notification-settings", { waitlist_offer: { text: true } });
  await enqueue(club, offered(member.id, "1"));
  await become(club, "sent");
  const text = gateway.texts.find(({ to }) => to === `+${digits}`);
  expect(text?.receipts_url).toBe(`${siteUrl}/api/v1/text-gateway/receipts`);
  const report = (path: string, body: object, token = gateway.env.SMS_GATEWAY_TOKEN) =>
    call(`/text-gateway/${path}`, { method: "POST", url: own.url, headers: { "x-gateway-token": token }, body });
  const receipt = { reference: text?.reference, status: "failed", problem: "No such number" };
  expect((await report("receipts", receipt, "forged")).status).toBe(403);
  expect((await report("receipts", { status: "failed" })).status).toBe(400);
  expect((await report("receipts", { ...receipt, status: "on its way" })).status).toBe(204);
  expect((await report("receipts", receipt)).status).toBe(204);
  expect(await sends(club)).toMatchObject([{ state: "failed", problem: "No such number" }]);
  expect((await report("replies", { from: `+${digits}`, text: "STOP" })).status).toBe(204);
  expect((await askOwn(member.token, "GET", "/me/text-messages")).body).toMatchObject({ is_stopped: true });
  await gateway.stop();
});

test("without a gateway there is nothing to agree to, and nobody may report", async () => {
  const none = await world.start();
  const club = await world.club();
  const [admin, member] = club.members;
  const at = (token: string | undefined, method: string, path: string, body?: unknown) =>
    call(path, { method, url: none.url, token, body });
  expect((await at(member?.token, "GET", "/me/text-messages")).body).toMatchObject({ is_available: false });
  const { status, rejection } = await at(member?.token, "PUT", "/me/text-messages", { is_on: true });
  expect([status, rejection.code]).toEqual([422, "texts_off"]);
  expect((await at(admin?.token, "GET", "/club/notification-settings")).body.texts).toBeNull();
  expect((await at(undefined, "POST", "/text-gateway/receipts", {})).status).toBe(404);
});

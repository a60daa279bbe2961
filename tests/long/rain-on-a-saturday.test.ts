import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { addressOf, ended, POLL_OPTIONS, startNoticeWorld } from "../api/notices/notice-world.ts";
import type { ApiProcess } from "../support/api-process.ts";
import { bookingViolations, NO_VIOLATIONS } from "../support/booking-invariants.ts";
import { call } from "../support/call.ts";
import { fillSaturday, holdUp, isHeldUp, LONG_DAY, notifiedEach, stateOf } from "../support/full-saturday.ts";
import type { LoadClub } from "../support/load-club.ts";
import { dateFromNow } from "../support/world.ts";

const world = await startNoticeWorld();
const { sql, mail } = world;

const date = dateFromNow(4);
const SATURDAY = { bookings: 140, lessons: 30, events: 3, offers: 20, date };
const input = { all: true, start_time: `${date}T05:00:00Z`, end_time: `${date}T22:00:00Z`, reason: "rain" };

const ask = (api: ApiProcess | undefined, method: string, path: string, token?: string, body?: object, key?: string) =>
  call(path, {
    url: api?.url ?? "",
    method,
    token,
    ...(body && { body }),
    ...(key && { headers: { "idempotency-key": key } }),
  });

async function saturday(): Promise<LoadClub> {
  const club = await world.club({ members: 73, courts: 12, rules: LONG_DAY });
  await fillSaturday(sql, club, SATURDAY);
  return club;
}

/** Confirmed bookings on closed courts, which there must not be, besides what must hold anyway. */
async function violations(clubId: string) {
  const [row] = await sql<{ drowned: number }[]>`
    select count(*)::int as drowned from bookings b join court_occupancies o
      on o.club_id = b.club_id and o.court_id = b.court_id and o.kind = 'block' and o.starts_at < b.ends_at and o.ends_at > b.starts_at
    where b.club_id = ${clubId} and b.status = 'confirmed'`;
  return { ...(await bookingViolations(sql, clubId)), drowned: row?.drowned };
}
const NONE = { ...NO_VIOLATIONS, drowned: 0 };

test("rain on a Saturday: closed under load, killed half way twice; everyone is notified once, 50 members take alternatives at once", async () => {
  const club = await saturday();
  const [admin] = club.members;
  const before = await stateOf(sql, club.clubId);
  const [waitsFor] = club.members.slice(1);
  const key = randomUUID();
  const close = (api: ApiProcess) => ask(api, "POST", "/closures", admin?.token, input, key);

  for (let killed = 0; killed < 2; killed++) {
    const api = await world.start({ SEND_NOTICES: "off" });
    const goOn = await holdUp(sql, club.clubId, waitsFor?.id ?? "");
    const closing = close(api).catch(() => "connection lost");
    await expect.poll(() => isHeldUp(sql), POLL_OPTIONS).toBe(true);
    api.child.kill("SIGKILL");
    await goOn();
    expect(await closing).toBe("connection lost");
    await expect.poll(() => isHeldUp(sql), POLL_OPTIONS).toBe(false);
    expect(await stateOf(sql, club.clubId)).toEqual(before);
  }

  const apis = await Promise.all([world.start(), world.start()]);
  const at = (n: number) => apis[n % 2];
  // Members go on booking what is free on these courts, while two members of staff close them with one key.
  const free = [17, 18, 19, 20, 21].flatMap((hour) => club.courtIds.map((court_id) => ({ court_id, hour })));
  const load = free.map(({ court_id, hour }, n) => {
    const start_time = `${date}T${String(hour).padStart(2, "0")}:00:00Z`;
    return ask(at(n), "POST", "/bookings", club.members[1 + (n % 60)]?.token, { court_id, start_time });
  });
  const [first, second] = await Promise.all([...apis.map(close), ...load]);
  expect([first?.status, second?.status], first?.text).toEqual([201, 201]);
  expect(first?.body.id).toBe(second?.body.id);
  expect(await violations(club.clubId)).toEqual(NONE);
  const notified = await notifiedEach(sql, club.clubId);
  expect(notified).toEqual({ 1: first?.body.people });
  const [left] = await sql`
    select count(*)::int as n from waitlist_offers o where o.club_id = ${club.clubId} and o.status = 'open' and o.closure_id is null`;
  expect(left).toEqual({ n: 0 });

  await ended(world, club);
  const closed = await sql<{ user_id: string }[]>`
    select user_id from notices where club_id = ${club.clubId} and kind = 'courts_closed'`;
  expect(closed.length).toBeGreaterThanOrEqual(70);
  // Besides this one, those who booked under the load have a confirmation.
  const aboutClosure = (id: string) =>
    mail.mails.filter(({ to, subject }) => to === addressOf(id) && /closed/i.test(subject)).length;
  expect([...new Set(closed.map(({ user_id }) => aboutClosure(user_id)))]).toEqual([1]);

  const takers = club.members.slice(1, 51);
  const taken = await Promise.all(
    takers.map(async ({ token }, n) => {
      const { body } = await ask(at(n), "GET", "/closures/alternatives", token);
      const [held] = body.data as { alternatives: { offer_id: string }[] }[];
      const calls = held?.alternatives.map(({ offer_id }, k) =>
        ask(at(n + k), "POST", `/waitlist-offers/${offer_id}/accept`, token, {}),
      );
      return (await Promise.all(calls ?? [])).filter(({ status }) => status === 201).length;
    }),
  );
  expect(taken).toEqual(takers.map(() => 1));
  expect(await violations(club.clubId)).toEqual(NONE);
  const rebooked = await ask(apis[0], "POST", `/closures/${String(first?.body.id)}/undo`, admin?.token);
  expect([rebooked.status, rebooked.rejection.code]).toEqual([409, "closure_rebooked"]);
});

test("undo of such a closure restores everything while no member has rebooked", async () => {
  const api = await world.start();
  const club = await saturday();
  const [admin] = club.members;
  const state = async () => {
    const { offers: _offers, notified: _notified, ...rest } = (await stateOf(sql, club.clubId)) ?? {};
    return rest;
  };
  const before = await state();
  const { body } = await ask(api, "POST", "/closures", admin?.token, input);
  expect(body).toMatchObject({ canceled: 173, state: "closed" });
  expect(await state()).not.toEqual(before);
  const undone = await ask(api, "POST", `/closures/${String(body.id)}/undo`, admin?.token);
  expect(undone.body, undone.text).toMatchObject({ state: "undone", restored: 173 });
  expect(await state()).toEqual(before);
  expect(await violations(club.clubId)).toEqual(NONE);
});

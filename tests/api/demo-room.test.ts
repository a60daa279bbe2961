import { addDays } from "@courtside/contracts/domain/club-clock.ts";
import { DEFAULT_RULES } from "@courtside/contracts/domain/club-rules.ts";
import { daySlots } from "@courtside/contracts/domain/club-time.ts";
import { expect, test } from "vitest";
import { DEMO_CLUB_ID } from "../../api/src/demo/sample-club.ts";
import { bookingViolations, NO_VIOLATIONS } from "../support/booking-invariants.ts";
import { roomOf, startDemoWorld, type Visitor } from "../support/demo-club.ts";
import { dateFromNow } from "../support/world.ts";

const { sql, call, visit, maintain } = await startDemoWorld();
const courts = await sql<{ id: string }[]>`select id from courts where club_id = ${DEMO_CLUB_ID} order by name`;
const today = dateFromNow(0);
const days = Array.from({ length: 8 }, (_, ahead) => addDays(today, ahead));
const VISITORS = 300;
const WAVE = 50;

/** Each visitor requests a slot every other day; together they request every slot of each day twice. */
async function bookGreedily({ token }: Visitor, number: number): Promise<number> {
  let booked = 0;
  for (const [ahead, date] of days.entries()) {
    if ((number + ahead) % 2 === 0) continue;
    const slots = daySlots(date, DEFAULT_RULES).filter(({ startsAt }) => startsAt > Date.now());
    const input = Math.floor(number / 2);
    const slot = slots[Math.floor(input / courts.length) % Math.max(1, slots.length)];
    if (!slot) continue;
    const body = { court_id: courts[input % courts.length]?.id, start_time: new Date(slot.startsAt).toISOString() };
    const { status, text } = await call("/bookings", { method: "POST", token, body });
    if (status !== 201 && status !== 409) throw new Error(`${status} ${text}`);
    booked += status === 201 ? 1 : 0;
  }
  return booked;
}

async function expectAThirdFree(when: string) {
  for (const date of days) {
    const { slots, free } = await roomOf(sql, date, Date.now());
    expect(free * 3, `${date} ${when}: ${free} of ${slots} free`).toBeGreaterThanOrEqual(slots);
  }
}

test("300 greedy visitors leave a third of every day free at all times", { timeout: 180_000 }, async () => {
  await expectAThirdFree("before");
  let booked = 0;
  for (let wave = 0; wave < VISITORS; wave += WAVE) {
    const numbers = Array.from({ length: WAVE }, (_, index) => wave + index);
    const visitors = await Promise.all(numbers.map(visit));
    const counts = await Promise.all(visitors.map((visitor, index) => bookGreedily(visitor, wave + index)));
    booked += counts.reduce((sum, count) => sum + count, 0);
    await expectAThirdFree(`after ${wave + WAVE} visitors`);
  }
  // They fill their share: the courts are busy, and no visitor is rejected in favour of others.
  expect(booked).toBeGreaterThan(7 * 50);
  const { slots, free } = await roomOf(sql, days[3] ?? "", Date.now());
  expect(free).toBe(Math.ceil(slots / 3));
  expect(await bookingViolations(sql, DEMO_CLUB_ID)).toEqual(NO_VIOLATIONS);

  // Sample bookings are released first, by deletion; visitors' bookings show as canceled, with the reason.
  const [left] = await sql`
    select count(*) filter (where not u.is_demo and b.starts_at > now() + interval '1 day')::int as sample,
      count(*) filter (where u.is_demo and b.status = 'canceled')::int as canceled,
      count(*) filter (where b.status = 'canceled' and b.cancel_reason is distinct from 'Freed for other demo visitors')::int as mute
    from bookings b join users u on u.id = b.user_id where b.club_id = ${DEMO_CLUB_ID}
      and (b.starts_at at time zone 'America/New_York')::date = ${days[3] ?? ""}`;
  expect(left).toMatchObject({ sample: 0, mute: 0 });
  expect(left?.canceled).toBeGreaterThan(0);
});

test("the job changes nothing about that, and fills the days again after the visitors have gone", async () => {
  await maintain();
  await expectAThirdFree("after the job");
  await sql`update users set created_at = created_at - interval '71 minutes' where is_demo`;
  await maintain();
  expect(await sql`select 1 from users where is_demo`).toEqual([]);
  await expectAThirdFree("after the purge");
  for (const date of days.slice(1)) {
    const { slots, free } = await roomOf(sql, date, Date.now());
    expect(slots - free, date).toBeGreaterThan(0.3 * slots);
  }
  expect(await bookingViolations(sql, DEMO_CLUB_ID)).toEqual(NO_VIOLATIONS);
});

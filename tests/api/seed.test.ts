import { expect, inject, test } from "vitest";
import { DEMO_CLUB_ID } from "../../api/src/demo/sample-club.ts";
import { QA_CLUB_ID } from "../../api/src/qa/personas.ts";
import { seed } from "../../tools/seed/seed.ts";
import { bookingViolations, NO_VIOLATIONS } from "../support/booking-invariants.ts";
import { startOwnDatabase } from "../support/own-database.ts";

const { sql, env } = await startOwnDatabase();
const url = new URL(inject("ownerUrl"));
url.pathname = new URL(env.DATABASE_URL).pathname;
const options = { url: url.href, qa: true, clubs: 2, days: 4 };

const counts = () => sql<{ id: string; name: string; people: number; bookings: number }[]>`
  select c.id, c.name, (select count(*)::int from memberships where club_id = c.id) as people,
    (select count(*)::int from bookings where club_id = c.id) as bookings
  from clubs c order by name`;

test("the seed makes its clubs with people and bookings, and a second run adds nothing", {
  timeout: 60_000,
}, async () => {
  await seed(options);
  const made = await counts();
  expect(made.map(({ name, people }) => [name, people])).toEqual([
    ["Harbor Racquet Club", 24],
    ["Load Club 1", 60],
    ["Load Club 2", 60],
    ["QA Racquet Club", 12],
  ]);
  for (const { id, name, bookings } of made) {
    expect(bookings, name).toBeGreaterThan(30);
    expect(await bookingViolations(sql, id), name).toEqual(NO_VIOLATIONS);
  }
  await seed(options);
  expect(await counts()).toEqual(made);
});

test("what a tester canceled in the QA club stays canceled, what is missing in the demo club is restored", async () => {
  for (const club of [QA_CLUB_ID, DEMO_CLUB_ID]) {
    // Of the date ahead with the most: today, and any date of the QA club, is filled while it is empty.
    const [fullest] = await sql<{ date: string; bookings: number }[]>`
      select (b.starts_at at time zone c.time_zone)::date::text as date, count(*)::int as bookings
      from bookings b join clubs c on c.id = b.club_id
      where c.id = ${club} and (b.starts_at at time zone c.time_zone)::date > (now() at time zone c.time_zone)::date
      group by 1 order by 2 desc, 1 limit 1`;
    expect(fullest?.bookings).toBeGreaterThan(5);
    await sql`
      delete from bookings where (club_id, id) in (
        select b.club_id, b.id from bookings b join clubs c on c.id = b.club_id
        where c.id = ${club} and (b.starts_at at time zone c.time_zone)::date = ${fullest?.date ?? ""} order by b.id limit 5)`;
  }
  const before = await counts();
  await seed(options);
  const after = await counts();
  const grown = after.map(({ id, bookings }, index) => [id, bookings - (before[index]?.bookings ?? 0)]);
  expect(Object.fromEntries(grown)).toMatchObject({ [QA_CLUB_ID]: 0, [DEMO_CLUB_ID]: 5 });
});

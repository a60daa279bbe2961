import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { openKeys } from "../../api/src/keys/keys.ts";
import { type ApiProcess, startApi } from "../support/api-process.ts";
import { bookingViolations, NO_VIOLATIONS } from "../support/booking-invariants.ts";
import { type ApiResponse, call } from "../support/call.ts";
import { makeLoadClub } from "../support/load-club.ts";
import { apiUrl, dateFromNow, ownerSql } from "../support/world.ts";

const COURTS = 5;
const HOURS = 4;
const SLOTS = COURTS * HOURS;
/** Of each: 200 requests at once. */
const EACH = 100;
/** Members whom several bookers name at once. */
const PARTNERS = 20;

const keys = await openKeys({ dataDir: inject("dataDir") });
let second: ApiProcess;

beforeAll(async () => {
  second = await startApi({
    DATABASE_URL: inject("apiDatabaseUrl"),
    DATA_DIR: inject("dataDir"),
    SITE_URL: apiUrl,
    TEST_CLOCK: "on",
    SEND_NOTICES: "off",
  });
});
afterAll(() => second.stop());

/** Who waits too long for their turn is rejected as busy, and tries again. */
async function inTheEnd(ask: () => Promise<ApiResponse>): Promise<ApiResponse> {
  const response = await ask();
  if (response.rejection.code !== "busy") return response;
  await new Promise((resolve) => setTimeout(resolve, 1_000));
  return inTheEnd(ask);
}

const processOf = (racer: number) => (racer % 2 === 0 ? apiUrl : second.url);

test("100 moves and 100 bookings at once over 20 slots in two processes: no court or person twice, nothing lost", async () => {
  const club = await makeLoadClub(ownerSql, keys, {
    siteUrl: apiUrl,
    members: SLOTS / 2 + EACH / 2 + PARTNERS,
    courts: COURTS,
    rules: { max_bookings_per_day: 20 },
  });
  const slot = (n: number) => ({
    court_id: club.courtIds[n % COURTS] ?? "",
    start_time: `${dateFromNow(1)}T${String(10 + (Math.floor(n / COURTS) % HOURS)).padStart(2, "0")}:00`,
  });
  // Half of the slots are taken, each by a member who then moves all over the others.
  const movers = club.members.slice(0, SLOTS / 2);
  const bookers = club.members.slice(SLOTS / 2, -PARTNERS);
  const partners = club.members.slice(-PARTNERS);
  const bookWith = (token: string | undefined, partner: number, n: number, url: string) => {
    const players = [{ user_id: partners[partner % PARTNERS]?.id }];
    return call("/bookings", { method: "POST", token, body: { ...slot(n), players }, url });
  };
  const held = await Promise.all(movers.map(({ token }, n) => bookWith(token, n, 2 * n, apiUrl)));
  const ids = held.map(({ body }) => String(body.id));
  expect(held.map(({ status }) => status)).toEqual(movers.map(() => 201));

  const moves = Array.from({ length: EACH }, (_, n) => {
    const mover = n % movers.length;
    const body = slot(2 * mover + 1 + 2 * Math.floor(n / movers.length));
    return () =>
      call(`/bookings/${ids[mover]}`, { method: "PATCH", token: movers[mover]?.token, body, url: processOf(n) });
  });
  // Each of them wants two courts at one time, at once, and partners whom others want too.
  const bookings = Array.from({ length: EACH }, (_, n) => {
    const place = COURTS * (n % HOURS) + Math.floor(n / (EACH / 2)) + (n % COURTS);
    return () => bookWith(bookers[n % bookers.length]?.token, 7 * n, place, processOf(n + 1));
  });
  const [moved, booked] = await Promise.all([Promise.all(moves.map(inTheEnd)), Promise.all(bookings.map(inTheEnd))]);
  const statuses = [...moved, ...booked].map(({ status }) => status);
  expect(statuses.filter((status) => ![200, 201, 409].includes(status))).toEqual([]);
  expect(await bookingViolations(ownerSql, club.clubId)).toEqual(NO_VIOLATIONS);

  const made = booked.filter(({ status }) => status === 201).length;
  const [row] = await ownerSql`
    select count(*)::int as confirmed, sum(sequence)::int as moves,
      (select count(*)::int from court_occupancies where club_id = ${club.clubId}) as courts,
      (select count(*)::int from person_occupancies where club_id = ${club.clubId}) as people,
      (select count(*)::int from person_occupancies a join person_occupancies b on b.club_id = a.club_id and b.user_id = a.user_id
         and b.id > a.id and b.starts_at < a.ends_at and b.ends_at > a.starts_at where a.club_id = ${club.clubId}) as twice,
      (select count(*)::int from person_occupancies o join bookings on bookings.id = o.booking_id
       where o.club_id = ${club.clubId} and (o.starts_at, o.ends_at) <> (bookings.starts_at, bookings.ends_at)) as elsewhere,
      (select count(*)::int from audit_log where club_id = ${club.clubId} and action = 'booking.moved') as audited
    from bookings where club_id = ${club.clubId} and status = 'confirmed'`;
  const kept = movers.length + made;
  expect(row).toEqual({
    ...{ confirmed: kept, courts: kept, people: 2 * kept, twice: 0, elsewhere: 0 },
    ...{ moves: row?.audited, audited: row?.audited },
  });
  expect(row?.audited).toBeGreaterThan(0);
  expect(made).toBeGreaterThan(0);
  expect(await ownerSql`select 1 from bookings where id = any(${ids}::uuid[]) and status = 'confirmed'`).toHaveLength(
    movers.length,
  );
}, 60_000);

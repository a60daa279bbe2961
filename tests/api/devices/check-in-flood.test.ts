import { expect, test } from "vitest";
import { createWriteLimit } from "../../../api/src/http/write-limit.ts";
import { call } from "../../support/call.ts";
import { makeDevice } from "../../support/device.ts";
import { book } from "../../support/try-booking.ts";
import { makeClub, ownerSql } from "../../support/world.ts";

const now = "2026-07-15T14:00:00Z";
const minute = (n: number) => new Date(Date.parse(now) + n * 60_000).toISOString();

test("however many check-ins of a booking a device delivers, the desk's list has each reason and person once, and few of one booking", async () => {
  const club = await makeClub({ rules: { max_bookings_per_day: 9 } });
  const device = await makeDevice(club);
  const input = { court_id: club.courts[0]?.id, start_time: "2026-07-16T11:00" };
  const { id } = (await book(club.member, input, now)).body;
  const deliver = (check_ins: object[], instant = now) =>
    call("/devices/check-ins", { method: "POST", token: device.token, body: { check_ins }, now: instant });
  const kept = async () => [
    ...(await ownerSql`
      select code, made_at, user_id from check_in_conflicts where club_id = ${club.id} order by made_at, user_id`),
  ];
  const early = Array.from({ length: 200 }, (_, n) => ({ booking_id: id, at: minute(-n) }));
  expect((await deliver(early)).body.conflicts).toBe(200);
  await Promise.all([deliver(early), deliver(early.map((each) => ({ ...each, at: minute(-500) })))]);
  expect(await kept()).toEqual([{ code: "check_in_early", made_at: new Date(now), user_id: null }]);

  // A wrong clock does not stay on top.
  await deliver([{ booking_id: id, at: "2999-01-01T00:00:00Z" }]);
  expect((await kept()).map(({ made_at }) => made_at)).toEqual([new Date(now), new Date(minute(3 * 24 * 60))]);

  const people = await Promise.all(Array.from({ length: 12 }, () => club.person("member")));
  await deliver(people.map(({ id: user_id }, n) => ({ booking_id: id, at: minute(-n - 1), user_id })));
  expect(await kept()).toHaveLength(10);

  // Of what staff have seen to, the same is kept again only if it is made again.
  await ownerSql`update check_in_conflicts set closed_at = now() where club_id = ${club.id}`;
  await deliver([{ booking_id: id, at: now }]);
  expect(await kept()).toHaveLength(10);
  await deliver([{ booking_id: id, at: minute(-300) }]);
  expect(await kept()).toHaveLength(11);
});

test("a device's changes are limited like a person's, and its reads are not", async () => {
  const club = await makeClub();
  const device = await makeDevice(club);
  const limit = createWriteLimit(() => 0);
  const most = (() => {
    for (let taken = 0; ; taken++) {
      try {
        limit(device.id, { isVisitor: false });
      } catch {
        return taken;
      }
    }
  })();
  const deliver = () =>
    call("/devices/check-ins", { method: "POST", token: device.token, body: { check_ins: [] }, now });
  const statuses = new Set<number>();
  for (let sent = 0; sent < most * 3 && !statuses.has(429); sent += 20)
    for (const { status } of await Promise.all(Array.from({ length: 20 }, deliver))) statuses.add(status);
  expect([...statuses]).toEqual([200, 429]);
  expect((await call("/devices/board", { token: device.token, now })).status).toBe(200);
}, 60_000);

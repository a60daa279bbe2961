import { expect, test } from "vitest";
import { call } from "../../support/call.ts";
import { at, DAY, join, makeFullClub, NOON, outcome } from "../../support/waitlist-world.ts";
import { ownerSql, type TestPerson } from "../../support/world.ts";

/** The tiles of an hour, court by court. */
async function tiles(person: TestPerson, time: string, now = NOON): Promise<(string | undefined)[]> {
  const { body } = await call("/availability", { token: person.token, query: { date: DAY, sport: "tennis" }, now });
  const courts = body.courts as { slots: { start_time: string; state: string }[] }[];
  return courts.map(({ slots }) => slots.find(({ start_time }) => start_time === at(time))?.state);
}

const window = (start: string, end: string) => ({ preferred_start_time: start, preferred_end_time: end });

test("an hour in which every court is taken offers the waitlist, until the member waits or a court is free", async () => {
  const club = await makeFullClub({ courts: 2 });
  expect(await tiles(club.member, "09:00")).toEqual(["join_waitlist", "join_waitlist"]);
  expect(await tiles(club.coach, "09:00")).toEqual(["join_waitlist", "join_waitlist"]);
  expect(await tiles(club.front_desk, "09:00")).toEqual(["booked", "booked"]);
  expect(outcome(await join(club.member, window("09:00", "10:00")))).toBe("201");
  expect(await tiles(club.member, "09:00")).toEqual(["booked", "booked"]);
  await club.free(1, "10:00");
  expect(await tiles(club.coach, "10:00")).toEqual(["booked", "available"]);
  await ownerSql`update clubs set waitlist_enabled = false where id = ${club.id}`;
  expect(await tiles(club.coach, "09:00")).toEqual(["booked", "booked"]);
});

test("not when the member could not book: past, beyond the window, at a limit, on another court then", async () => {
  const club = await makeFullClub({ courts: 2, rules: { max_bookings_per_day: 1 } });
  expect(await tiles(club.member, "09:00", at("09:00"))).toEqual(["booked", "booked"]);
  expect(await tiles(club.member, "09:00", "2031-02-01T12:00:00Z")).toEqual(["booked", "booked"]);
  await club.free(0, "11:00");
  const body = { court_id: club.courts[0]?.id, start_time: at("11:00") };
  expect(outcome(await call("/bookings", { method: "POST", token: club.member.token, body, now: NOON }))).toBe("201");
  expect(await tiles(club.member, "09:00")).toEqual(["booked", "booked"]);
  await ownerSql`update clubs set max_bookings_per_day = 3 where id = ${club.id}`;
  expect(await tiles(club.member, "09:00")).toEqual(["join_waitlist", "join_waitlist"]);
  expect(await tiles(club.member, "11:00")).toEqual(["own", "booked"]);
});

test("a court closed by a block keeps its reason; a free court beside an own booking is no limit", async () => {
  const club = await makeFullClub({ courts: 2 });
  await club.free(0, "09:00");
  const block = { court_ids: [club.courts[0]?.id], start_time: at("09:00"), end_time: at("10:00"), reason: "New net" };
  expect(
    (await call("/court-blocks", { method: "POST", token: club.admin.token, body: block, now: NOON })).status,
  ).toBe(201);
  expect(await tiles(club.member, "09:00")).toEqual(["blocked", "join_waitlist"]);

  await club.free(0, "11:00");
  await club.free(1, "11:00");
  const body = { court_id: club.courts[0]?.id, start_time: at("11:00") };
  await call("/bookings", { method: "POST", token: club.member.token, body, now: NOON });
  expect(await tiles(club.member, "11:00")).toEqual(["own", "own_overlap"]);
});

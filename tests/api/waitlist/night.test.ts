import { expect, test } from "vitest";
import {
  at,
  DAY,
  enqueue,
  expectConsistent,
  fourMembers,
  makeFullClub,
  NOON,
  offersOf,
  openTestPool,
  runQueue,
  storyOf,
} from "../../support/waitlist-world.ts";
import { ownerSql } from "../../support/world.ts";

const db = openTestPool();
const NOTHING = { offered: 0, expired: 0 };

/** The next processing run that is planned for the club's queue after a run at `now`. */
async function nextRun(clubId: string, now: string): Promise<string> {
  // The api's own job, by the real clock, may have planned a run of its own.
  await ownerSql`delete from waitlist_checks where club_id = ${clubId}`;
  await runQueue(db, clubId, now);
  const [row] = await ownerSql<{ at: Date }[]>`
    select min(due_at) as at from waitlist_checks where club_id = ${clubId}`;
  return row?.at.toISOString() ?? "";
}

test("between 22:00 and 07:00 only slots that start within three hours are offered", async () => {
  const club = await makeFullClub({ rules: { booking_hours_start: "06:00" } });
  const people = await fourMembers(club);
  await enqueue(people);
  const night = at("22:00", "2031-03-11");
  for (const time of ["06:00", "08:00", "12:00"]) await club.free(0, time, night);
  expect(await runQueue(db, club.id, night)).toEqual(NOTHING);
  await expect.poll(() => nextRun(club.id, night)).toBe(at("03:00"));
  expect(await runQueue(db, club.id, at("02:59"))).toEqual(NOTHING);
  expect(await runQueue(db, club.id, at("03:00"))).toEqual({ offered: 1, expired: 0 });
  expect(await runQueue(db, club.id, at("05:00"))).toMatchObject({ offered: 2, expired: 1 });
  // For the first in the queue: an expired offer is not repeated, a slot not offered before is.
  expect((await storyOf(club.id)).toSorted()).toEqual([
    "Member 1 Court 1 06:00 expired",
    "Member 1 Court 1 08:00 open",
    "Member 2 Court 1 06:00 open",
  ]);
  expect(await runQueue(db, club.id, at("05:15"))).toMatchObject({ expired: 2 });
  expect(await runQueue(db, club.id, at("06:59"))).toMatchObject({ offered: 1 });
  expect(await storyOf(club.id)).not.toContain("Member 1 Court 1 12:00 open");
  await runQueue(db, club.id, at("07:00"));
  expect(await storyOf(club.id)).toContain("Member 1 Court 1 12:00 open");
  await expectConsistent(club.id);
});

test("21:59 is day, 22:00 is night", async () => {
  const club = await makeFullClub();
  const [first] = await fourMembers(club);
  await enqueue([first]);
  await club.free(0, "12:00");
  expect(await runQueue(db, club.id, at("22:00", "2031-03-11"))).toEqual(NOTHING);
  expect(await runQueue(db, club.id, at("21:59", "2031-03-11"))).toEqual({ offered: 1, expired: 0 });
});

test("a hold never lasts past the slot's start, and a slot that has begun is not offered", async () => {
  const club = await makeFullClub();
  const [first, second] = await fourMembers(club);
  await enqueue([first, second]);
  const now = at("08:55");
  await club.free(0, "09:00", now);
  await runQueue(db, club.id, now);
  const [offer] = await offersOf(club.id);
  expect(offer?.expires_at.toISOString()).toBe(at("09:00"));
  expect(await runQueue(db, club.id, at("09:00"))).toEqual({ offered: 0, expired: 1 });
  await expectConsistent(club.id);
});

test("after midnight yesterday's entries are done, and today's queue continues", async () => {
  const club = await makeFullClub({ rules: { booking_hours_start: "00:00", booking_hours_end: "24:00" } });
  const [first] = await fourMembers(club);
  await enqueue([first], { requested_date: DAY });
  await club.free(0, "00:00", NOON);
  await club.free(1, "23:00", NOON);
  // 23:58 of the day before: the first slot of the day starts within three hours.
  expect(await runQueue(db, club.id, at("23:58", "2031-03-11"))).toEqual({ offered: 1, expired: 0 });
  expect(await runQueue(db, club.id, at("00:00"))).toEqual({ offered: 0, expired: 1 });
  expect(await runQueue(db, club.id, at("21:30"))).toEqual({ offered: 1, expired: 0 });
  expect(await runQueue(db, club.id, at("00:00", "2031-03-13"))).toEqual({ offered: 0, expired: 1 });
  await expectConsistent(club.id);
});

test("on the night of a clock change, seven o'clock is the club's, and every slot is complete", async () => {
  // New York, 2031-03-09: 02:00 does not exist, so 07:00 is 11:00 UTC.
  const date = "2031-03-09";
  const rules = { time_zone: "America/New_York", booking_hours_start: "01:00", booking_hours_end: "14:00" };
  const club = await makeFullClub({ rules, dates: [date] });
  const [first, second] = await fourMembers(club);
  const evening = "2031-03-08T17:00:00Z";
  await enqueue([first], { requested_date: date, preferred_start_time: "09:00" }, evening);
  await enqueue(
    [second],
    { requested_date: date, preferred_start_time: "02:00", preferred_end_time: "09:00" },
    evening,
  );
  await ownerSql`
    delete from bookings where club_id = ${club.id} and court_id = ${club.courts[0]?.id ?? ""}`;
  await expect.poll(() => nextRun(club.id, "2031-03-09T03:00:00Z")).toBe("2031-03-09T04:00:00.000Z");
  expect(await runQueue(db, club.id, "2031-03-09T04:00:00Z")).toEqual({ offered: 1, expired: 0 });
  expect(await storyOf(club.id)).toEqual(["Member 2 Court 1 07:00 open"]);
  // From 10:00 UTC on 09:00 New York is within three hours: at 09:59 it is not.
  await runQueue(db, club.id, "2031-03-09T09:59:00Z");
  expect((await storyOf(club.id)).filter((line) => line.startsWith("Member 1"))).toEqual([]);
  await runQueue(db, club.id, "2031-03-09T10:00:00Z");
  expect((await storyOf(club.id)).filter((line) => line.startsWith("Member 1"))).toEqual([
    "Member 1 Court 1 13:00 open",
  ]);
  await expectConsistent(club.id);
});

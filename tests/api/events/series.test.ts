import { expect, test } from "vitest";
import { call } from "../../support/call.ts";
import { book } from "../../support/try-booking.ts";
import { makeClub, ownerSql, type TestClub, type TestPerson } from "../../support/world.ts";
import { eventCalls, eventOf, eventViolations, NO_VIOLATIONS, rejectionOf } from "./event-calls.ts";

const zone = "America/New_York";
const wallTimeOf = (instant: string) =>
  new Intl.DateTimeFormat("sv-SE", { timeZone: zone, dateStyle: "short", timeStyle: "short" }).format(
    new Date(instant),
  );
const weekly = { recurrence_rule: "weekly" };
const left = async (club: TestClub) => {
  const [row] = await ownerSql`
    select (select count(*)::int from events where club_id = ${club.id}) as events,
      (select count(*)::int from event_dates where club_id = ${club.id}) as dates,
      (select count(*)::int from court_occupancies where club_id = ${club.id} and kind = 'event') as courts`;
  return row;
};

test("a series has the original and twelve instances, and keeps its local time when the clock changes", async () => {
  const club = await makeClub({ rules: { time_zone: zone } });
  const { create, edit, register, list, read } = eventCalls("2026-10-05T12:00:00Z");
  const times = { start_time: "2026-10-06T18:00", end_time: "2026-10-06T20:00" };
  const series = eventOf(await create(club.coach, { ...weekly, ...times, court_id: club.courts[0]?.id }));
  expect(series.dates.map(({ is_instance }) => is_instance)).toEqual([false, ...Array(12).fill(true)]);
  const wallTimes = (event: typeof series) => event.dates.map(({ start_time }) => wallTimeOf(start_time));
  expect(new Set(wallTimes(series).map((text) => text.slice(11)))).toEqual(new Set(["18:00"]));
  expect([wallTimes(series)[4], wallTimes(series)[12]]).toEqual(["2026-11-03 18:00", "2026-12-29 18:00"]);
  // November 1 is in between: the same wall time is an hour later in UTC.
  expect([series.dates[3]?.start_time, series.dates[4]?.start_time]).toEqual([
    "2026-10-27T22:00:00.000Z",
    "2026-11-03T23:00:00.000Z",
  ]);
  expect(await eventViolations(club)).toEqual(NO_VIOLATIONS);

  // The original is over: the series is listed until its last date has passed, and registration stays open.
  const november = eventCalls("2026-11-10T23:30:00Z");
  const [listed] = (await november.list(club.member)).data;
  expect(listed && wallTimes(listed)[0]).toBe("2026-11-10 18:00");
  expect(listed?.dates.every(({ is_instance }) => is_instance)).toBe(true);
  expect(eventOf(await november.register(club.member, series.id)).registered_count).toBe(1);
  // An instance is shown until the end of its day, the last one too; from then on the series is past.
  const at = async (instant: string, when: string) => (await list(club.member, { when }, instant)).data.length;
  expect([await at("2026-12-30T04:59:00Z", "upcoming"), await at("2026-12-30T04:59:00Z", "past")]).toEqual([1, 0]);
  expect([await at("2026-12-30T05:01:00Z", "upcoming"), await at("2026-12-30T05:01:00Z", "past")]).toEqual([0, 1]);

  // An edit moves future dates together, and leaves the others unchanged.
  const change = {
    version: 1,
    start_time: "2026-11-18T09:00",
    end_time: "2026-11-18T10:30",
    court_id: club.courts[1]?.id,
  };
  const moved = eventOf(await november.edit(club.coach, series.id, change));
  expect(wallTimes(moved)).toEqual([
    ...wallTimes(series).slice(0, 6),
    "2026-11-18 09:00",
    "2026-11-25 09:00",
    "2026-12-02 09:00",
    "2026-12-09 09:00",
    "2026-12-16 09:00",
    "2026-12-23 09:00",
    "2026-12-30 09:00",
  ]);
  expect(await eventViolations(club)).toEqual(NO_VIOLATIONS);
  // A change of text moves no date, and neither does a save with unchanged times.
  const same = { version: 2, title: "Renamed", start_time: "2026-11-18T09:00", end_time: "2026-11-18T10:30" };
  expect(wallTimes(eventOf(await november.edit(club.admin, series.id, same)))).toEqual(wallTimes(moved));
  expect((await register(club.coach, series.id)).status).toBe(403);
  expect(eventOf(await read(club.front_desk, series.id)).can_edit).toBe(false);
  expect(rejectionOf(await edit(club.admin, series.id, { version: 2, title: "Another" }))).toContain(
    "409 event_changed",
  );
});

test("an edit of a date that has begun since is rejected: applied to the next one it would shift the series", async () => {
  const club = await makeClub({ rules: { time_zone: "UTC" } });
  const times = { start_time: "2031-05-06T18:00", end_time: "2031-05-06T20:00" };
  const monday = eventCalls("2031-05-05T12:00:00Z");
  const series = eventOf(await monday.create(club.coach, { ...weekly, ...times, court_id: club.courts[0]?.id }));
  const [opened, next] = series.dates;
  // The form was opened before the date began, and is saved after that.
  const { edit, read } = eventCalls("2031-05-06T18:05:00Z");
  const later = { version: 1, start_time: "2031-05-06T19:00", end_time: "2031-05-06T21:00" };
  const rejected = await edit(club.coach, series.id, { ...later, date_id: opened?.id });
  expect(rejectionOf(rejected)).toBe("409 event_changed: This is no longer the event's next date. Nothing was saved.");
  expect(rejected.rejection.details).toEqual({
    field: "date_id",
    next_date: { id: next?.id, start_time: next?.start_time, end_time: next?.end_time },
  });
  expect(eventOf(await read(club.coach, series.id)).dates).toEqual(series.dates);
  const forNext = { version: 1, date_id: next?.id, start_time: "2031-05-13T19:00", end_time: "2031-05-13T21:00" };
  const moved = eventOf(await edit(club.coach, series.id, forNext));
  expect(moved.dates.slice(0, 3).map(({ start_time }) => start_time.slice(0, 16))).toEqual([
    "2031-05-06T18:00",
    "2031-05-13T19:00",
    "2031-05-20T19:00",
  ]);
  // Pages of the release before name no date.
  const unnamed = { version: 2, start_time: "2031-05-14T19:00", end_time: "2031-05-14T21:00" };
  expect(eventOf(await edit(club.coach, series.id, unnamed)).dates[1]?.start_time).toBe("2031-05-14T19:00:00.000Z");
  expect(await eventViolations(club)).toEqual(NO_VIOLATIONS);
});

test("a conflict on any date rejects the whole series and lists the dates; so does a time that the clock skips", async () => {
  const club = await makeClub({ rules: { time_zone: zone, booking_hours_start: "00:00", booking_hours_end: "24:00" } });
  const [court, other] = club.courts.map(({ id }) => id);
  const now = "2026-02-01T12:00:00Z";
  const { create, edit } = eventCalls(now);
  const sunday = { ...weekly, start_time: "2026-02-08T02:30", end_time: "2026-02-08T03:30", court_id: court };
  const skipped = await create(club.admin, sunday);
  expect(rejectionOf(skipped)).toBe("422 skipped_time: This time does not exist on 2026-03-08: the clock changes");
  expect(skipped.rejection.details).toEqual({ field: "start_time", dates: [{ date: "2026-03-08", cause: "skipped" }] });
  const once = await create(club.admin, {
    start_time: "2026-03-08T02:30",
    end_time: "2026-03-08T04:00",
    court_id: court,
  });
  expect(rejectionOf(once)).toBe("400 skipped_time: This time does not exist on that day: the clock changes");

  // When the clock goes back, half an hour later has an earlier wall time.
  const repeated = { start_time: "2026-11-01T05:45:00Z", end_time: "2026-11-01T06:15:00Z", court_id: court };
  expect(rejectionOf(await create(club.admin, repeated))).toBe(
    "400 end_before_start: End time must be after start time",
  );

  const block = {
    court_ids: [court],
    start_time: "2026-03-03T10:00",
    end_time: "2026-03-04T00:00",
    reason: "Painting",
  };
  expect((await call("/court-blocks", { method: "POST", token: club.admin.token, body: block, now })).status).toBe(201);
  const play = { court_id: court, start_time: "2026-04-07T19:00", user_id: club.member.id };
  expect((await call("/bookings", { method: "POST", token: club.admin.token, body: play, now })).status).toBe(201);
  // On one more date the coach gives another event on another court.
  const busy = { start_time: "2026-04-14T18:30", end_time: "2026-04-14T19:00", court_id: other };
  const small = eventOf(await create(club.coach, busy));
  const tuesday = { ...weekly, start_time: "2026-02-03T18:00", end_time: "2026-02-03T20:00", court_id: court };
  const before = await left(club);
  const rejected = await create(club.coach, tuesday);
  expect(rejectionOf(rejected)).toBe("409 slot_conflict: This time slot conflicts with an existing booking");
  expect(rejected.rejection.details?.dates).toMatchObject([
    { date: "2026-03-03", start_time: "2026-03-03T23:00:00.000Z", cause: "court" },
    { date: "2026-04-07", start_time: "2026-04-07T22:00:00.000Z", cause: "court" },
    { date: "2026-04-14", cause: "coach" },
  ]);
  expect(await left(club)).toEqual(before);
  const elsewhere = await create(club.coach, {
    ...tuesday,
    court_id: other,
    start_time: "2026-02-10T18:30",
    end_time: "2026-02-10T19:00",
  });
  expect(elsewhere.rejection.details?.dates).toMatchObject([{ date: "2026-04-14", cause: "court" }]);

  // A single event gets alternatives; for the coach the message says that they are elsewhere.
  const single = await create(club.admin, {
    court_id: court,
    start_time: "2026-04-07T19:00",
    end_time: "2026-04-07T20:00",
  });
  expect(single.rejection.details?.alternatives).toMatchObject([
    { court_id: court, start_time: "2026-04-07T22:00:00.000Z" },
    { court_id: court, start_time: "2026-04-08T00:00:00.000Z" },
    { court_id: court },
  ]);
  const both = { court_id: court, start_time: "2026-04-14T18:00", end_time: "2026-04-14T19:00" };
  expect(rejectionOf(await create(club.coach, both))).toBe("409 own_overlap: You already have a booking at this time");
  expect((await create(club.admin, both)).status).toBe(201);
  expect(
    rejectionOf(
      await edit(club.admin, small.id, {
        version: 1,
        start_time: "2026-04-07T18:30",
        end_time: "2026-04-07T20:00",
        court_id: court,
      }),
    ),
  ).toContain("409 slot_conflict");
  expect(await eventViolations(club)).toEqual(NO_VIOLATIONS);
});

test("a coach is offered only times at which they are free", async () => {
  const club = await makeClub({ rules: { time_zone: "UTC" } });
  const [one, two] = club.courts.map(({ id }) => id);
  const now = "2026-07-15T12:00:00Z";
  const at = (hour: number) => `2026-07-16T${hour}:00:00.000Z`;
  await book(club.member, { court_id: one, start_time: at(18) }, now);
  const other = await club.person("member");
  const teach = { member_id: other.id, court_id: two, start_time: at(17), end_time: at(18) };
  const lesson = await call("/lessons", { method: "POST", token: club.coach.token, body: teach, now });
  expect(lesson.status).toBe(201);
  const { create } = eventCalls(now);
  const starts = async (person: TestPerson) => {
    const { rejection } = await create(person, { court_id: one, start_time: at(18), end_time: at(19) });
    const { alternatives } = rejection.details as { alternatives: { start_time: string }[] };
    return alternatives.map(({ start_time }) => start_time);
  };
  expect(await starts(club.coach)).toEqual([at(19), at(16), at(20)]);
  expect(await starts(club.admin)).toEqual([at(17), at(19), at(16)]);
  expect((await create(club.coach, { court_id: one, start_time: at(19), end_time: at(20) })).status).toBe(201);
});

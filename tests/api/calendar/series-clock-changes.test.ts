import { clubDate, clubTime } from "@courtside/contracts/domain/club-clock.ts";
import { expect, test } from "vitest";
import { call } from "../../support/call.ts";
import { readCalendar } from "../../support/read-calendar.ts";
import { makeClub } from "../../support/world.ts";
import { seriesCalls, seriesOf } from "../series/series-calls.ts";

const now = "2026-09-20T12:00:00Z";
const { make, show, move } = seriesCalls(now);
const WEEK = 7 * 86_400_000;

interface Listed {
  id: string;
  start_time: string;
  end_time: string;
}

// Each zone changes its clock twice in that time, the last one in the southern hemisphere.
test.each([
  ["America/New_York", "2026-10-18", 26, ["22:00", "23:00"]],
  ["Europe/Berlin", "2026-10-18", 26, ["16:00", "17:00"]],
  ["Australia/Sydney", "2026-09-27", 30, ["07:00", "08:00"]],
])(
  "a weekly series in %s keeps its wall time in the api and in the feed, and so does its move",
  async (zone, first, count, utc) => {
    const rules = { time_zone: zone, advance_booking_days: 365, max_bookings_per_week: 0, series_max_dates: 30 };
    const { member, courts } = await makeClub({ rules });
    const dates = Array.from({ length: count }, (_, week) =>
      new Date(Date.parse(first) + week * WEEK).toISOString().slice(0, 10),
    );
    const at = (start: string) => `${clubDate(start, zone)} ${clubTime(start, zone)}`;
    const onEach = (time: string) => dates.map((date) => `${date} ${time}`);
    const clockOf = (starts: string[]) => [...new Set(starts.map((start) => start.slice(11, 16)))].toSorted();

    const made = seriesOf(await make(member, { court_id: courts[0]?.id, start_time: `${first}T18:00`, count }));
    expect(made.dates.map(({ start_time }) => at(start_time ?? ""))).toEqual(onEach("18:00"));
    expect(clockOf(made.dates.map(({ start_time }) => start_time ?? ""))).toEqual(utc);
    const shown = seriesOf(await show(member, made.id)).dates;
    expect(shown.map(({ start_time }) => at(start_time ?? ""))).toEqual(onEach("18:00"));

    const list = async () => {
      const { body } = await call("/bookings", { token: member.token, query: { scope: "mine", limit: "100" }, now });
      return (body.data as Listed[]).toSorted((one, other) => one.start_time.localeCompare(other.start_time));
    };
    const listed = await list();
    expect(listed.map(({ start_time, end_time }) => `${at(start_time)} - ${clubTime(end_time, zone)}`)).toEqual(
      onEach("18:00 - 19:00"),
    );
    const pages = await Promise.all(listed.map(({ id }) => call(`/bookings/${id}`, { token: member.token, now })));
    expect(pages.map(({ body }) => at(String(body.start_time)))).toEqual(onEach("18:00"));

    const feed = await call("/me/calendar-feed", { method: "POST", token: member.token });
    const path = new URL(String(feed.body.url)).pathname.slice("/api/v1".length);
    const read = async () => readCalendar((await call(path, { now })).text).entries;
    const before = await read();
    expect(before.map(({ start, end }) => `${at(start)} - ${clubTime(end, zone)}`)).toEqual(onEach("18:00 - 19:00"));
    expect(clockOf(before.map(({ start }) => start))).toEqual(utc);
    expect(before.map(({ uid, sequence }) => [uid, sequence])).toEqual(listed.map(({ id }) => [`${id}@courtside`, 0]));

    const moved = await move(member, listed[0]?.id, { scope: "all", start_time: `${first}T09:00` });
    expect(moved.status, moved.text).toBe(200);
    expect((await list()).map(({ start_time }) => at(start_time))).toEqual(onEach("09:00"));
    const after = await read();
    expect(after.map(({ start }) => at(start))).toEqual(onEach("09:00"));
    expect(after.map(({ uid, sequence }) => [uid, sequence])).toEqual(before.map(({ uid }) => [uid, 1]));
  },
);

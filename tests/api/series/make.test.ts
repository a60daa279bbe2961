import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { bookingViolations, NO_VIOLATIONS } from "../../support/booking-invariants.ts";
import { call } from "../../support/call.ts";
import { openLive } from "../../support/live-stream.ts";
import { book } from "../../support/try-booking.ts";
import { makeClub, ownerSql, type TestClub } from "../../support/world.ts";
import { previewOf, rowsOf, seriesCalls, seriesOf, timesOf } from "./series-calls.ts";

// A Monday noon in New York.
const now = "2026-10-05T16:00:00Z";
const { preview, make, show } = seriesCalls(now);
const TUESDAY = "2026-10-06T18:00";
const open = { series_max_dates: 30, advance_booking_days: 365, max_bookings_per_day: 2 };
const input = ({ courts }: TestClub, more: object = {}) => ({
  court_id: courts[0]?.id,
  start_time: TUESDAY,
  count: 4,
  ...more,
});

const block = ({ front_desk, courts }: TestClub, date: string, which: number[]) =>
  call("/court-blocks", {
    method: "POST",
    token: front_desk.token,
    now,
    body: {
      court_ids: which.map((at) => courts[at]?.id),
      start_time: `${date}T08:00`,
      end_time: `${date}T22:00`,
      reason: "Works",
    },
  });

describe("the preview", () => {
  test("names what would become of each date, with alternatives, and changes nothing", async () => {
    const club = await makeClub({ rules: { ...open, advance_booking_days: 29, max_bookings_per_day: 1 } });
    const other = await club.person("member");
    await book(other, { court_id: club.courts[0]?.id, start_time: "2026-10-13T18:00" }, now);
    await book(club.member, { court_id: club.courts[1]?.id, start_time: "2026-10-20T08:00" }, now);
    expect((await block(club, "2026-10-27", [0])).status).toBe(201);
    expect((await block(club, "2026-11-03", [0, 1])).status).toBe(201);
    const before = await rowsOf(club.id);
    const { dates, ...plan } = previewOf(await preview(club.member, input(club, { count: 6 })));
    expect(plan).toMatchObject({
      ...{ bookable: 1, starts_on: "2026-10-06", start_time: "18:00", end_time: "19:00", weekdays: ["tuesday"] },
      ...{ court_name: "Court 1", user_id: club.member.id },
    });
    expect(dates.map(({ date, fate, code, message }) => [date, fate, code, message])).toEqual([
      ["2026-10-06", "free", null, null],
      ["2026-10-13", "taken", "slot_conflict", "This time slot conflicts with an existing booking"],
      ["2026-10-20", "over_limit", "daily_limit", "Daily limit reached (1 bookings per day)"],
      ["2026-10-27", "blocked", "court_blocked", "The court is blocked at this time"],
      ["2026-11-03", "closed", "courts_closed", "The club's courts are closed at this time"],
      ["2026-11-10", "beyond_window", "advance_window", "Bookings are limited to 29 days in advance"],
    ]);
    expect(dates[1]?.alternatives).toMatchObject([
      { court_name: "Court 1", start_time: "2026-10-13T21:00:00.000Z" },
      { court_name: "Court 1", start_time: "2026-10-13T23:00:00.000Z" },
      { court_name: "Court 1", start_time: "2026-10-13T20:00:00.000Z" },
    ]);
    expect(dates[3]?.alternatives.map(({ court_name }) => court_name)).toEqual(["Court 2"]);
    expect(dates[4]?.alternatives).toEqual([]);
    expect(await rowsOf(club.id)).toEqual(before);
  });

  test("counts the series's own earlier dates against the limits of day and week", async () => {
    const club = await makeClub({ rules: { ...open, max_bookings_per_week: 2 } });
    const weekdays = ["tuesday", "wednesday", "thursday"];
    const { dates } = previewOf(await preview(club.member, input(club, { weekdays, count: 6 })));
    expect(dates.map(({ fate }) => fate)).toEqual(["free", "free", "over_limit", "free", "free", "over_limit"]);
    const skip = { "2026-10-06": "skip" };
    const skipped = previewOf(await preview(club.member, input(club, { weekdays, count: 6, choices: skip })));
    expect(skipped.dates.map(({ fate }) => fate)).toEqual(["skipped", "free", "free", "free", "free", "over_limit"]);
  });

  test("a person who is elsewhere reads so, and staff read it of the member", async () => {
    const club = await makeClub({ rules: open });
    await book(club.member, { court_id: club.courts[1]?.id, start_time: "2026-10-13T18:00" }, now);
    const own = previewOf(await preview(club.member, input(club))).dates[1];
    expect([own?.fate, own?.message]).toEqual(["own_overlap", "You already have a booking at this time"]);
    const theirs = previewOf(await preview(club.front_desk, input(club, { user_id: club.member.id }))).dates[1];
    expect([theirs?.fate, theirs?.message]).toEqual(["own_overlap", "The member already has a booking at this time"]);
  });
});

describe("a date that cannot be booked as asked for", () => {
  const fatesOf = async (club: TestClub, more: object, person = club.member) => {
    const { dates } = previewOf(await preview(person, input(club, more)));
    return dates.map(({ fate, code }) => `${fate} ${code}`);
  };

  test("reads alternatives within two hours of it, at which neither its court is taken nor its person elsewhere", async () => {
    const club = await makeClub({ rules: open });
    const [first, second] = club.courts.map(({ id }) => id);
    const others = [await club.person("member"), await club.person("member")];
    for (const [at, hour] of [16, 18, 20].entries()) {
      await book(others[at % 2] ?? club.coach, { court_id: first, start_time: `2026-10-06T${hour}:00` }, now);
    }
    await book(club.member, { court_id: second, start_time: "2026-10-06T17:00" }, now);
    const { dates } = previewOf(await preview(club.member, input(club, { count: 1 })));
    expect(dates[0]?.alternatives).toEqual([
      ...[{ court_id: first, court_name: "Court 1", start_time: "2026-10-06T23:00:00.000Z" }].map((each) => ({
        ...{ ...each, end_time: "2026-10-07T00:00:00.000Z" },
      })),
      ...[{ court_id: second, court_name: "Court 2", start_time: "2026-10-06T22:00:00.000Z" }].map((each) => ({
        ...{ ...each, end_time: "2026-10-06T23:00:00.000Z" },
      })),
    ]);
  });

  test.each([
    ["everyone", "over_limit daily_limit"],
    ["booker", "free null"],
  ])(
    "what the booker plays in with others counts against the limits if the club counts %s's",
    async (player_counts, fate) => {
      const club = await makeClub({ rules: { ...open, max_bookings_per_day: 1, player_counts } });
      const players = [{ user_id: club.member.id }];
      const other = await club.person("member");
      await book(other, { court_id: club.courts[1]?.id, start_time: "2026-10-13T09:00", players }, now);
      expect(await fatesOf(club, { count: 2 })).toEqual(["free null", fate]);
    },
  );

  test("a chosen court that is closed, or has no room for the players, is not available", async () => {
    const club = await makeClub({ rules: open, courts: 3 });
    const [, closed, small] = club.courts.map(({ id }) => id ?? "");
    await ownerSql`update courts set is_active = false where id = ${closed ?? ""}`;
    await ownerSql`update courts set max_players = 1 where id = ${small ?? ""}`;
    const choices = { "2026-10-13": { court_id: closed }, "2026-10-20": { court_id: small } };
    expect(await fatesOf(club, { choices, players: [{ guest_name: "Gus Guest" }] })).toEqual([
      ...["free null", "unavailable court_closed", "unavailable too_many_players", "free null"],
    ]);
  });

  test("an admin who previews the role of members books as one: their own bookings are in the way", async () => {
    const club = await makeClub({ rules: open });
    await call("/me/impersonation", { method: "PUT", token: club.admin.token, body: { role: "member" }, now });
    await book(club.admin, { court_id: club.courts[1]?.id, start_time: "2026-10-13T18:00" }, now);
    expect(await fatesOf(club, { count: 2 }, club.admin)).toEqual(["free null", "own_overlap own_overlap"]);
  });
});

describe("a series of a member", () => {
  test("is booked at once: bookings, audit rows, one mail, one live change", async () => {
    const club = await makeClub({ rules: open });
    const stream = await openLive(club.coach);
    const series = seriesOf(await make(club.member, input(club)));
    expect(series).toMatchObject({ state: "done", progress: { done: 4, total: 4 }, can_stop: false, label: null });
    expect(series.dates.map(({ date, outcome }) => [date, outcome])).toEqual([
      ["2026-10-06", "booked"],
      ["2026-10-13", "booked"],
      ["2026-10-20", "booked"],
      ["2026-10-27", "booked"],
    ]);
    const dates = series.dates.map(({ date }) => date);
    expect((await stream.next()).data).toEqual({ topic: "bookings", dates, court_id: club.courts[0]?.id });
    stream.close();
    expect(await timesOf(club.member.id)).toEqual(["10-06 18:00", "10-13 18:00", "10-20 18:00", "10-27 18:00"]);
    const actions = await ownerSql`
      select action, subject_type, subject_id, detail from audit_log where club_id = ${club.id} order by action, id`;
    const ids = series.dates.map(({ booking_id }) => booking_id);
    const ofBooking = { action: "booking.created", subject_type: "booking" };
    const ofSeries = { action: "series.created", subject_type: "booking_series", subject_id: series.id };
    expect(actions.toSorted((one, other) => ids.indexOf(one.subject_id) - ids.indexOf(other.subject_id))).toEqual([
      { ...ofSeries, detail: { for: club.member.id, dates: 4, skipped: 0 } },
      ...ids.map((subject_id) => ({ ...ofBooking, subject_id, detail: { for: club.member.id, series: series.id } })),
    ]);
    const booked = series.dates.map(({ booking_id, start_time, end_time }) => ({
      ...{ courtName: "Court 1", startsAt: start_time, endsAt: end_time, booking: { id: booking_id, sequence: 0 } },
    }));
    const details = { rule: "Every Tuesday, 18:00 - 19:00", booked, left: [], byStaff: false };
    const notices = await ownerSql`
      select user_id, kind, details, round(date_part('epoch', useful_until - created_at) / 3600) as useful_hours
      from notices where club_id = ${club.id}`;
    // Until the end of the last date.
    const useful_hours = (Date.parse("2026-10-27T23:00:00Z") - Date.parse(now)) / 3_600_000;
    expect([...notices]).toEqual([{ user_id: club.member.id, kind: "series_made", details, useful_hours }]);
    const mine = await club.member.api.GET("/bookings", { params: { query: { scope: "mine" } } });
    expect(mine.data?.data.map(({ series_id }) => series_id)).toEqual(Array(4).fill(series.id));
    expect(await bookingViolations(ownerSql, club.id)).toEqual(NO_VIOLATIONS);
  });

  test("nothing is booked while a date is taken and nothing is chosen for it; then with a skip and another court", async () => {
    const club = await makeClub({ rules: open });
    const other = await club.person("member");
    for (const date of ["2026-10-13", "2026-10-20"]) {
      await book(other, { court_id: club.courts[0]?.id, start_time: `${date}T18:00` }, now);
    }
    const rejected = await make(club.member, input(club));
    expect([rejected.status, rejected.rejection.code, rejected.rejection.message]).toEqual([
      409,
      "slot_conflict",
      "Not every date can be booked: Tue, Oct 13; Tue, Oct 20",
    ]);
    expect(rejected.rejection.details).toMatchObject({
      field: "choices",
      dates: [
        { date: "2026-10-13", fate: "taken", alternatives: [{}, {}, {}] },
        { date: "2026-10-20", fate: "taken" },
      ],
    });
    expect(await rowsOf(club.id)).toMatchObject({ series: 0, dates: 0, bookings: 2 });

    const choices = {
      "2026-10-13": "skip",
      "2026-10-20": { court_id: club.courts[1]?.id, start_time: "2026-10-20T19:00" },
    };
    const series = seriesOf(await make(club.member, input(club, { choices })));
    expect(series.dates.map(({ outcome, court_name, message }) => [outcome, court_name, message])).toEqual([
      ["booked", "Court 1", null],
      ["skipped", "Court 1", "This time slot conflicts with an existing booking"],
      ["booked", "Court 2", null],
      ["booked", "Court 1", null],
    ]);
    expect(await timesOf(club.member.id)).toEqual(["10-06 18:00", "10-20 19:00", "10-27 18:00"]);
    const [notice] = await ownerSql`select details from notices where user_id = ${club.member.id}`;
    expect(notice?.details.left).toEqual([
      { date: "2026-10-13", reason: "This time slot conflicts with an existing booking" },
    ]);
  });

  test("is shown as it was made: its rule, and each date with its court, its time and why it is left out", async () => {
    const club = await makeClub({ rules: open });
    const [first, second] = club.courts.map(({ id }) => id);
    const choices = {
      "2026-10-08": "skip",
      "2026-10-20": { court_id: second },
      "2026-10-22": { start_time: "2026-10-22T10:00" },
    };
    const body = input(club, { every_weeks: 2, weekdays: ["thursday", "tuesday"], choices });
    const rule = {
      ...{ court_id: first, court_name: "Court 1", starts_on: "2026-10-06", start_time: "18:00", end_time: "19:00" },
      ...{ every_weeks: 2, weekdays: ["tuesday", "thursday"], user_id: club.member.id, user_name: club.member.name },
    };
    const on = (date: string, hour: number, court = 0) => ({
      ...{ date, court_id: [first, second][court], court_name: `Court ${court + 1}`, code: null, message: null },
      ...{ start_time: `${date}T${hour}:00:00.000Z`, end_time: `${date}T${hour + 1}:00:00.000Z` },
    });
    const dates = [on("2026-10-06", 22), on("2026-10-08", 22), on("2026-10-20", 22, 1), on("2026-10-22", 14)];
    expect(previewOf(await preview(club.member, body))).toEqual({
      ...rule,
      bookable: 3,
      dates: dates.map((date, at) => ({
        ...{ ...date, fate: at === 1 ? "skipped" : "free", reason: null, alternatives: [] },
      })),
    });
    const series = seriesOf(await make(club.member, body));
    const { id, created_at } = series;
    expect(series).toEqual({
      ...{ ...rule, id, created_at, club_id: club.id, sport: "tennis", label: null, state: "done", can_stop: false },
      progress: { done: 3, total: 3 },
      dates: dates.map((date, at) => ({
        ...{ ...date, outcome: at === 1 ? "skipped" : "booked" },
        ...{ booking_id: series.dates[at]?.booking_id, sequence: at === 1 ? null : 0 },
      })),
    });
    expect(seriesOf(await show(club.member, id))).toEqual(series);
    const [audited] = await ownerSql`select detail from audit_log where subject_id = ${id}`;
    expect(audited?.detail).toEqual({ for: club.member.id, dates: 3, skipped: 1 });
  });

  test("the same key makes it once", async () => {
    const club = await makeClub({ rules: open });
    const key = randomUUID();
    const [first, again] = await Promise.all([
      make(club.member, input(club), key),
      make(club.member, input(club), key),
    ]);
    expect(seriesOf(again)).toEqual(seriesOf(first));
    expect(await rowsOf(club.id)).toMatchObject({ series: 1, bookings: 4 });
  });
});

describe("a series of staff", () => {
  test("for a member, beyond the window and the limits, with a label that members do not read", async () => {
    const club = await makeClub();
    const series = seriesOf(
      await make(club.front_desk, input(club, { count: 30, user_id: club.member.id, label: "League" })),
    );
    expect(series).toMatchObject({ label: "League", user_name: club.member.name, progress: { done: 30, total: 30 } });
    expect(seriesOf(await show(club.member, series.id)).label).toBeNull();
    expect((await show(await club.person("member"), series.id)).status).toBe(403);
    const [notice] = await ownerSql`select details from notices where club_id = ${club.id}`;
    expect(notice?.details).toMatchObject({ byStaff: true });
    expect(await bookingViolations(ownerSql, club.id)).toEqual(NO_VIOLATIONS);
  });
});

describe("over both clock changes", () => {
  test.each([
    ["Europe/Berlin", "2026-10-05T08:00:00Z", "2026-10-06"],
    ["America/New_York", now, "2026-10-06"],
  ])("26 weeks keep their wall time in %s", async (zone, at, first) => {
    const club = await makeClub({ rules: { ...open, time_zone: zone } });
    const series = seriesOf(
      await seriesCalls(at).make(club.member, input(club, { start_time: `${first}T18:00`, count: 26 })),
    );
    const times = await timesOf(club.member.id, zone);
    expect(times).toHaveLength(26);
    expect(new Set(times.map((time) => time.slice(6)))).toEqual(new Set(["18:00"]));
    const hours = new Set(series.dates.map(({ start_time }) => start_time?.slice(11, 16)));
    expect(hours.size).toBe(2);
    const page = await club.member.api.GET("/bookings", { params: { query: { scope: "mine", limit: 100 } } });
    const shown = new Set(
      page.data?.data.map(({ start_time }) =>
        new Date(start_time).toLocaleTimeString("en-GB", { timeZone: zone, hour: "2-digit", minute: "2-digit" }),
      ),
    );
    expect(shown).toEqual(new Set(["18:00"]));
  });

  test("a time that the clock skips is named and can be skipped; a repeated one is its first occurrence", async () => {
    const club = await makeClub({ rules: { booking_hours_start: "00:00", booking_hours_end: "24:00" } });
    const night = (start_time: string) =>
      input(club, { start_time, end_time: start_time.replace("T02", "T03"), count: 2 });
    const skipped = await make(club.admin, night("2027-03-07T02:00"));
    expect([skipped.status, skipped.rejection.code]).toEqual([422, "series_dates"]);
    expect(skipped.rejection.details).toMatchObject({
      dates: [{ date: "2027-03-14", fate: "skipped_time", start_time: null }],
    });
    const choices = { "2027-03-14": "skip" };
    const series = seriesOf(await make(club.admin, { ...night("2027-03-07T02:00"), choices }));
    expect(series.dates.map(({ outcome, start_time }) => [outcome, start_time])).toEqual([
      ["booked", "2027-03-07T07:00:00.000Z"],
      ["skipped", null],
    ]);
    const late = { start_time: "2027-03-13T02:00", end_time: "2027-03-13T03:00", weekdays: ["sunday"], count: 1 };
    const none = await make(club.admin, input(club, late));
    expect([none.status, none.rejection], none.text).toMatchObject([
      422,
      { code: "skipped_time", details: { field: "start_time" } },
    ]);
    const autumn = input(club, { start_time: "2026-10-25T01:00", end_time: "2026-10-25T02:00", count: 2 });
    const repeated = seriesOf(await make(club.admin, autumn));
    expect(repeated.dates.map(({ start_time, end_time }) => [start_time, end_time])).toEqual([
      ["2026-10-25T05:00:00.000Z", "2026-10-25T06:00:00.000Z"],
      ["2026-11-01T05:00:00.000Z", "2026-11-01T06:00:00.000Z"],
    ]);
  });

  test("a time of which the clock skips a part is skipped, one over a repeated hour keeps its length, and one may end at midnight", async () => {
    const club = await makeClub({ rules: { booking_hours_start: "00:00", booking_hours_end: "24:00" } });
    const fates = async (start_time: string, end_time: string) => {
      const { dates, ...rule } = previewOf(await preview(club.admin, input(club, { start_time, end_time, count: 2 })));
      expect(rule.end_time).toBe(end_time.endsWith("T00:00") ? "24:00" : end_time.slice(11));
      return dates.map(({ fate, start_time: start, end_time: end }) => [fate, start?.slice(5, 16), end?.slice(5, 16)]);
    };
    for (const [start, end] of [
      ["01:30", "02:30"],
      ["01:00", "03:00"],
    ]) {
      const [, skipped] = await fates(`2027-03-07T${start}`, `2027-03-07T${end}`);
      expect(skipped).toEqual(["skipped_time", undefined, undefined]);
    }
    expect(await fates("2026-10-25T00:00", "2026-10-25T02:00")).toEqual([
      ["free", "10-25T04:00", "10-25T06:00"],
      ["free", "11-01T04:00", "11-01T06:00"],
    ]);
    expect(await fates("2026-10-25T23:00", "2026-10-26T00:00")).toEqual([
      ["free", "10-26T03:00", "10-26T04:00"],
      ["free", "11-02T04:00", "11-02T05:00"],
    ]);
    const beyond = await preview(
      club.admin,
      input(club, { start_time: "2026-10-25T23:00", end_time: "2026-10-26T00:15" }),
    );
    expect(beyond.rejection.code).toBe("end_before_start");
  });
});

describe("what is rejected", () => {
  const rejectionOf = async (club: TestClub, more: object, person = club.front_desk) => {
    const response = await make(person, input(club, more));
    return `${response.status} ${response.rejection.code} ${response.rejection.details?.field}`;
  };
  const saidOf = async (club: TestClub, more: object, person = club.front_desk) =>
    (await make(person, input(club, more))).rejection.message;

  test("bad input names its field, and nothing is made", async () => {
    const club = await makeClub({ rules: { ...open, series_max_dates: 3 } });
    await ownerSql`update courts set is_active = false where id = ${club.courts[1]?.id ?? ""}`;
    for (const [more, expected] of [
      [{ count: 0 }, "400 validation_failed count"],
      [{ count: 61 }, "400 validation_failed count"],
      [{ count: 1.5 }, "400 validation_failed count"],
      [{ count: undefined }, "400 validation_failed count"],
      [{ until: "2026-12-01" }, "400 validation_failed until"],
      [{ count: undefined, until: "2026-02-30" }, "400 validation_failed until"],
      [{ count: undefined, until: "2026-10-01" }, "422 series_empty until"],
      [{ count: undefined, until: "2028-10-01" }, "422 series_too_long until"],
      [{ every_weeks: 0 }, "400 validation_failed every_weeks"],
      [{ every_weeks: 53 }, "400 validation_failed every_weeks"],
      [{ weekdays: [] }, "400 validation_failed weekdays"],
      [{ weekdays: ["someday"] }, "400 validation_failed weekdays.0"],
      [{ start_time: "2026-10-04T18:00" }, "422 past start_time"],
      [{ start_time: "2026-10-06T23:00" }, "422 outside_hours start_time"],
      [{ start_time: "2026-10-06T18:07" }, "422 misaligned start_time"],
      [{ end_time: "2026-10-06T17:00" }, "400 end_before_start end_time"],
      [{ end_time: "2026-10-07T19:00" }, "400 end_before_start end_time"],
      [{ court_id: randomUUID() }, "404 not_found court_id"],
      [{ court_id: club.courts[1]?.id }, "422 court_closed court_id"],
      [{ user_id: randomUUID() }, "404 not_found user_id"],
      [{ label: "" }, "400 validation_failed label"],
      [{ label: "x".repeat(81) }, "400 validation_failed label"],
      [{ choices: { "2026-10-07": "skip" } }, "400 validation_failed choices.2026-10-07"],
      [{ choices: { tomorrow: "skip" } }, "400 validation_failed choices.tomorrow"],
      [{ choices: { "2026-10-06": { court_id: randomUUID() } } }, "404 not_found choices.2026-10-06.court_id"],
      [
        { choices: { "2026-10-06": { start_time: "2026-10-08T18:00" } } },
        "400 validation_failed choices.2026-10-06.start_time",
      ],
      [{ count: 1, choices: { "2026-10-06": "skip" } }, "422 series_empty choices"],
    ] as const) {
      expect(await rejectionOf(club, more), JSON.stringify(more)).toBe(expected);
    }
    expect(await rejectionOf(club, { count: 4 }, club.member)).toBe("422 series_too_long count");
    const long = { end_time: "2026-10-06T22:00", count: 3 };
    expect(await rejectionOf(club, long, club.member)).toBe("422 max_length end_time");
    expect(await rowsOf(club.id)).toMatchObject({ series: 0, bookings: 0 });
  });

  test("what is unknown, too long, empty or on another date is said in words", async () => {
    const club = await makeClub({ rules: { ...open, series_max_dates: 3 } });
    const unknown = randomUUID();
    const choose = (choice: object) => ({ choices: { "2026-10-13": choice } });
    for (const [more, said] of [
      [{ user_id: unknown }, "Member not found"],
      [{ court_id: unknown }, "Court not found"],
      [choose({ court_id: unknown }), "Court not found"],
      [{ players: [{ user_id: unknown }] }, "Member not found"],
      [{ choices: { "2026-10-14": "skip" } }, "choices.2026-10-14: is not a date of the series"],
      [choose({ start_time: "2026-10-14T18:00" }), "choices.2026-10-13.start_time: must be a time on 2026-10-13"],
      [{ count: undefined, until: "2026-10-01" }, "A series needs at least one date that is booked"],
      [{ count: undefined, until: "2028-10-01" }, "A series can have at most 60 dates"],
      [{ end_time: "2026-10-06T17:00" }, "End time must be after start time"],
      [{ count: 1, choices: { "2026-10-06": "skip" } }, "A series needs at least one date that is booked"],
    ] as const) {
      expect(await saidOf(club, more), JSON.stringify(more)).toBe(said);
    }
    expect(await saidOf(club, { count: 4 }, club.member)).toBe("A series can have at most 3 dates");
  });

  test("dates without a free court are a conflict, whatever takes it; any other reason beside them is not", async () => {
    const club = await makeClub({ rules: { ...open, max_bookings_per_day: 1 } });
    await book(await club.person("member"), { court_id: club.courts[0]?.id, start_time: "2026-10-13T18:00" }, now);
    await block(club, "2026-10-20", [0]);
    await block(club, "2026-10-27", [0, 1]);
    expect(await rejectionOf(club, {}, club.member)).toBe("409 slot_conflict choices");
    await book(club.member, { court_id: club.courts[1]?.id, start_time: "2026-10-06T09:00" }, now);
    expect(await rejectionOf(club, {}, club.member)).toBe("422 series_dates choices");
    expect(await saidOf(club, {}, club.member)).toBe(
      "Not every date can be booked: Tue, Oct 6; Tue, Oct 13; Tue, Oct 20; Tue, Oct 27",
    );
  });

  test("a first date that is over can be left out; a request that no date fits is rejected as such beside one that is", async () => {
    const club = await makeClub();
    const past = { start_time: "2026-10-04T18:00", count: 2 };
    const choices = { "2026-10-04": "skip" };
    expect(await rejectionOf(club, { ...past, choices, start_time: "2026-10-04T18:07" })).toBe(
      "422 misaligned start_time",
    );
    const series = seriesOf(await make(club.front_desk, input(club, { ...past, choices })));
    expect(series.dates.map(({ outcome, message }) => [outcome, message])).toEqual([
      ["skipped", "Cannot book in the past"],
      ["booked", null],
    ]);
  });

  test("members of a club that allows none, and what is for staff alone", async () => {
    const club = await makeClub();
    const response = await make(club.member, input(club));
    expect([response.status, response.rejection.code, response.rejection.message]).toEqual([
      403,
      "series_not_allowed",
      "This club does not let members repeat bookings",
    ]);
    const allowed = await makeClub({ rules: open });
    const other = await allowed.person("member");
    for (const more of [{ user_id: other.id }, { label: "League" }]) {
      expect((await make(allowed.member, input(allowed, more))).status).toBe(403);
    }
  });

  test("another club's court, person and series do not exist here", async () => {
    const [ours, theirs] = await Promise.all([makeClub({ rules: open }), makeClub({ rules: open })]);
    expect(await rejectionOf(ours, { court_id: theirs.courts[0]?.id })).toBe("404 not_found court_id");
    expect(await rejectionOf(ours, { user_id: theirs.member.id })).toBe("404 not_found user_id");
    const series = seriesOf(await make(theirs.member, input(theirs)));
    const { stop } = seriesCalls(now);
    expect([(await show(ours.admin, series.id)).status, (await stop(ours.admin, series.id)).status]).toEqual([
      404, 404,
    ]);
  });
});

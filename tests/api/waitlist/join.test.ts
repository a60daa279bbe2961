import { expect, test } from "vitest";
import { call } from "../../support/call.ts";
import {
  at,
  DAY,
  enqueue,
  fourMembers,
  join,
  makeFullClub,
  minutesAfter,
  NOON,
  newKey,
  outcome,
} from "../../support/waitlist-world.ts";
import { makeClub, ownerSql } from "../../support/world.ts";

const own = async (token: string, now = NOON) => (await call("/waitlist-entries", { token, now })).body.data;

test("an invalid request is rejected by the field at fault, and nothing is changed", async () => {
  const club = await makeFullClub({ rules: { sports: ["tennis", "squash"] } });
  const other = await makeClub();
  const [member] = await fourMembers(club);
  const rejected = async (input: Parameters<typeof join>[1], now = NOON) => {
    const response = await join(member, input, now);
    return `${outcome(response)} (${response.rejection.details?.field})`;
  };
  const window = (from: string | null, until: string | null) => ({
    preferred_start_time: from,
    preferred_end_time: until,
  });
  const ENDS = "400 invalid_window: End time must be after start time. (preferred_end_time)";
  expect(await rejected(window("10:00", "10:00"))).toBe(ENDS);
  expect(await rejected(window("11:00", "10:00"))).toBe(ENDS);
  expect(await rejected({ sport: "padel" })).toBe("422 unknown_sport: This club does not offer Padel (sport)");
  expect(await rejected({ sport: "squash" })).toBe("422 no_courts: No courts available for Squash (sport)");
  expect(await rejected({ requested_date: "2031-03-10" })).toBe("422 past: Cannot book in the past (requested_date)");
  expect(await rejected({ requested_date: "2031-03-19" })).toBe(
    "422 advance_window: Bookings are limited to 7 days in advance (requested_date)",
  );
  expect(await rejected(window(null, "10:00"), at("10:00"))).toBe(
    "422 past: Cannot book in the past (preferred_end_time)",
  );
  const SHORT = "422 window_without_slot: No full time slot fits into this window (preferred_end_time)";
  expect(await rejected(window("09:30", "10:30"))).toBe(SHORT);
  expect(await rejected(window("13:00", null))).toBe(SHORT);
  expect(await rejected({}, at("12:30"))).toBe(SHORT);
  expect(await rejected({ court_id: other.courts[0]?.id ?? "" })).toBe("404 not_found: Court not found (court_id)");
  await ownerSql`update courts set is_active = false where id = ${club.courts[1]?.id ?? ""}`;
  expect(await rejected({ court_id: club.courts[1]?.id ?? "" })).toBe(
    "422 court_closed: This court is not available for booking (court_id)",
  );
  for (const wrong of ["25:00", "9:00", "24:30", "09:00:00", ""])
    expect(await rejected(window(wrong, null))).toMatch(/^400 validation_failed: .*\(preferred_start_time\)$/);
  await ownerSql`update clubs set waitlist_enabled = false where id = ${club.id}`;
  expect(await rejected({})).toBe("422 waitlist_off: The waitlist of this club is switched off (requested_date)");
  expect(outcome(await join(club.admin))).toBe("403 forbidden: Access Denied");
  expect(await ownerSql`select 1 from waitlist_entries where club_id = ${club.id}`).toHaveLength(0);
});

test("one person has thirty active entries at most, counted in a race; those that are over do not count", async () => {
  const dates = [DAY, "2031-03-13"];
  const club = await makeFullClub({ dates });
  const [member] = await fourMembers(club);
  await ownerSql`
    insert into waitlist_entries (club_id, user_id, requested_date, sport)
    select ${club.id}, ${member.id}, ${DAY}::date + n, 'tennis'
    from (select generate_series(10, 38) union all select generate_series(-9, -5)) as days (n)`;
  const joined = await Promise.all(dates.map((requested_date) => join(member, { requested_date })));
  const rejected = joined.find(({ status }) => status !== 201);
  expect(joined.map(({ status }) => status).toSorted()).toEqual([201, 422]);
  expect([rejected && outcome(rejected), rejected?.rejection.details]).toEqual([
    "422 too_many_entries: You can be on the waitlist 30 times at once: remove one of your entries first",
    { field: "requested_date" },
  ]);
  for (const again of await Promise.all(dates.map((requested_date) => join(member, { requested_date }))))
    expect(outcome(again)).toMatch(/^409 already_waiting|^422 too_many_entries/);
  const [kept] = await ownerSql`
    select count(*)::int as count from waitlist_entries where club_id = ${club.id} and user_id = ${member.id}`;
  expect(kept?.count).toBe(35);
});

test("a window with a free slot returns those slots, except when the member is elsewhere then", async () => {
  const club = await makeFullClub();
  const [member, player] = await fourMembers(club);
  await club.free(1, "09:00");
  const window = { preferred_start_time: "08:30", preferred_end_time: "11:00" };
  const response = await join(member, window);
  expect(outcome(response)).toBe("409 slots_free: There are still free slots at this time: book one of them");
  expect(response.rejection.details?.slots).toEqual([
    { court_id: club.courts[1]?.id, court_name: "Court 2", start_time: at("09:00"), end_time: at("10:00") },
  ]);
  expect(await own(member.token)).toEqual([]);
  expect((await join(member, { preferred_start_time: "10:00" })).status).toBe(201);
  expect((await join(player, { court_id: club.courts[0]?.id ?? "" })).status).toBe(201);

  await club.free(0, "09:00");
  const body = { court_id: club.courts[0]?.id, start_time: at("09:00") };
  expect((await call("/bookings", { method: "POST", token: club.coach.token, body, now: NOON })).status).toBe(201);
  expect((await join(club.coach, window)).status).toBe(201);
});

test("free slots are no way out at a limit: joining says so; with the limit used up and no free slot they may wait", async () => {
  const club = await makeFullClub({ rules: { max_bookings_per_day: 1 } });
  const [member] = await fourMembers(club);
  await club.free(0, "09:00");
  const body = { court_id: club.courts[0]?.id, start_time: at("09:00") };
  expect((await call("/bookings", { method: "POST", token: member.token, body, now: NOON })).status).toBe(201);
  await club.free(1, "11:00");
  const response = await join(member);
  expect(outcome(response)).toBe("422 daily_limit: Daily limit reached (1 bookings per day)");
  expect(response.rejection.details).toEqual({ field: "requested_date" });
  await ownerSql`update clubs set max_bookings_per_day = 2, max_bookings_per_week = 1 where id = ${club.id}`;
  expect(outcome(await join(member))).toBe("422 weekly_limit: Weekly limit reached (1 bookings per week)");
  expect(await own(member.token)).toEqual([]);
  expect((await join(member, { preferred_start_time: "12:00" })).status).toBe(201);
});

test("one entry for each date and sport, even if it is sent twice or at once", async () => {
  const club = await makeFullClub({ dates: [DAY, "2031-03-13"] });
  const [member, racer] = await fourMembers(club);
  const key = newKey();
  const first = await join(member, { preferred_end_time: "24:00" }, NOON, { "idempotency-key": key });
  const again = await join(member, { preferred_end_time: "24:00" }, NOON, { "idempotency-key": key });
  expect([first.status, again.body]).toEqual([201, first.body]);
  expect(first.body).toMatchObject({
    requested_date: DAY,
    sport: "tennis",
    court_id: null,
    preferred_start_time: null,
    preferred_end_time: "24:00",
    status: "active",
    position: 1,
    offer: null,
  });
  const second = await join(member, { preferred_start_time: "09:00" });
  expect(outcome(second)).toBe("409 already_waiting: You are already on the waitlist for Tennis on Wed, Mar 12");
  expect(second.rejection.details).toEqual({ field: "requested_date", entry_id: first.body.id });
  expect((await join(member, { requested_date: "2031-03-13" })).status).toBe(201);
  const race = await Promise.all(Array.from({ length: 6 }, () => join(racer)));
  expect(race.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409, 409, 409]);
});

test("the position counts earlier entries with an overlapping window; an entry ends with its window, then with its day", async () => {
  const club = await makeFullClub();
  const [early, late, either, picky] = await fourMembers(club);
  await enqueue([early], { preferred_end_time: "10:00" });
  await enqueue([late], { preferred_start_time: "10:00", court_id: club.courts[0]?.id ?? "" }, minutesAfter(NOON, 1));
  await enqueue([either], {}, minutesAfter(NOON, 2));
  await enqueue([picky], { preferred_start_time: "10:00", court_id: club.courts[1]?.id ?? "" }, minutesAfter(NOON, 3));
  const place = async (token: string, now = NOON) => {
    const [entry] = (await own(token, now)) as { position: number | null; status: string }[];
    return `${entry?.status} ${entry?.position}`;
  };
  expect(await Promise.all([early, late, either, picky].map(({ token }) => place(token)))).toEqual([
    "active 1",
    "active 1",
    "active 3",
    "active 2",
  ]);
  expect(await place(either.token, at("09:59"))).toBe("active 3");
  expect(await place(early.token, at("10:00"))).toBe("expired null");
  expect(await place(either.token, at("10:00"))).toBe("active 2");
  expect(await place(either.token, at("23:59"))).toBe("active 2");
  expect(await place(either.token, at("00:00", "2031-03-13"))).toBe("expired null");
  // An expired entry blocks no other, not even the member's own.
  await club.person("member");
  expect(outcome(await join(early, { preferred_start_time: "11:00" }, at("10:30")))).toBe("201");
});

test("staff see the queue, the oldest first, page by page, by date, court and sport, with three counters", async () => {
  const club = await makeFullClub({ dates: [DAY, "2031-03-13"] });
  const [first, second, third] = await fourMembers(club);
  await enqueue([first], {}, minutesAfter(NOON, -25 * 60));
  await enqueue([second], { requested_date: "2031-03-13", court_id: club.courts[1]?.id ?? "" });
  await enqueue([third], {}, minutesAfter(NOON, 1));
  const now = at("07:00");
  const read = async (query: Record<string, string> = {}, token = club.front_desk.token) =>
    (await call("/waitlist", { token, query, now })).body;
  const names = (body: Record<string, unknown>) => (body.data as { user_name: string }[]).map((row) => row.user_name);
  const all = await read();
  expect(names(all)).toEqual(["Member 1", "Member 2", "Member 3"]);
  expect(all.counts).toEqual({ waiting: 3, requested_for_today: 2, over_24_hours: 1 });
  expect((all.data as object[])[1]).toMatchObject({ user_email: second.email, court_name: "Court 2", position: 1 });
  const page = await read({ limit: "2" });
  expect(names(page)).toEqual(["Member 1", "Member 2"]);
  const rest = await read({ limit: "2", cursor: String(page.next_cursor) });
  expect([names(rest), rest.next_cursor]).toEqual([["Member 3"], null]);
  expect(names(await read({ requested_date: DAY }))).toEqual(["Member 1", "Member 3"]);
  expect(names(await read({ court_id: club.courts[1]?.id ?? "" }))).toEqual(["Member 2"]);
  expect(names(await read({ sport: "squash" }))).toEqual([]);
  expect(names(await read({}, club.admin.token))).toHaveLength(3);
  for (const person of [club.member, club.coach])
    expect(outcome(await call("/waitlist", { token: person.token, now }))).toBe("403 forbidden: Access Denied");
  expect(await read({ limit: "50" }, (await makeClub()).admin.token)).toMatchObject({ data: [] });
});

test("a member's entries come in the order of their dates, however they were made", async () => {
  const later = "2031-03-13";
  const club = await makeFullClub({ dates: [DAY, later] });
  const [member] = await fourMembers(club);
  for (const requested_date of [later, DAY]) expect(outcome(await join(member, { requested_date }))).toMatch(/^201/);
  expect(await own(member.token)).toMatchObject([{ requested_date: DAY }, { requested_date: later }]);
});

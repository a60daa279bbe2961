import { expect, test } from "vitest";
import { call } from "../support/call.ts";
import { book, cancel } from "../support/try-booking.ts";
import { makeClub, type TestPerson } from "../support/world.ts";
import { seriesCalls, seriesOf } from "./series/series-calls.ts";

const now = "2026-07-15T12:00:00Z";
const DATE = "2026-07-16";
/** 10:00 to 11:00 in New York. */
const [start_time, end_time] = ["2026-07-16T14:00:00.000Z", "2026-07-16T15:00:00.000Z"];

/** The only booking of the date as it is in the club's list for this person. */
async function seenBy({ token }: TestPerson, at = now) {
  const { body } = await call("/bookings", { token, query: { scope: "club", date: DATE }, now: at });
  const [row, ...more] = body.data as Record<string, unknown>[];
  expect(more).toEqual([]);
  return row ?? {};
}

test("its booker, a player, staff and other members each read of a booking what concerns them", async () => {
  const club = await makeClub({ rules: { guest_fee_cents: 750, series_max_dates: 5, advance_booking_days: 30 } });
  const partner = await club.person("member", "Pat Partner");
  const guest = { guest_name: "Gus Guest", guest_email: "gus@example.com" };
  const series = seriesOf(
    await seriesCalls(now).make(club.front_desk, {
      ...{ court_id: club.courts[0]?.id, start_time: `${DATE}T10:00`, count: 2, label: "League" },
      ...{ user_id: club.member.id, players: [{ user_id: partner.id }, guest] },
    }),
  );
  const of = (reader: TestPerson, seesAddress: boolean) => {
    const player = { guest_name: null, guest_email: null, is_booker: false, is_me: false };
    const { id, name } = club.member;
    return [
      { ...player, id, user_id: id, name, is_booker: true, is_me: reader === club.member },
      { ...player, id: expect.any(String), user_id: partner.id, name: partner.name, is_me: reader === partner },
      {
        ...{ ...player, id: expect.any(String), user_id: null, name: guest.guest_name },
        ...{ guest_name: guest.guest_name, guest_email: seesAddress ? guest.guest_email : null },
      },
    ];
  };
  const all = {
    ...{ id: series.dates[0]?.booking_id, club_id: club.id, court_id: club.courts[0]?.id, court_name: "Court 1" },
    ...{ sport: "tennis", kind: "booking", coach_id: null, coach_name: null, start_time, end_time },
    ...{ status: "confirmed", in_progress: false, can_cancel: false, cancel_refusal: null, cancel_reason: null },
    ...{ created_at: expect.any(String), series_id: null, series_label: null, max_players: 4 },
    ...{ can_change_players: false, can_leave: false, walk_in: false, sequence: 0 },
    ...{ checked_in_at: null, can_check_in: false },
  };
  const named = { ...all, user_id: club.member.id, user_name: club.member.name, guest_fees_due_cents: 750 };
  const theirs = { ...named, user_email: club.member.email, series_id: series.id };
  const changed = { can_cancel: true, can_change_players: true };
  expect(await seenBy(club.member)).toEqual({ ...theirs, ...changed, players: of(club.member, true) });
  for (const staff of [club.front_desk, club.admin]) {
    const seen = { ...theirs, ...changed, series_label: "League", players: of(staff, true) };
    expect(await seenBy(staff)).toEqual(seen);
  }
  expect(await seenBy(partner)).toEqual({
    ...{ ...named, user_email: null, can_leave: true },
    players: of(partner, false),
  });
  const anonymous = { user_id: null, user_name: "Member", user_email: null, players: [], guest_fees_due_cents: 0 };
  for (const other of [club.coach, await club.person("member")])
    expect(await seenBy(other)).toEqual({ ...all, ...anonymous });
});

test("what they may do with it ends at its start, but for checking in, which opens half an hour before and lasts to its end", async () => {
  const club = await makeClub();
  const partner = await club.person("member");
  const input = { court_id: club.courts[0]?.id, start_time: `${DATE}T10:00`, players: [{ user_id: partner.id }] };
  expect((await book(club.member, input, now)).status).toBe(201);
  const can = async (person: TestPerson, at: string) =>
    Object.entries(await seenBy(person, `${DATE}T${at}Z`)).flatMap(([name, may]) =>
      may === true && name.startsWith("can_") ? [name.slice(4)] : [],
    );
  const ahead = [["cancel", "change_players"], ["leave"], ["cancel", "change_players"], []];
  const begun = [["check_in"], ["check_in"], ["check_in"], []];
  const soon = ahead.map((one, index) => [...one, ...(begun[index] ?? [])]);
  for (const [at, expected] of [
    ["13:29:59.999", ahead],
    ["13:30:00", soon],
    ["13:59:59.999", soon],
    ["14:00:00", begun],
    ["15:00:00", begun],
    ["15:00:00.001", [[], [], [], []]],
  ] as const) {
    const seen = await Promise.all([club.member, partner, club.front_desk, club.coach].map((each) => can(each, at)));
    expect(seen, at).toEqual(expected);
  }
  const progress = async (at: string) => {
    const { in_progress, status } = await seenBy(club.member, `${DATE}T${at}Z`);
    return [in_progress, status];
  };
  expect(await progress("13:59:59.999")).toEqual([false, "confirmed"]);
  expect(await progress("14:00:00")).toEqual([true, "confirmed"]);
  expect(await progress("14:59:59.999")).toEqual([true, "confirmed"]);
  expect(await progress("15:00:00")).toEqual([false, "completed"]);
});

test("a canceled booking allows nothing, also at the time at which it would have been played", async () => {
  const club = await makeClub();
  const partner = await club.person("member");
  const input = { court_id: club.courts[0]?.id, start_time: `${DATE}T10:00`, players: [{ user_id: partner.id }] };
  const { body } = await book(club.member, input, now);
  expect((await cancel(club.member, body.id, { reason: "Ill", now })).status).toBe(200);
  for (const at of [now, `${DATE}T14:30:00Z`, `${DATE}T16:00:00Z`]) {
    for (const [person, cancel_reason] of [
      [club.member, "Ill"],
      [partner, "Ill"],
      [club.front_desk, "Ill"],
      [club.coach, null],
    ] as const) {
      expect(await seenBy(person, at)).toMatchObject({
        ...{ status: "canceled", in_progress: false, sequence: 1, cancel_reason, cancel_refusal: null },
        ...{ can_cancel: false, can_change_players: false, can_leave: false, can_check_in: false },
      });
    }
  }
});

test("a lesson is for one: its member, its coach and staff read of it; only staff and its member the member's address", async () => {
  const club = await makeClub({ rules: { cancel_cutoff_hours: 24 } });
  const lesson = { coach_id: club.coach.id, member_id: club.member.id, court_id: club.courts[0]?.id };
  const body = { ...lesson, start_time: `${DATE}T10:00`, end_time: `${DATE}T11:00` };
  expect((await call("/lessons", { method: "POST", token: club.admin.token, body, now })).status).toBe(201);
  const { id, name, email } = club.member;
  const all = { kind: "lesson", max_players: 1, can_change_players: false, can_leave: false, walk_in: false };
  const named = {
    ...{ ...all, user_id: id, user_name: name, coach_id: club.coach.id, coach_name: club.coach.name },
    players: [{ id, name, is_booker: true }],
  };
  // Within the notice that members give; a coach and staff need none.
  const late = `${DATE}T13:45:00Z`;
  const refusal = "Bookings can be canceled up to 24 hours before they start";
  const cases: [TestPerson, object][] = [
    [club.member, { ...named, user_email: email, can_cancel: false, cancel_refusal: refusal, can_check_in: true }],
    [club.coach, { ...named, user_email: null, can_cancel: true, cancel_refusal: null, can_check_in: true }],
    [club.admin, { ...named, user_email: email, can_cancel: true, cancel_refusal: null, can_check_in: true }],
    [
      await club.person("coach"),
      {
        ...{ ...all, user_id: null, user_name: "Member", coach_id: null, coach_name: null, players: [] },
        ...{ can_cancel: false, cancel_refusal: null, can_check_in: false },
      },
    ],
  ];
  for (const [person, expected] of cases) expect(await seenBy(person, late)).toMatchObject(expected);
});

test("a booking for a guest without an account has no booker: staff change it, also the user who made it", async () => {
  const club = await makeClub();
  const players = [{ guest_name: "Wanda Walker" }, { user_id: club.member.id }];
  const input = { court_id: club.courts[0]?.id, start_time: `${DATE}T10:00`, walk_in: true, players };
  expect((await book(club.front_desk, input, now)).status).toBe(201);
  const walkIn = { walk_in: true, user_id: null, user_email: null, user_name: "Wanda Walker" };
  const named = { players: [{ name: "Wanda Walker", is_booker: false }, { name: club.member.name }] };
  const may = { can_cancel: true, can_change_players: true, can_leave: false };
  for (const staff of [club.front_desk, club.admin])
    expect(await seenBy(staff)).toMatchObject({ ...walkIn, ...named, ...may });
  expect(await seenBy(club.member)).toMatchObject({
    ...{ ...walkIn, ...named },
    ...{ can_cancel: false, can_change_players: false, can_leave: true },
  });
  const unnamed = { walk_in: true, user_id: null, user_name: "Member", players: [] };
  expect(await seenBy(club.coach)).toMatchObject({ ...unnamed, can_cancel: false, can_leave: false });
});

import { expect, test } from "vitest";
import { dayOf } from "../../support/days.ts";
import { listenAs } from "../../support/live-stream.ts";
import { makeClub, type TestPerson } from "../../support/world.ts";
import { seriesCalls, seriesOf } from "./series-calls.ts";

// A series is one change for the screens that are open: with all of its dates, and for the people whose own day it changes.

const now = "2026-10-05T16:00:00Z";
const { make, cancel, move } = seriesCalls(now);
const open = { series_max_dates: 30, advance_booking_days: 365 };
const [FIRST, SECOND] = ["2026-10-13", "2026-10-20"];

/** The next change of bookings as each of the people gets it: whom it concerns, and the rest, which is the same for all. */
async function listen(people: TestPerson[]) {
  const [reader] = people;
  if (reader) await dayOf(reader, FIRST);
  const next = await listenAs(people);
  return async () => {
    const all = await next();
    const { mine: _mine, days: _days, ...change } = all[0] ?? {};
    return { ...change, concerns: all.map(({ mine }) => mine) };
  };
}

test("a series, its move and its cancellation concern its booker and the players, on all of its dates", async () => {
  const club = await makeClub({ rules: open });
  const [ben, other] = [await club.person("member"), await club.person("member")];
  const next = await listen([club.member, ben, other, club.coach]);
  const [court_id, beside] = club.courts.map(({ id }) => id);
  const input = { court_id, start_time: `${FIRST}T18:00`, count: 2, players: [{ user_id: ben.id }] };
  const series = seriesOf(await make(club.member, input));
  const concerns = [true, true, false, false];
  expect(await next()).toEqual({ topic: "bookings", dates: [FIRST, SECOND], court_id, concerns });

  const [id] = series.dates.map(({ booking_id }) => booking_id);
  expect((await move(club.member, id, { scope: "all", start_time: "2026-10-14T18:00" })).status).toBe(200);
  const dates = [FIRST, "2026-10-14", SECOND, "2026-10-21"];
  expect(await next()).toEqual({ topic: "bookings", dates, concerns });
  expect((await cancel(club.front_desk, id, "all")).status).toBe(200);
  expect(await next()).toEqual({ topic: "bookings", dates: ["2026-10-14", "2026-10-21"], concerns });

  // Its dates are on two courts.
  const choices = { [SECOND]: { court_id: beside } };
  expect((await make(other, { ...input, players: [], choices })).status).toBe(201);
  const ofOther = { topic: "bookings", dates: [FIRST, SECOND], concerns: [false, false, true, false] };
  expect(await next()).toEqual(ofOther);
});

test("a series that staff make for themselves concerns them, one for a member does not", async () => {
  const club = await makeClub();
  const next = await listen([club.coach, club.member]);
  const ofDesk = await listen([club.front_desk]);
  const input = { court_id: club.courts[0]?.id, start_time: `${FIRST}T18:00`, count: 1 };
  expect((await make(club.front_desk, input)).status).toBe(201);
  expect([(await next()).concerns, (await ofDesk()).concerns]).toEqual([[false, false], [true]]);
  const forMember = { ...input, start_time: `${FIRST}T12:00`, user_id: club.member.id };
  expect((await make(club.front_desk, forMember)).status).toBe(201);
  expect([(await next()).concerns, (await ofDesk()).concerns]).toEqual([[false, true], [false]]);
});

import { expect, test } from "vitest";
import { call } from "../../support/call.ts";
import { makeClub, ownerSql, type TestClub } from "../../support/world.ts";
import { previewOf, rowsOf, seriesCalls, seriesOf } from "./series-calls.ts";

// A Monday noon in New York. Courts are open from 6:00 to 22:00.
const now = "2026-10-05T16:00:00Z";
const { preview, make, move } = seriesCalls(now);
const rules = {
  series_max_dates: 30,
  advance_booking_days: 365,
  booking_hours_start: "06:00",
  booking_hours_end: "22:00",
};
const input = ({ courts }: TestClub, more: object = {}) => ({
  ...{ court_id: courts[0]?.id, start_time: "2026-10-06T18:00", count: 4, ...more },
});

interface Block {
  courts?: number[];
  from?: string;
  to?: string;
  reason?: string;
}
async function block(
  { front_desk, courts }: TestClub,
  date: string,
  { courts: which = [0, 1], reason, ...at }: Block = {},
) {
  const body = {
    court_ids: which.map((each) => courts[each]?.id),
    start_time: `${date}T${at.from ?? "06:00"}`,
    end_time: `${date}T${at.to ?? "22:00"}`,
    ...(reason !== undefined && { reason }),
  };
  const made = await call("/court-blocks", { method: "POST", token: front_desk.token, now, body });
  expect(made.status, made.text).toBe(201);
}

test("a day on which all courts are blocked from opening to closing is a holiday, named by the blocks; less is blocked or closed", async () => {
  const club = await makeClub({ rules });
  await block(club, "2026-10-06", { reason: "Founders' Day" });
  await block(club, "2026-10-13", { courts: [0], reason: "Resurfacing" });
  await block(club, "2026-10-20", { from: "08:00", reason: "Works" });
  await block(club, "2026-10-27");
  // Together the day, on one court in two parts.
  await block(club, "2026-11-03", { courts: [0], reason: "Election" });
  await block(club, "2026-11-03", { courts: [1], to: "12:00", reason: "Election" });
  await block(club, "2026-11-03", { courts: [1], from: "12:00", reason: "Cleaning" });
  const { dates } = previewOf(await preview(club.member, input(club, { count: 6 })));
  expect(dates.map(({ fate, code, message, reason }) => [fate, code, message, reason])).toEqual([
    ["holiday", "holiday", "The courts are closed all day: Founders' Day", "Founders' Day"],
    ["blocked", "court_blocked", "The court is blocked at this time", "Resurfacing"],
    ["closed", "courts_closed", "The club's courts are closed at this time", "Works"],
    ["holiday", "holiday", "The courts are closed all day", null],
    ["holiday", "holiday", "The courts are closed all day: Election", "Election"],
    ["free", null, null, null],
  ]);
  expect(dates.map(({ alternatives }) => alternatives.length > 0)).toEqual([false, true, false, false, false, false]);
});

test("courts of other sports and closed ones do not keep a sport's holiday from being one", async () => {
  const club = await makeClub({ rules, courts: 3 });
  await ownerSql`update courts set sport = 'padel' where id = ${String(club.courts[1]?.id)}`;
  await ownerSql`update courts set is_active = false where id = ${String(club.courts[2]?.id)}`;
  await block(club, "2026-10-13", { courts: [0] });
  const { dates } = previewOf(await preview(club.member, input(club, { count: 2 })));
  expect(dates.map(({ fate }) => fate)).toEqual(["free", "holiday"]);
});

test("a series is not booked over a holiday until it is left out; its reason stands in the series and in the mail", async () => {
  const club = await makeClub({ rules });
  const reason = `${"Closed for the season. ".repeat(21)}Sorry!`.slice(0, 500);
  await block(club, "2026-10-13", { reason });
  const before = await rowsOf(club.id);
  const rejected = await make(club.member, input(club));
  expect([rejected.status, rejected.rejection.code]).toEqual([409, "slot_conflict"]);
  expect(rejected.rejection.details?.dates).toMatchObject([{ date: "2026-10-13", fate: "holiday", reason }]);
  expect(await rowsOf(club.id)).toEqual(before);
  const series = seriesOf(await make(club.member, input(club, { choices: { "2026-10-13": "skip" } })));
  const message = `The courts are closed all day: ${reason}`;
  expect(series.dates[1]).toMatchObject({ outcome: "skipped", code: "holiday", message });
  const [notice] = await ownerSql`select details from notices where club_id = ${club.id} and kind = 'series_made'`;
  expect(notice?.details.left).toEqual([{ date: "2026-10-13", reason: message }]);

  const ids = series.dates.flatMap(({ booking_id }) => booking_id ?? []);
  const moved = await move(club.member, ids[0], { scope: "all", start_time: "2026-10-13T18:00" });
  expect([moved.status, moved.rejection.code]).toEqual([409, "slot_conflict"]);
  expect(moved.rejection.details?.dates).toMatchObject([
    { booking_id: ids[0], date: "2026-10-06", code: "holiday", message },
  ]);
});

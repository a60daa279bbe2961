import { randomUUID } from "node:crypto";
import type { FreeCourtTimes } from "@courtside/contracts/api/client.ts";
import { beforeAll, describe, expect, test } from "vitest";
import { call } from "../../support/call.ts";
import { ownDay } from "../../support/days.ts";
import { dateFromNow, makeClub, ownerSql, type TestClub, type TestPerson } from "../../support/world.ts";

const date = dateFromNow(2, "UTC");
const rules = {
  time_zone: "UTC",
  booking_hours_start: "08:00",
  booking_hours_end: "12:00",
  max_booking_length_minutes: 120,
  max_bookings_per_day: 2,
};

let club: TestClub;
beforeAll(async () => {
  club = await makeClub({ rules, courts: 3 });
});

const ask = ({ token }: Pick<TestPerson, "token">, query: Record<string, string> = {}, headers = {}) =>
  call("/free-times", { token, headers, query: { date, sport: "tennis", ...query } });

async function find(person: TestPerson, query: Record<string, string> = {}): Promise<string[]> {
  const { status, text, body } = await ask(person, query);
  expect(status, text).toBe(200);
  const { data } = body as unknown as FreeCourtTimes;
  for (const time of data) expect(time.courts[0]).toEqual({ court_id: time.court_id, court_name: time.court_name });
  return data.map(({ start_time, end_time, courts }) => {
    const names = courts.map(({ court_name }) => court_name.replace("Court ", ""));
    return `${start_time.slice(11, 16)}-${end_time.slice(11, 16)} ${names}`;
  });
}

const book = async ({ token }: TestPerson, court: string | undefined, time: string, user_id?: string) => {
  const body = { court_id: court, start_time: `${date}T${time}`, user_id };
  const made = await call("/bookings", { method: "POST", token, body });
  expect(made.status, made.text).toBe(201);
};

describe("GET /free-times", () => {
  test("lists the free times of all courts in order of time, by hours, length and courts side by side", async () => {
    const { member, coach, front_desk, courts } = await makeClub({ rules, courts: 3 });
    await book(coach, courts[0]?.id, "09:00");
    await book(coach, courts[1]?.id, "10:00");
    expect(await find(member)).toEqual([
      "08:00-09:00 1,2,3",
      "09:00-10:00 2,3",
      "10:00-11:00 1,3",
      "11:00-12:00 1,2,3",
    ]);
    expect(await find(member, { from: "09:00", to: "11:00" })).toEqual(["09:00-10:00 2,3", "10:00-11:00 1,3"]);
    expect(await find(member, { from: `${date}T10:00:00Z`, to: "24:00" })).toHaveLength(2);
    expect(await find(member, { length: "120" })).toEqual(["08:00-10:00 2,3", "09:00-11:00 3", "10:00-12:00 1,3"]);
    expect(await find(member, { courts: "2" })).toEqual(["08:00-09:00 1,2,3", "09:00-10:00 2,3", "11:00-12:00 1,2,3"]);
    expect(await find(front_desk, { length: "90", courts: "2" })).toEqual(["08:00-09:30 2,3"]);
    expect(await find(member, { sport: "squash" })).toEqual([]);
  });

  test("is judged for the caller: limits, the window, and where they are already", async () => {
    const { member, coach, admin, courts } = await makeClub({ rules: { ...rules, max_bookings_per_day: 1 } });
    await book(coach, courts[0]?.id, "09:00");
    expect(await find(coach)).toEqual([]);
    expect((await ask(coach)).body.notice).toBe("Daily limit reached (1 bookings per day)");
    expect((await ask(member)).body.notice).toBeNull();
    expect(await find(member)).toHaveLength(4);
    expect(await find(admin)).toHaveLength(4);
    const late = { date: dateFromNow(20, "UTC") };
    expect(await find(member, late)).toEqual([]);
    expect((await ask(member, late)).body.notice).toBe("Bookings are limited to 7 days in advance");
    expect(await find(admin, late)).toHaveLength(4);
    expect(await find(admin, { date: dateFromNow(-2, "UTC") })).toEqual([]);
  });

  test("for a member whom staff name, the times at which the member is on a court are left out", async () => {
    const { member, admin, front_desk, courts } = await makeClub({ rules });
    await book(member, courts[0]?.id, "09:00");
    await book(front_desk, courts[0]?.id, "10:00");
    const all = ["08:00-09:00 1,2", "09:00-10:00 2", "10:00-11:00 2", "11:00-12:00 1,2"];
    expect(await find(admin)).toEqual(all);
    expect(await find(admin, { user_id: member.id })).toEqual(all.filter((time) => !time.startsWith("09")));
    // Bookings that staff make under their own name may overlap.
    expect(await find(admin, { user_id: front_desk.id })).toEqual(all);
    expect(await find(member, { user_id: member.id })).toEqual(await find(member));
  });

  test("for a booking that moves: as if its place were free and it were not counted, on courts with room, when its players are free", async () => {
    const { member, coach, front_desk, courts, person } = await makeClub({
      rules: { ...rules, max_bookings_per_day: 1 },
      courts: 3,
    });
    const ada = await person("member", "Ada Lindqvist");
    await ownerSql`update courts set max_players = 1 where id = ${courts[1]?.id ?? ""}`;
    const body = { court_id: courts[0]?.id, start_time: `${date}T09:00`, players: [{ user_id: ada.id }] };
    const { id } = (await call("/bookings", { method: "POST", token: member.token, body })).body as { id: string };
    await book(coach, courts[2]?.id, "08:00");
    await book(ada, courts[2]?.id, "10:00");
    // Its limit of the day is reached, but the booking itself is not counted; on Court 2 there is no room for two.
    expect(await find(member)).toEqual([]);
    const free = ["08:00-09:00 1", "09:00-10:00 3", "11:00-12:00 1,3"];
    expect(await find(member, { moving: id })).toEqual(free);
    expect(await find(front_desk, { moving: id })).toEqual(free);
    expect(await find(member, { moving: id, length: "120" })).toEqual(["08:00-10:00 1"]);
    for (const time of free) {
      const [start = "", court] = [time.slice(0, 5), courts[Number(time.at(-1)) - 1]?.id];
      const moved = await call(`/bookings/${id}`, {
        method: "PATCH",
        token: member.token,
        body: { court_id: court, start_time: `${date}T${start}` },
      });
      expect(moved.status, `${time}: ${moved.text}`).toBe(200);
    }
  });

  test("a booking that may not be moved is rejected, naming it", async () => {
    const { member, courts, coach, person } = await makeClub({
      rules: { ...rules, cancel_cutoff_hours: 72 },
      courts: 2,
    });
    const made = await call("/bookings", {
      method: "POST",
      token: member.token,
      body: { court_id: courts[0]?.id, start_time: `${date}T09:00` },
    });
    const moving = String(made.body.id);
    const codeOf = async (person: TestPerson, query: Record<string, string>) => {
      const { status, rejection } = await ask(person, query);
      return [status, rejection.code, rejection.details?.field];
    };
    expect(await codeOf(member, { moving })).toEqual([422, "move_cutoff", "moving"]);
    expect(await codeOf(coach, { moving })).toEqual([403, "forbidden", undefined]);
    expect(await codeOf(member, { moving: randomUUID() })).toEqual([404, "not_found", "moving"]);
    expect(await codeOf((await makeClub()).member, { moving })).toEqual([404, "not_found", "moving"]);
    expect(await codeOf(member, { moving, courts: "2" })).toEqual([400, "validation_failed", "courts"]);
    expect(await codeOf(await person("front_desk"), { moving })).toEqual([200, undefined, undefined]);
  });

  test("rejects bad input, naming the field", async () => {
    const other = await makeClub();
    const { member, admin } = club;
    const cases: [TestPerson, Record<string, string>, number, string | undefined][] = [
      [member, { date: "2026-02-30" }, 400, "date"],
      [member, { sport: " " }, 400, "sport"],
      [member, { from: "25:00" }, 400, "from"],
      [member, { from: "" }, 400, "from"],
      [member, { to: "noon" }, 400, "to"],
      [member, { from: "10:00", to: "10:00" }, 400, "to"],
      [member, { to: "00:00" }, 400, "to"],
      [member, { length: "50" }, 400, "length"],
      [member, { length: "75" }, 400, "length"],
      [member, { length: "180" }, 400, "length"],
      [member, { length: "-60" }, 400, "length"],
      [admin, { length: "1500" }, 400, "length"],
      [member, { courts: "0" }, 400, "courts"],
      [member, { courts: "1.5" }, 400, "courts"],
      [member, { courts: "1000" }, 400, "courts"],
      [admin, { user_id: "me" }, 400, "user_id"],
      [admin, { user_id: randomUUID() }, 404, "user_id"],
      [admin, { user_id: other.member.id }, 404, "user_id"],
      [member, { user_id: admin.id }, 403, undefined],
      [club.coach, { user_id: member.id }, 403, undefined],
    ];
    for (const [person, query, status, field] of cases) {
      const response = await ask(person, query);
      expect([response.status, response.rejection.details?.field], JSON.stringify(query)).toEqual([status, field]);
    }
    expect((await ask(member, { length: "180" })).rejection.message).toBe("Bookings are limited to 120 minutes");
  });

  test("has an ETag that changes with the content alone", async () => {
    const { member, coach, courts } = await makeClub({ rules });
    const first = await ask(member);
    const etag = first.headers.get("etag") ?? "";
    expect(etag).toMatch(/^W\/"/);
    const again = await ask(member, {}, { "if-none-match": etag });
    expect([again.status, again.text]).toEqual([304, ""]);
    await book(coach, courts[0]?.id, "09:00");
    const after = await ask(member, {}, { "if-none-match": etag });
    expect(after.status).toBe(200);
    expect(after.headers.get("etag")).not.toBe(etag);
  });

  test("another club's person gets their own club's courts alone, whatever they name", async () => {
    const other = await makeClub({ rules });
    const { text } = await ask(other.admin, { user_id: other.member.id });
    for (const { id } of club.courts) expect(text).not.toContain(id);
    for (const { id } of other.courts) expect(text).toContain(id);
  });
});

test("one's own day knows the part of the day in which the person mostly plays", async () => {
  const { id: clubId, member, coach, courts } = await makeClub({ rules: { time_zone: "America/New_York" } });
  const play = async (person: TestPerson, hours: number[], status = "confirmed") => {
    for (const [back, hour] of hours.entries()) {
      const starts_at = new Date(Date.UTC(2026, 0, 20 - back, hour));
      const row = { club_id: clubId, court_id: courts[0]?.id, user_id: person.id, created_by: person.id, status };
      const times = { starts_at, ends_at: new Date(starts_at.getTime() + 3_600_000) };
      await ownerSql`insert into bookings ${ownerSql({ id: randomUUID(), ...row, ...times })}`;
    }
  };
  const usualOf = async (person: TestPerson) => (await ownDay(person, date)).body.usual_part;
  expect(await usualOf(member)).toBeNull();
  // 18:00 and 19:00 in New York, and a morning that was canceled.
  await play(member, [23, 23, 24]);
  await play(member, [14, 14, 14, 14], "canceled");
  expect(await usualOf(member)).toBe("evening");
  await play(coach, [14, 14, 15, 23]);
  expect(await usualOf(coach)).toBe("morning");
});

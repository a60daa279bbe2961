import type { DayGrid } from "@courtside/contracts/domain/club-day/day-grid.ts";
import { beforeAll, describe, expect, test } from "vitest";
import { type BusyDay, makeBusyDay } from "../../support/busy-day.ts";
import { call } from "../../support/call.ts";
import { joinedGrid, ownDay, sharedDay, withoutIds } from "../../support/days.ts";
import { apiUrl, makeClub, ownerSql } from "../../support/world.ts";

let club: BusyDay;
beforeAll(async () => {
  club = await makeBusyDay();
});

describe("the day of a sport as the club sees it", () => {
  test("members get one day without names, and without ids of what others have, over all kinds of occupancy", async () => {
    const first = await sharedDay(club.member, club.date);
    expect(first.status).toBe(200);
    expect(first.body).toMatchObject({ date: club.date, sport: "tennis", day_start: `${club.date}T00:00:00.000Z` });
    const [court] = first.body.courts as { taken: number[][]; details: unknown }[];
    expect(court?.taken).toEqual([600, 660, 720, 780, 840].map((start, code) => [start, 60, code]));
    expect(court?.details).toEqual([
      { start: 720, reason: "Ladder night" },
      { start: 780, reason: "Resurfacing" },
    ]);
    for (const secret of club.secrets) expect(first.text).not.toContain(secret);
    for (const person of [club.coach, club.alice, club.bruno]) {
      expect((await sharedDay(person, club.date)).text).toBe(first.text);
    }
  });

  test("staff get the names, and the ids with which they act", async () => {
    for (const person of [club.admin, club.front_desk]) {
      const { text, body } = await sharedDay(person, club.date);
      const [court] = body.courts as { details: object[] }[];
      expect(court?.details).toMatchObject([
        { start: 600, booked_by: "Alice Archer" },
        { start: 660, booked_by: "Alice Archer", coach_name: "Bruno Baker" },
        { start: 720, reason: "Ladder night", event_id: club.eventId },
        { start: 780, reason: "Resurfacing" },
        { start: 840, offer: { offered_to: "Alice Archer" } },
      ]);
      expect(text).not.toContain(club.alice.email);
    }
  });

  test("an admin who previews a member gets what a member gets", async () => {
    const preview = await club.person("admin");
    await ownerSql`update auth.sessions set impersonating_role = 'member' where id = ${preview.sessionId}`;
    expect((await sharedDay(preview, club.date)).text).toBe((await sharedDay(club.member, club.date)).text);
  });

  test("another club's people get their own club's day, without a trace of this one", async () => {
    const other = await makeClub();
    for (const person of [other.member, other.admin]) {
      for (const { status, text } of [await sharedDay(person, club.date), await ownDay(person, club.date)]) {
        expect(status).toBe(200);
        for (const secret of [...club.secrets, ...club.courts.map(({ id }) => id), "Ladder", "Resurfacing"]) {
          expect(text).not.toContain(secret);
        }
      }
    }
  });
});

describe("the two parts together", () => {
  test("give every role and both people of the lesson the grid of /availability", async () => {
    for (const person of [club.admin, club.front_desk, club.coach, club.member, club.alice, club.bruno]) {
      const query = { date: club.date, sport: "tennis" };
      const { body } = await call("/availability", { token: person.token, query });
      expect(withoutIds(await joinedGrid(person, club.date))).toEqual(withoutIds(body as unknown as DayGrid));
    }
  });

  test("one's own part has own bookings, lessons and offers, and not those of others", async () => {
    const { body, text } = await ownDay(club.alice, club.date);
    expect(body.taken).toMatchObject([
      { start: 600, length: 60, state: "own", court_id: club.courts[0]?.id },
      { start: 660, state: "own", booked_by: "Alice Archer", coach_name: "Bruno Baker" },
      { start: 840, state: "offer_held", offer: { expires_at: expect.any(String) } },
    ]);
    expect(body.busy).toEqual([
      [600, 60],
      [660, 60],
    ]);
    expect(text).not.toContain(club.alice.id);
    expect(text).not.toContain("is_coach");
    const taught = await ownDay(club.bruno, club.date);
    expect(taught.body.taken).toMatchObject([{ start: 660, state: "own", booked_by: "Alice Archer", is_coach: true }]);
    const others = await ownDay(club.member, club.date);
    expect(others.body).toMatchObject({ taken: [], busy: [], club_bookings: null });
    for (const secret of club.secrets) expect(others.text).not.toContain(secret);
  });
});

describe("versions and encodings", () => {
  test("the ETag of a day gives 304 without a body until the day changes", async () => {
    const { member, admin, courts } = await makeClub({ rules: { time_zone: "UTC" } });
    const before = await sharedDay(member, club.date);
    const etag = before.headers.get("etag") ?? "";
    expect(etag).toBe(`W/"${before.body.version}"`);
    expect(before.headers.get("cache-control")).toBe("private, no-cache");
    for (const header of [etag, etag.replace("W/", ""), `"other", ${etag}`, "*"]) {
      const same = await sharedDay(member, club.date, { "if-none-match": header });
      expect([same.status, same.text, same.headers.get("etag")]).toEqual([304, "", etag]);
    }
    const body = { court_id: courts[0]?.id, start_time: `${club.date}T09:00` };
    expect((await call("/bookings", { method: "POST", token: member.token, body })).status).toBe(201);
    const after = await sharedDay(member, club.date, { "if-none-match": etag });
    expect(after.status).toBe(200);
    expect(after.headers.get("etag")).not.toBe(etag);
    // Names are never in a browser's cache.
    const staffs = await sharedDay(admin, club.date, { "if-none-match": String(after.headers.get("etag")) });
    expect([staffs.status, staffs.headers.get("cache-control")]).toEqual([200, "no-store"]);
  });

  test.each(["gzip", "br"])("a day comes in %s if the request takes it", async (encoding) => {
    const plain = await sharedDay(club.member, club.date, { "accept-encoding": "identity" });
    expect(plain.headers.get("content-encoding")).toBeNull();
    const headers = { authorization: `Bearer ${club.member.token}`, "accept-encoding": `identity, ${encoding};q=0.5` };
    const url = `${apiUrl}/api/v1/days/${club.date}?sport=tennis`;
    const response = await fetch(url, { headers });
    expect(response.headers.get("content-encoding")).toBe(encoding);
    expect(response.headers.get("vary")).toContain("accept-encoding");
    expect(await response.text()).toBe(plain.text);
    const excluded = await fetch(url, { headers: { ...headers, "accept-encoding": `${encoding};q=0` } });
    expect(excluded.headers.get("content-encoding")).toBeNull();
  });

  test.each([
    ["/days/2026-13-01", { sport: "tennis" }, "date"],
    ["/days/2026-03-01", {}, "sport"],
    ["/me/days/1999-03-01", { sport: "tennis" }, "date"],
    ["/me/days/2026-03-01", { sport: " " }, "sport"],
  ])("%s %j is rejected, naming the field", async (path, query: Record<string, string>, field) => {
    const { status, rejection } = await call(path, { token: club.member.token, query });
    expect([status, rejection.details?.field]).toEqual([400, field]);
  });
});

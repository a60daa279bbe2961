import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, test } from "vitest";
import { call } from "../support/call.ts";
import { dateFromNow, makeClub, type TestClub } from "../support/world.ts";

let club: TestClub;
const tomorrow = dateFromNow(1);

beforeAll(async () => {
  club = await makeClub();
});

const ask = (path: string, query: Record<string, string | string[]>) => call(path, { token: club.admin.token, query });

describe("a bad date", () => {
  test.each([
    "",
    "today",
    "2026-02-30",
    "2026-13-01",
    "9999-12-31",
    "1999-12-31",
    "2026-3-8",
    "20260308",
    "2026-03-08T00:00",
    "2026-03-08\0",
    "' or 1=1 --",
  ])("%j: 400 naming it", async (date) => {
    for (const response of [await ask("/availability", { date, sport: "tennis" }), await ask("/bookings", { date })]) {
      expect(response.status).toBe(400);
      expect(response.rejection).toMatchObject({ code: "validation_failed", details: { field: "date" } });
    }
  });

  test("given twice, or not at all: 400", async () => {
    expect((await ask("/availability", { date: [tomorrow, tomorrow], sport: "tennis" })).status).toBe(400);
    expect((await ask("/availability", { sport: "tennis" })).rejection.details?.field).toBe("date");
    expect((await ask("/availability", { date: tomorrow })).rejection.details?.field).toBe("sport");
  });
});

describe("a bad cursor", () => {
  const encoded = (value: string) => Buffer.from(value).toString("base64url");
  const id = "6f1c1f0e-7b1a-4c57-9d0e-3f1f6f0c9a11";
  test.each([
    ["a letter", "x"],
    ["an escape", "%00"],
    ["SQL", "' or 1=1 --"],
    ["no id", encoded("2026-01-01T00:00:00.000Z")],
    ["an invalid id", encoded("2026-01-01T00:00:00.000Z|7")],
    ["an id with SQL behind it", encoded(`2026-01-01T00:00:00.000Z|${id}'--`)],
    ["a time as text", encoded(`yesterday|${id}`)],
    ["a year alone", encoded(`2026|${id}`)],
    ["a number", encoded(`1|${id}`)],
    ["a comment in the time", encoded(`2026-01-01 (comment)|${id}`)],
    ["the year 275760", encoded(`+275760-01-01T00:00:00.000Z|${id}`)],
    ["month 99", encoded(`2026-99-01T00:00:00.000Z|${id}`)],
    ["February 31", encoded(`2026-02-31T00:00:00.000Z|${id}`)],
    ["NUL", encoded(`2026-01-01T00:00:00.000Z\0|${id}`)],
    ["201 characters", "x".repeat(201)],
    ["6,000 characters", "x".repeat(6000)],
  ])("%s: 400 naming it", async (_name, cursor) => {
    const response = await ask("/bookings", { cursor });
    expect({ status: response.status, field: response.rejection.details?.field }).toEqual({
      status: 400,
      field: "cursor",
    });
  });
});

describe("an unknown choice, a wrong number", () => {
  test.each([
    ["scope", "all"],
    ["scope", "Mine"],
    ["when", "now"],
    ["when", ""],
    ["limit", "0"],
    ["limit", "101"],
    ["limit", "-1"],
    ["limit", "1.5"],
    ["limit", "many"],
    ["limit", "1e400"],
    ["limit", "9".repeat(400)],
    ["limit", "NaN"],
  ])("%s=%s: 400 naming it", async (name, value) => {
    const response = await ask("/bookings", { [name]: value });
    expect(response.status).toBe(400);
    expect(response.rejection.details?.field).toBe(name);
  });

  test("a sport too long, empty or with NUL: 400; an unknown one has no courts", async () => {
    for (const sport of ["", "   ", "x".repeat(41), "ten\0nis"]) {
      expect((await ask("/courts", { sport })).rejection.details?.field).toBe("sport");
    }
    expect((await ask("/availability", { date: tomorrow, sport: "curling" })).body.courts).toEqual([]);
    expect((await ask("/courts", { sport: "tennis' or true --" })).body.data).toEqual([]);
  });
});

describe("an id in the path", () => {
  test.each(["7", "not-a-uuid", "%00", "..", "' or true --", "🎾"])(
    "%s: 400 or 404, never a server error",
    async (id) => {
      const path = encodeURIComponent(id);
      const cancel = await call(`/bookings/${path}/cancel`, { method: "POST", token: club.admin.token, body: {} });
      const change = await call(`/courts/${path}`, { method: "PATCH", token: club.admin.token, body: { name: "x" } });
      const expected = id === ".." ? 404 : 400;
      expect([cancel.status, change.status]).toEqual([expected, expected]);
      if (expected === 400) expect(cancel.rejection.details?.field).toBe("id");
    },
  );

  test("of nothing: 404", async () => {
    const body = {};
    const response = await call(`/bookings/${randomUUID()}/cancel`, { method: "POST", token: club.admin.token, body });
    expect(response.rejection).toMatchObject({ code: "not_found", message: "Booking not found" });
  });
});

test("a clock header that is not an instant: 400 naming it", async () => {
  for (const now of ["soon", "2026", "2026-01-01 (x)", "99999-01-01", "-infinity", "9999-01-01T00:00:00Z"]) {
    const response = await call("/me", { token: club.admin.token, now });
    expect({ status: response.status, field: response.rejection.details?.field }).toEqual({
      status: 400,
      field: "x-courtside-now",
    });
  }
});

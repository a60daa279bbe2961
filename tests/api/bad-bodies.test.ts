import { beforeAll, describe, expect, test } from "vitest";
import { call } from "../support/call.ts";
import { type ClubDump, dumpClub } from "../support/club-dump.ts";
import { dateFromNow, makeClub, type TestClub } from "../support/world.ts";

let club: TestClub;
let before: ClubDump;
const tomorrow = dateFromNow(1);
const json = { "content-type": "application/json" };

beforeAll(async () => {
  club = await makeClub();
  before = await dumpClub(club.id);
});

/** Sends a raw body as the admin; expects the rejection and an unchanged club. */
async function rejected(path: string, method: string, raw: RequestInit["body"], headers: Record<string, string>) {
  const response = await call(path, { method, token: club.admin.token, raw, headers });
  expect(response.rejection).toMatchObject({ code: expect.any(String), message: expect.any(String) });
  expect(response.rejection.requestId).toBe(response.headers.get("x-request-id"));
  expect(await dumpClub(club.id)).toEqual(before);
  return { status: response.status, code: response.rejection.code, field: response.rejection.details?.field };
}

describe("a body that is not a JSON object", () => {
  test.each([
    ["broken", '{"court_id": '],
    ["empty", ""],
    ["only spaces", "   "],
    ["two in one", "{} {}"],
    ["with a trailing comma", '{"reason": "rain",}'],
    ["not UTF-8", Buffer.from([0x7b, 0x22, 0xff, 0xfe])],
  ])("%s: 400 naming the body", async (_name, raw) => {
    const expected = { status: 400, code: "bad_json", field: "body" };
    expect(await rejected("/bookings", "POST", raw, json)).toEqual(expected);
    expect(await rejected(`/courts/${club.courts[0]?.id}`, "PATCH", raw, json)).toEqual(expected);
  });

  test.each(["null", "[]", "1", '"text"', "true", "[[[[[[[[]]]]]]]]"])("%s: 400 naming the body", async (raw) => {
    const response = await rejected("/bookings", "POST", raw, json);
    expect(response).toEqual({ status: 400, code: "validation_failed", field: "body" });
  });

  test("nested ten thousand deep: rejected without recursion", async () => {
    const raw = `${"[".repeat(10_000)}${"]".repeat(10_000)}`;
    expect((await rejected("/bookings", "POST", raw, json)).status).toBe(400);
  });
});

describe("no body, or one of another type", () => {
  test("none at all: 400 naming what is missing", async () => {
    expect(await rejected("/bookings", "POST", undefined, {})).toMatchObject({ status: 400 });
    expect(await rejected(`/courts/${club.courts[0]?.id}`, "PATCH", undefined, {})).toMatchObject({ status: 400 });
  });

  test.each([
    "text/plain",
    "application/x-www-form-urlencoded",
    "multipart/form-data; boundary=x",
    "application/xml",
    "nonsense",
  ])("%s: 415 naming the content type", async (type) => {
    const raw = JSON.stringify({ court_id: club.courts[0]?.id, start_time: `${tomorrow}T10:00` });
    const response = await rejected("/bookings", "POST", raw, { "content-type": type });
    expect(response).toEqual({ status: 415, code: "unsupported_media_type", field: "content-type" });
  });

  test("a change that changes nothing: 400", async () => {
    expect(await rejected(`/courts/${club.courts[0]?.id}`, "PATCH", "{}", json)).toEqual({
      status: 400,
      code: "validation_failed",
      field: "body",
    });
  });
});

describe("a body of 2 MB", () => {
  const big = JSON.stringify({ court_id: "x".repeat(2 * 1024 * 1024) });

  test("whole: 413", async () => {
    expect(await rejected("/bookings", "POST", big, json)).toMatchObject({
      status: 413,
      code: "request_entity_too_large",
    });
  });

  test("in pieces, of unknown length: 413", async () => {
    const pieces = new ReadableStream<Uint8Array>({
      start(controller) {
        const bytes = new TextEncoder().encode(big);
        for (let at = 0; at < bytes.length; at += 65_536) controller.enqueue(bytes.slice(at, at + 65_536));
        controller.close();
      },
    });
    const response = await fetch(new URL("/api/v1/bookings", (await import("../support/world.ts")).apiUrl), {
      method: "POST",
      headers: { ...json, authorization: `Bearer ${club.admin.token}` },
      body: pieces,
      duplex: "half",
    } as RequestInit);
    expect(response.status).toBe(413);
  });
});

import { gunzipSync } from "node:zlib";
import { expect, test, vi } from "vitest";
import { builtDay } from "../../api/src/availability/shared-days/built-day.ts";
import { dayResponse } from "../../api/src/availability/shared-days/day-response.ts";

const day = { version: "v1", courts: [] } as unknown as Parameters<typeof builtDay>[0];
const ids = ["request-1", "request-2"];
const asked = (requestId: string, acceptEncoding: string | null, ifNoneMatch: string | null = null) => ({
  requestId,
  acceptEncoding,
  ifNoneMatch,
});

test("a kept day is compressed once for each encoding; each response has its own id and body", async () => {
  const built = builtDay(day, "members", Number.POSITIVE_INFINITY);
  const encoded = vi.spyOn(built, "encoded");
  const responses = ids.map((id) => dayResponse(built, asked(id, "gzip")));
  expect(encoded.mock.calls).toEqual([["gzip"]]);
  expect(responses.map(({ headers }) => headers.get("x-request-id"))).toEqual(ids);
  for (const response of responses) {
    expect(response.headers.get("content-encoding")).toBe("gzip");
    expect(JSON.parse(gunzipSync(await response.bytes()).toString())).toEqual(day);
  }
  dayResponse(built, asked("request-3", "gzip, br"));
  const plain = dayResponse(built, asked("request-4", "gzip;q=0"));
  expect(plain.headers.has("content-encoding")).toBe(false);
  expect(await plain.json()).toEqual(day);
  dayResponse(built, asked("request-5", "br"));
  expect(encoded.mock.calls).toEqual([["gzip"], ["br"], ["identity"]]);
});

test("what the reader has is not sent again, and a header set on one response is on no other", () => {
  const built = builtDay(day, "staff", Number.POSITIVE_INFINITY);
  const first = dayResponse(built, asked("request-1", "br", 'W/"v0", W/"v1"'));
  first.headers.set("connection", "close");
  const second = dayResponse(built, asked("request-2", "br", "*"));
  expect([first.status, second.status, second.body]).toEqual([304, 304, null]);
  expect(Object.fromEntries(second.headers)).toMatchObject({
    etag: 'W/"v1"',
    "cache-control": "no-store",
    "x-request-id": "request-2",
    "x-content-type-options": "nosniff",
  });
  expect(second.headers.has("connection")).toBe(false);
  expect(dayResponse(built, asked("request-3", "br", 'W/"v0"')).status).toBe(200);
});

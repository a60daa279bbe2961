import { afterAll, expect, inject, test } from "vitest";
import { startApi } from "../support/api-process.ts";
import { call } from "../support/call.ts";
import { startOwnDatabase } from "../support/own-database.ts";

// Reports are limited by address: an api of the file's own that accepts 30 an hour.
const { sql, env } = await startOwnDatabase();
const settings = { DATA_DIR: inject("dataDir"), TEST_CLOCK: "on", LOG_LEVEL: "warn", AUTH_IP_LIMIT_FACTOR: "0.1" };
const { url, stop } = await startApi({ ...env, ...settings });
afterAll(() => stop());

const failure = { remote: "mf-coach", version: "1.0.0-1a2b3c4d", kind: "slow", screen: "coaches" };
const report = (body: unknown, more = {}) => call("/client-errors", { method: "POST", body, url, ...more });
const counted = () => sql`
  select remote, version, kind, screen, sum(times)::int as times from auth.client_errors group by 1, 2, 3, 4 order by 3`;

test("a wrong report is rejected by its field, and nothing is counted", async () => {
  const wrong: [string, unknown][] = [
    ["remote", { ...failure, remote: "MF Coach" }],
    ["remote", { ...failure, remote: undefined }],
    ["version", { ...failure, version: "latest" }],
    ["version", { ...failure, version: `1.0.0-${"a".repeat(60)}` }],
    ["kind", { ...failure, kind: "rude" }],
    ["screen", { ...failure, screen: "ann@club.test" }],
    ["message", { ...failure, message: "Ann Smith is undefined" }],
  ];
  for (const [field, body] of wrong) {
    const { status, rejection } = await report(body);
    expect([status, rejection.details?.field], JSON.stringify(body)).toEqual([400, field]);
  }
  const large = await report({ ...failure, message: "x".repeat(3000) });
  expect([large.status, large.rejection.details?.field]).toEqual([413, "body"]);
  const chunked = new ReadableStream({
    start(controller) {
      controller.enqueue(new TextEncoder().encode(JSON.stringify({ ...failure, message: "x".repeat(3000) })));
      controller.close();
    },
  });
  const headers = { "content-type": "application/json" };
  const streaming = { method: "POST", headers, body: chunked, duplex: "half" };
  const streamed = await fetch(`${url}/api/v1/client-errors`, streaming);
  expect(streamed.status).toBe(413);
  expect(await counted()).toEqual([]);
});

test("errors are counted by the hour, without a session and in a race; the flood after them is rejected", async () => {
  expect((await report({ ...failure, kind: "contract", screen: undefined })).status).toBe(204);
  const responses = await Promise.all(Array.from({ length: 40 }, () => report(failure)));
  const taken = responses.filter(({ status }) => status === 204).length;
  expect(taken).toBeGreaterThanOrEqual(29);
  expect(taken).toBeLessThan(35);
  for (const { status, rejection, headers } of responses.filter(({ status }) => status !== 204)) {
    expect([status, rejection.code]).toEqual([429, "over_request_rate_limit"]);
    expect(Number(headers.get("retry-after"))).toBeGreaterThan(0);
  }
  expect([...(await counted())]).toEqual([
    { ...failure, kind: "contract", screen: "", times: 1 },
    { ...failure, times: taken },
  ]);
});

test("nothing about a person, an address or a message is kept", async () => {
  const columns = await sql`
    select column_name as name from information_schema.columns
    where table_schema = 'auth' and table_name = 'client_errors' order by ordinal_position`;
  expect(columns.map(({ name }) => name)).toEqual(["hour", "remote", "version", "kind", "screen", "times"]);
});

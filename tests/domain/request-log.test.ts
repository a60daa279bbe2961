import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { openRequestLog } from "../../api/src/http/request-log.ts";

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse("2026-07-15T12:00:00Z") });
});
afterEach(() => {
  vi.useRealTimers();
});

const line = {
  requestId: "request-1",
  method: "GET",
  path: "/",
  status: 200,
  ms: 0.1,
  user: undefined,
  club: undefined,
  code: undefined,
  trace: undefined,
};

function openRecorded() {
  const written: string[] = [];
  return { written, log: openRequestLog({ write: (text) => written.push(text) }) };
}

test("a line has the form of the logger's own lines and is written soon after its request", async () => {
  const { written, log } = openRecorded();
  log.write(line);
  log.write({ ...line, path: '/a\n"b', user: "a-user", club: "a-club", code: "no_club", trace: "0af7" });
  expect(written).toEqual([]);
  await vi.advanceTimersByTimeAsync(50);
  expect(written).toHaveLength(1);
  const lines = written.join("").trimEnd().split("\n");
  expect(lines.map((each) => JSON.parse(each))).toEqual([
    {
      level: "info",
      time: "2026-07-15T12:00:00.000Z",
      requestId: "request-1",
      method: "GET",
      path: "/",
      status: 200,
      ms: 0.1,
      msg: "request",
    },
    expect.objectContaining({ path: '/a\n"b', user: "a-user", club: "a-club", code: "no_club", trace: "0af7" }),
  ]);
  expect(vi.getTimerCount()).toBe(0);
});

test("many lines do not wait, and what waits is written when asked", async () => {
  const { written, log } = openRecorded();
  for (let n = 0; n < 500; n++) log.write(line);
  expect(written.join("").trimEnd().split("\n")).toHaveLength(500);
  log.write(line);
  log.flush();
  log.flush();
  expect(written).toHaveLength(2);
});

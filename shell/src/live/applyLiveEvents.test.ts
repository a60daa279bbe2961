import { QueryClient, QueryObserver } from "@tanstack/react-query";
import { expect, test } from "vitest";
import { applyLiveEvents } from "./applyLiveEvents.ts";
import type { LiveEvent } from "./streamEvents.ts";

const day = (date: string) => ["get", "/days/{date}", { params: { path: { date }, query: { sport: "tennis" } } }];
const WALL = ["get", "/devices/board", {}];
const KEYS = [["registry"], ["get", "/me", {}], ["get", "/courts"], day("2026-03-08"), day("2026-05-01"), WALL];

/** The cached responses that an event invalidates. */
function touched(event: LiveEvent): unknown[] {
  const queries = new QueryClient();
  for (const key of KEYS) queries.setQueryData(key, {});
  applyLiveEvents(queries, [event]);
  return KEYS.filter((key) => queries.getQueryState(key)?.isInvalidated);
}

test("resync touches everything but the registry", () => {
  expect(touched({ type: "resync" })).toEqual(KEYS.slice(1));
});

test("a booking touches the grid of its date and the board on the wall, and nothing else", () => {
  expect(touched({ type: "change", change: { topic: "bookings", dates: ["2026-03-08"] } })).toEqual([
    day("2026-03-08"),
    WALL,
  ]);
});

test("a closure touches the board on the wall", () => {
  expect(touched({ type: "change", change: { topic: "blocks" } })).toEqual([WALL]);
});

test("ready touches nothing", () => {
  expect(touched({ type: "ready" })).toEqual([]);
});

test("a first read that is under way at a resync is sent again", async () => {
  const queries = new QueryClient();
  let reads = 0;
  const queryKey = ["get", "/courts"];
  const stop = new QueryObserver(queries, { queryKey, queryFn: async () => ++reads }).subscribe(() => {});
  applyLiveEvents(queries, [{ type: "resync" }]);
  await expect.poll(() => queries.getQueryData(queryKey)).toBe(2);
  stop();
});

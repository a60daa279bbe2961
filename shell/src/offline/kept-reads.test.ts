import { expect, test } from "vitest";
import { isKeptRead, type KeptRead, mergedReads, usableReads } from "./kept-reads.ts";

const NOW = Date.parse("2026-06-01T14:05:00Z");
const MINUTE = 60_000;

const read = (queryKey: readonly unknown[], age: number, data: unknown = "data"): KeptRead =>
  ({ queryKey, queryHash: JSON.stringify(queryKey), state: { data, dataUpdatedAt: NOW - age } }) as KeptRead;
const day = (date: string, age: number) => read(["get", "/days/{date}", { params: { path: { date } } }], age);

test("what is one's own and the day grid are kept, and nothing that has others' names", () => {
  const bookings = (scope: string) => ["get", "/bookings", { params: { query: { scope, when: "upcoming" } } }];
  expect(isKeptRead(["get", "/me", {}])).toBe(true);
  expect(isKeptRead(bookings("mine"))).toBe(true);
  expect(isKeptRead(["get", "/me/days/{date}", {}])).toBe(true);
  expect(isKeptRead(bookings("club"))).toBe(false);
  expect(isKeptRead(["get", "/members", {}])).toBe(false);
  expect(isKeptRead(["get", "/me/kiosk-code", {}])).toBe(false);
  expect(isKeptRead(["registry"])).toBe(false);
  // Of another person, at a device on the wall in this browser.
  expect(isKeptRead([...bookings("mine"), "at the device"])).toBe(false);
  // The grid of staff has names.
  expect(isKeptRead(["get", "/me", {}], true)).toBe(true);
  expect(isKeptRead(["get", "/days/{date}", {}], true)).toBe(false);
  expect(isKeptRead(bookings("mine"), true)).toBe(false);
});

test("each is kept as it was read last, also when the page has dropped it", () => {
  const me = ["get", "/me", {}];
  const kept = mergedReads([read(me, 9 * MINUTE, "old"), day("2026-06-01", MINUTE)], [read(me, 0, "new")], NOW);
  expect(kept.map(({ state }) => state.data)).toEqual(["new", "data"]);
  expect(mergedReads([read(me, 0, "new")], [read(me, MINUTE, "old")], NOW)[0]?.state.data).toBe("new");
});

test("the last days that were looked at stay, and what is a week old goes", () => {
  const days = Array.from({ length: 9 }, (_, at) => day(`2026-06-0${at + 1}`, at * MINUTE));
  expect(mergedReads(days, [], NOW)).toEqual(days.slice(0, 6));
  const old = read(["get", "/me", {}], 8 * 24 * 60 * MINUTE);
  expect(mergedReads([old], [], NOW)).toEqual([]);
  expect(usableReads([old], NOW)).toEqual([]);
});

import {
  applyCounts,
  applyPieces,
  dayAfter,
  sharedDayKey,
  untilRead,
  untilReadAtAll,
} from "@courtside/contracts/api/club-days.ts";
import { applyChanges } from "@courtside/contracts/api/live.ts";
import { queryKey } from "@courtside/contracts/api/query-keys.ts";
import type { DayPiece, SharedDay } from "@courtside/contracts/domain/club-day/shared-day.ts";
import type { LiveChange } from "@courtside/contracts/domain/live-change.ts";
import { environmentManager, notifyManager, QueryClient, QueryObserver } from "@tanstack/react-query";
import { expect, test, vi } from "vitest";

const DATE = "2026-03-11";
const KEY = sharedDayKey(DATE, "tennis");
const court = (id: string, ...starts: number[]) => ({ id, name: id, taken: starts.map((start) => [start, 60, 0]) });
const day: SharedDay = {
  date: DATE,
  sport: "tennis",
  version: "1",
  day_start: "2026-03-11T04:00:00Z",
  clock: [{ minute: 0, wall: 0 }],
  courts: [court("a"), court("b")],
};
const piece = (from: number, ...courts: DayPiece["courts"]): DayPiece => ({
  date: DATE,
  sport: "tennis",
  from: String(from),
  version: String(from + 1),
  courts,
});
const change = (...days: DayPiece[]) => ({ topic: "bookings" as const, dates: [DATE], days });

test("pieces are applied one after the other; courts that they do not name stay the same objects", () => {
  const after = dayAfter(day, [piece(1, court("a", 600)), piece(2, court("a", 600, 660))]);
  expect(after).toMatchObject({ version: "3", courts: [court("a", 600, 660), court("b")] });
  expect(after?.courts[1]).toBe(day.courts[1]);
});

test("pieces that a read has overtaken are left out; a gap makes the day unknown", () => {
  const pieces = [piece(1, court("a", 600)), piece(2, court("b", 600))];
  expect(dayAfter({ ...day, version: "2" }, pieces)).toMatchObject({
    version: "3",
    courts: [court("a"), court("b", 600)],
  });
  expect(dayAfter({ ...day, version: "3" }, pieces)).toEqual({ ...day, version: "3" });
  expect(dayAfter(day, [piece(2, court("b", 600))])).toBeNull();
});

/** A client with the day, and the number of reads that it has sent. */
function client(read: () => Promise<SharedDay>) {
  const queries = new QueryClient({
    defaultOptions: { queries: { retry: false, staleTime: Number.POSITIVE_INFINITY } },
  });
  let reads = 0;
  const observe = queries.getQueryCache().build(queries, {
    queryKey: KEY,
    queryFn: () => {
      reads += 1;
      return read();
    },
  });
  return {
    queries,
    fetch: () => observe.fetch(),
    reads: () => reads,
    shown: () => queries.getQueryData<SharedDay>(KEY),
  };
}

test("a live change brings the kept day up to date without a read", async () => {
  const { queries, fetch, reads, shown } = client(async () => day);
  await fetch();
  applyPieces(queries, [change(piece(1, court("a", 600))), change(piece(2, court("b", 600)))]);
  expect(shown()).toMatchObject({ version: "3", courts: [court("a", 600), court("b", 600)] });
  expect(reads()).toBe(1);
});

test("a missing piece marks the day as out of date", async () => {
  const { queries, fetch, shown } = client(async () => day);
  await fetch();
  applyPieces(queries, [change(piece(5, court("a", 600)))]);
  expect(shown()).toEqual(day);
  expect(queries.getQueryState(KEY)?.isInvalidated).toBe(true);
});

test("pieces that arrive during a read are applied to what it gives, older or newer than they are", async () => {
  for (const [version, expected] of [
    ["1", [court("a", 600), court("b")]],
    ["2", [court("a"), court("b")]],
  ] as const) {
    const { promise, resolve } = Promise.withResolvers<SharedDay>();
    const { queries, fetch, shown } = client(() => promise);
    const read = fetch();
    applyPieces(queries, [change(piece(1, court("a", 600)))]);
    expect(shown()).toBeUndefined();
    resolve({ ...day, version });
    await read;
    expect(shown()).toMatchObject({ version: "2", courts: expected });
  }
});

test("one's own booking that moves is shown once: the piece waits for the own part, and later pieces for it", async () => {
  const { queries, fetch, shown } = client(async () => day);
  await fetch();
  const { promise, resolve } = Promise.withResolvers<object>();
  const own = queryKey("/me/days/{date}", { path: { date: DATE }, query: { sport: "tennis" } });
  queries.setQueryData(own, { date: DATE, taken: ["a"] });
  const seen: unknown[] = [];
  // As the screens listen.
  const see = notifyManager.batchCalls(() => seen.push([queries.getQueryData(own), shown()?.version]));
  const stop = new QueryObserver(queries, { queryKey: own, queryFn: () => promise }).subscribe(see);
  applyChanges(queries, [{ ...change(piece(1, court("b", 600))), mine: true }]);
  applyChanges(queries, [{ ...change(piece(2, court("a", 900))), mine: false }]);
  expect(shown()).toEqual(day);
  resolve({ date: DATE, taken: ["b"] });
  await expect.poll(() => shown()).toMatchObject({ version: "3", courts: [court("a", 900), court("b", 600)] });
  // No screen renders between the two.
  await expect.poll(() => seen.at(-1)).toEqual([{ date: DATE, taken: ["b"] }, "3"]);
  expect(seen).not.toContainEqual([{ date: DATE, taken: ["b"] }, "1"]);
  stop();
});

test("changes of other people alone wait for nothing", async () => {
  const { queries, fetch, shown } = client(async () => day);
  await fetch();
  applyChanges(queries, [{ ...change(piece(1, court("b", 600))), mine: false }]);
  expect(shown()).toMatchObject({ version: "2" });
});

test("a day that the web does not keep is left alone", () => {
  const queries = new QueryClient();
  applyPieces(queries, [change(piece(1, court("a", 600)))]);
  expect(queries.getQueryCache().getAll()).toEqual([]);
});

test("the club's counts that a change carries go into what staff have of the days, and into nothing of members", async () => {
  const queries = new QueryClient();
  const key = (date: string) => queryKey("/me/days/{date}", { path: { date }, query: { sport: "tennis" } });
  const [staff, member, other] = [key(DATE), key("2026-03-12"), key("2026-03-20")];
  queries.setQueryData(staff, { date: DATE, club_bookings: { today: 1, this_week: 4 } });
  queries.setQueryData(member, { date: "2026-03-12", club_bookings: null });
  queries.setQueryData(other, { date: "2026-03-20", club_bookings: { today: 7, this_week: 8 } });
  const counted = (date: string, today: number) => ({ date, today, this_week: 5 });
  const club_bookings = [counted(DATE, 2), counted("2026-03-12", 3)];
  applyCounts(queries, [{ topic: "bookings", dates: [DATE], mine: false, club_bookings }]);
  expect(queries.getQueryData(staff)).toEqual({ date: DATE, club_bookings: { today: 2, this_week: 5 } });
  expect(queries.getQueryData(member)).toMatchObject({ club_bookings: null });
  expect(queries.getQueryData(other)).toMatchObject({ club_bookings: { today: 7, this_week: 8 } });
});

test("counts leave the time of the read as it is: the server's clock in the same response was read then", () => {
  const queries = new QueryClient();
  const own = queryKey("/me/days/{date}", { path: { date: DATE }, query: { sport: "tennis" } });
  const updatedAt = Date.now() - 60_000;
  queries.setQueryData(own, { date: DATE, club_bookings: { today: 1, this_week: 4 } }, { updatedAt });
  applyCounts(queries, [{ topic: "bookings", mine: false, club_bookings: [{ date: DATE, today: 2, this_week: 5 }] }]);
  expect(queries.getQueryData(own)).toMatchObject({ club_bookings: { today: 2 } });
  expect(queries.getQueryState(own)?.dataUpdatedAt).toBe(updatedAt);
});

test("counts leave a day that is to be read again as it is", async () => {
  const queries = new QueryClient();
  const own = queryKey("/me/days/{date}", { path: { date: DATE }, query: { sport: "tennis" } });
  queries.setQueryData(own, { date: DATE, club_bookings: { today: 1, this_week: 4 } });
  await queries.invalidateQueries({ queryKey: own });
  applyCounts(queries, [{ topic: "bookings", mine: false, club_bookings: [{ date: DATE, today: 2, this_week: 5 }] }]);
  expect(queries.getQueryState(own)?.isInvalidated).toBe(true);
});

test("a read of one's own day under way when counts arrive is sent again", async () => {
  const queries = new QueryClient();
  const own = queryKey("/me/days/{date}", { path: { date: DATE }, query: { sport: "tennis" } });
  let today = 1;
  const read = async () => ({ date: DATE, club_bookings: { today: today++, this_week: 5 } });
  const observer = new QueryObserver(queries, { queryKey: own, queryFn: read });
  const stop = observer.subscribe(() => {});
  applyCounts(queries, [{ topic: "bookings", mine: false, club_bookings: [{ date: DATE, today: 2, this_week: 5 }] }]);
  await expect.poll(() => queries.getQueryData(own)).toMatchObject({ club_bookings: { today: 2 } });
  stop();
});

test.each<[string, readonly unknown[], LiveChange]>([
  ["a change without a piece", sharedDayKey(DATE, "tennis"), { topic: "bookings", dates: [DATE], mine: false }],
  ["one's own change", queryKey("/me/days/{date}", { path: { date: DATE } }), { topic: "bookings", mine: true }],
  ["a change of the news", queryKey("/news"), { topic: "news" }],
])("a first read under way when %s arrives is sent again", async (_what, key, arriving) => {
  const queries = new QueryClient();
  let reads = 0;
  const observer = new QueryObserver(queries, { queryKey: key, queryFn: async () => ++reads });
  const stop = observer.subscribe(() => {});
  applyChanges(queries, [arriving]);
  await expect.poll(() => queries.getQueryData(key)).toBe(2);
  expect(queries.getQueryState(key)?.isInvalidated).toBe(false);
  expect(reads).toBe(2);
  stop();
});

test("a day whose read failed is read again after a while, however many changes arrive", async () => {
  vi.useFakeTimers();
  environmentManager.setIsServer(() => false);
  let isDown = false;
  let reads = 0;
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const queryFn = async () => {
    reads += 1;
    if (isDown) throw new Error("down");
    return reads > 1 ? { ...day, version: "60" } : day;
  };
  const observer = new QueryObserver(queries, { queryKey: KEY, queryFn, refetchInterval: untilRead });
  const stop = observer.subscribe(() => {});
  try {
    await vi.advanceTimersByTimeAsync(60_000);
    expect(reads).toBe(1);
    isDown = true;
    await queries.invalidateQueries({ queryKey: KEY });
    expect(observer.getCurrentResult()).toMatchObject({ status: "error", data: day });
    for (let from = 2; from < 52; from++) {
      applyChanges(queries, [{ ...change(piece(from, court("a", 600))), mine: false }]);
      await vi.advanceTimersByTimeAsync(100);
    }
    expect(reads).toBe(2);
    isDown = false;
    await vi.advanceTimersByTimeAsync(40_000);
    expect(observer.getCurrentResult()).toMatchObject({ status: "success", data: { version: "60" } });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(reads).toBe(3);
  } finally {
    stop();
    environmentManager.setIsServer(() => true);
    vi.useRealTimers();
  }
});

test("a day that could not be read at all is left to the screen, unless no one attends to it", () => {
  const read = { state: { status: "error", data: undefined } };
  expect(untilRead(read)).toBe(false);
  expect(untilReadAtAll(read)).toBeGreaterThanOrEqual(20_000);
  expect(untilReadAtAll({ state: { status: "pending", data: undefined } })).toBe(false);
});

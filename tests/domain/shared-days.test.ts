import type { LiveChange } from "@courtside/contracts/domain/live-change.ts";
import { expect, test, vi } from "vitest";
import { builtDay } from "../../api/src/availability/shared-days/built-day.ts";
import type { DayKey } from "../../api/src/availability/shared-days/read.ts";
import { sharedDayOf } from "../../api/src/availability/shared-days/shared-day.ts";
import { SharedDays } from "../../api/src/availability/shared-days/shared-days.ts";
import { layOutDate } from "../../api/src/scheduling/days/layout.ts";
import { COURT, DATE, occupancy } from "../support/person-day.ts";
import { rulesWith } from "../support/rules.ts";

const KEY: DayKey = { clubId: "club", date: DATE, sport: "tennis", variant: "members" };
const layout = layOutDate(DATE, rulesWith());

/** The day with bookings at these hours, as the database would give it. */
const dayWith = (...hours: number[]) => dayOf([COURT], hours);

const dayOf = (courts: { id: string; name: string }[], hours: number[]) => {
  const occupancies = hours.map((hour) => occupancy(hour, hour + 1));
  const day = sharedDayOf({ date: DATE, sport: "tennis", layout, courts, occupancies }, "members");
  return builtDay(day, "members", Number.POSITIVE_INFINITY);
};

/** A database whose reads end when the test says, with what it held when they began. */
function database() {
  const state = { hours: [8], courts: [COURT], isHearing: true, reads: 0 };
  const ends: (() => void)[] = [];
  const days = new SharedDays({
    isHearing: () => state.isHearing,
    build: async () => {
      state.reads += 1;
      const read = dayOf(state.courts, state.hours);
      await new Promise<void>((resolve) => ends.push(resolve));
      return read;
    },
  });
  const read = async (key = KEY) => {
    const reading = days.read(key);
    await endReads();
    return startsOf(await reading);
  };
  const endReads = async () => {
    await Promise.resolve();
    for (const end of ends.splice(0)) end();
  };
  return { state, days, read, endReads };
}

const startsOf = ({ day }: { day: { courts: { taken: number[][] }[] } }) =>
  day.courts[0]?.taken.map(([start = 0]) => start / 60);

test("a day is built once, for all who ask at once and all who ask later", async () => {
  const { state, days, endReads } = database();
  const readers = Array.from({ length: 20 }, () => days.read(KEY));
  await endReads();
  const [first, ...others] = await Promise.all(readers);
  for (const other of others) expect(other).toBe(first);
  expect(await days.read(KEY)).toBe(first);
  expect(state.reads).toBe(1);
});

test("a build that began before a change is not kept, and who asks after the change does not get it", async () => {
  const { state, days, endReads } = database();
  const early = days.read(KEY);
  state.hours = [8, 9];
  days.outdate("club");
  const late = days.read(KEY);
  await endReads();
  expect(startsOf(await early)).toEqual([8]);
  expect(startsOf(await late)).toEqual([8, 9]);
  expect(startsOf(await days.read(KEY))).toEqual([8, 9]);
  expect(state.reads).toBe(2);
});

test("a slow build that is overtaken does not replace the newer one", async () => {
  let endSlow: () => void = () => {};
  const slowEnd = new Promise<void>((resolve) => {
    endSlow = resolve;
  });
  const builds = [
    async () => {
      const read = dayWith(8);
      await slowEnd;
      return read;
    },
    async () => dayWith(8, 9),
  ];
  const racing = new SharedDays({ isHearing: () => true, build: () => builds.shift()?.() ?? Promise.reject() });
  const slow = racing.read(KEY);
  racing.outdate("club", [DATE]);
  expect(startsOf(await racing.read(KEY))).toEqual([8, 9]);
  endSlow();
  expect(startsOf(await slow)).toEqual([8]);
  expect(startsOf(await racing.read(KEY))).toEqual([8, 9]);
});

test("a process that does not hear neither uses nor keeps days", async () => {
  const { state, read } = database();
  expect(await read()).toEqual([8]);
  state.isHearing = false;
  state.hours = [8, 9];
  expect(await read()).toEqual([8, 9]);
  state.hours = [8, 9, 10];
  expect(await read()).toEqual([8, 9, 10]);
});

test("only the club's days on the changed dates are built again", async () => {
  const { state, days, read } = database();
  const keys = [KEY, { ...KEY, clubId: "other" }, { ...KEY, date: "2026-07-02" }];
  for (const key of keys) await read(key);
  days.outdate("club", [DATE]);
  for (const key of keys) await read(key);
  expect(state.reads).toBe(4);
});

test("a failed build fails its readers, and the next one is asked again", async () => {
  const results = [Promise.reject(new Error("gone")), Promise.resolve(dayWith(8))];
  const days = new SharedDays({ isHearing: () => true, build: () => results.shift() ?? Promise.reject() });
  await expect(days.read(KEY)).rejects.toThrow("gone");
  expect(startsOf(await days.read(KEY))).toEqual([8]);
});

test("a held slot that is free again, and a day that is half a minute old, are built again", async () => {
  vi.useFakeTimers();
  try {
    let builds = 0;
    const build = async () => {
      builds += 1;
      return { ...dayWith(8), validUntil: Date.now() + 5_000 };
    };
    const days = new SharedDays({ isHearing: () => true, build });
    const first = await days.read(KEY);
    for (const [wait, expected] of [
      [0, 1],
      [4_000, 1],
      [1_000, 2],
      [4_000, 2],
      [1_000, 3],
    ] as const) {
      vi.advanceTimersByTime(wait);
      // Who asks while it is built gets the same: the bytes of the same content are compressed once.
      for (const built of await Promise.all([days.read(KEY), days.read(KEY)])) expect(built).toBe(first);
      expect(builds).toBe(expected);
    }
  } finally {
    vi.useRealTimers();
  }
});

test("a change gives the piece from what readers have, the next ones of the same build nothing new; other dates have none", async () => {
  const { state, days, endReads, read } = database();
  await read();
  const before = await days.read(KEY);
  state.hours = [8, 9];
  days.outdate("club");
  const booked = (date: string): LiveChange => ({ topic: "bookings", dates: [date] });
  const making = days.piecesOf("club", [booked(DATE), booked("2026-08-01"), booked(DATE)]);
  await endReads();
  const [first, other, second] = await making;
  const after = await days.read(KEY);
  expect(first?.members).toMatchObject([
    { from: before.day.version, version: after.day.version, courts: after.day.courts },
  ]);
  expect(other).toEqual({ members: [], staff: [] });
  expect(second?.members).toMatchObject([{ from: after.day.version, version: after.day.version, courts: [] }]);
  expect(first?.staff).toEqual([]);
});

/** The same days, built at once. */
function keptDays(state: { hours: number[]; name?: string }) {
  const build = vi.fn(async (_key: DayKey) => dayOf([{ ...COURT, name: state.name ?? COURT.name }], state.hours));
  return { days: new SharedDays({ isHearing: () => true, build }), build };
}

test("content that a change leaves as it was, or that a hold's end has changed, keeps its bytes", async () => {
  vi.useFakeTimers();
  try {
    const state = { hours: [8] };
    const { days } = keptDays(state);
    const first = await days.read(KEY);
    days.outdate("club");
    expect(await days.read(KEY)).toBe(first);
    // Without a notification: readers of changes have the first still.
    state.hours = [];
    vi.advanceTimersByTime(30_000);
    const second = await days.read(KEY);
    expect(startsOf(second)).toEqual([]);
    vi.advanceTimersByTime(30_000);
    expect(await days.read(KEY)).toBe(second);
  } finally {
    vi.useRealTimers();
  }
});

const courtsChanged: LiveChange = { topic: "courts" };
const DATES = ["2026-07-02", "2026-07-03", "2026-07-04", "2026-07-05"];
const manyDates: LiveChange = { topic: "bookings", dates: [DATE, ...DATES] };

test.each([
  ["of courts", courtsChanged],
  ["of many kept days", manyDates],
])("after a change %s, which carries no pieces, the next piece is from what readers read then", async (_, change) => {
  const state = { hours: [8], name: "Court 1" };
  const { days } = keptDays(state);
  const keys = [DATE, ...DATES].flatMap((date) =>
    (["members", "staff"] as const).map((variant) => ({ ...KEY, date, variant })),
  );
  for (const key of keys) await days.read(key);
  state.name = "Centre Court";
  days.outdate("club", change.dates);
  expect(await days.piecesOf("club", [change])).toEqual([{ members: [], staff: [] }]);
  const known = await days.read(KEY);
  expect(days.peek(KEY)).toBe(known);
  state.hours = [8, 9];
  days.outdate("club", [DATE]);
  const [next] = await days.piecesOf("club", [{ topic: "bookings", dates: [DATE] }]);
  expect(next?.members).toMatchObject([{ from: known.day.version }]);
});

test("a read that such a change overtook is not what other readers have", async () => {
  const { state, days, endReads, read } = database();
  await read();
  days.outdate("club");
  const early = days.read(KEY);
  state.courts = [{ ...COURT, name: "Centre Court" }];
  days.outdate("club");
  await days.piecesOf("club", [courtsChanged]);
  await endReads();
  const { day } = await early;
  await read();
  const known = await days.read(KEY);
  expect(known.day.version).not.toBe(day.version);
  days.outdate("club");
  const making = days.piecesOf("club", [{ topic: "bookings", dates: [DATE] }]);
  await endReads();
  expect((await making)[0]?.members).toMatchObject([{ from: known.day.version }]);
});

test("a change that makes no reader read its days again leaves what readers have", async () => {
  const state = { hours: [8], name: "Court 1" };
  const { days } = keptDays(state);
  const known = await days.read(KEY);
  state.name = "Centre Court";
  days.outdate("club");
  await days.piecesOf("club", [{ topic: "members" }]);
  await days.read(KEY);
  days.outdate("club");
  const [next] = await days.piecesOf("club", [{ topic: "bookings", dates: [DATE] }]);
  expect(next?.members).toMatchObject([{ from: known.day.version }]);
});

test("a day without courts is not kept: a reader may name any sport", async () => {
  const { state, days, read } = database();
  state.courts = [];
  for (const sport of ["chess", "chess", "curling"]) await read({ ...KEY, sport });
  expect([state.reads, days.keeps("club")]).toEqual([3, false]);
  state.courts = [COURT];
  await read();
  expect(days.peek(KEY)).toBeDefined();
});

test("one club's readers drop no other club's days, and of their own those that were not read for the longest", async () => {
  const { days, build } = keptDays({ hours: [8] });
  const other = { ...KEY, clubId: "other" };
  const date = (day: number) => new Date(Date.UTC(2030, 0, day)).toISOString().slice(0, 10);
  await days.read(other);
  await days.read(KEY);
  for (let day = 0; day < 2_000; day++) {
    await days.read({ ...KEY, date: date(day) });
    await days.read(KEY);
  }
  expect(build).toHaveBeenCalledTimes(2_002);
  expect([days.peek(other), days.peek(KEY), days.peek({ ...KEY, date: date(1_990) })]).not.toContain(undefined);
  expect(days.peek({ ...KEY, date: date(1_790) })).toBeUndefined();
});

import { afterEach, expect, test, vi } from "vitest";
import { slotKey } from "../../../club-day/slot-range.ts";
import { createGridStore, LOOK } from "./grid-store.ts";

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const hours = (...list: number[]) => list.map((hour) => `2026-03-10T${hour}:00:00.000Z`);
const range = (...list: number[]) => ({
  courtId: "c",
  start: hours(...list)[0] ?? "",
  end: "",
  starts: hours(...list),
});

test("a selection notifies the cells it is drawn on and no other", () => {
  const store = createGridStore();
  const woken: string[] = [];
  for (const hour of hours(10, 11, 12, 13)) store.watchCell(slotKey("c", hour), () => woken.push(hour));

  store.set({ range: range(10, 11) });
  expect(woken).toEqual(hours(10, 11));
  expect(store.look(slotKey("c", hours(10)[0] ?? ""))).toBe(LOOK.selected | LOOK.first);
  expect(store.look(slotKey("c", hours(11)[0] ?? ""))).toBe(LOOK.selected | LOOK.last);

  woken.length = 0;
  store.set({ range: range(10, 11, 12) });
  expect(woken).toEqual(hours(11, 12));
});

test("a lost selection is drawn on all its cells; clearing keeps the tab stop", () => {
  const store = createGridStore();
  const key = slotKey("c", hours(10)[0] ?? "");
  store.set({ active: key, range: range(10), opened: { kind: "confirm" } });
  store.set({ lost: true });
  expect(store.look(key) & LOOK.lost).toBeTruthy();
  store.clear();
  expect(store.look(key)).toBe(LOOK.active);
  expect(store.get()).toMatchObject({ active: key, range: null, lost: false, opened: null });
});

test("the people of a selection are dropped with it", () => {
  const store = createGridStore();
  const member = { id: "m", name: "Ann", email: "ann@club.test" };
  store.set({ range: range(10), member, players: [{ type: "guest", name: "Gus", email: "" }] });
  store.set({ range: range(11) });
  expect(store.get()).toMatchObject({ member, players: [{ name: "Gus" }] });
  store.clear();
  expect(store.get()).toMatchObject({ member: null, players: [] });
});

test("listeners are notified of every change until they unsubscribe", () => {
  const store = createGridStore();
  const listener = vi.fn();
  const leave = store.subscribe(listener);
  store.set({ said: "one" });
  leave();
  store.set({ said: "two" });
  expect(listener).toHaveBeenCalledTimes(1);
});

test("what stands beside the grid is notified once, after the frame in which its cells are painted", () => {
  vi.useFakeTimers();
  vi.stubGlobal("document", { hidden: false });
  let paint = () => {};
  vi.stubGlobal("requestAnimationFrame", (frame: () => void) => {
    paint = frame;
  });
  const store = createGridStore();
  const beside = vi.fn();
  const key = slotKey("c", hours(10)[0] ?? "");
  const cell = vi.fn();
  store.watchCell(key, cell);
  store.subscribePainted(beside);
  store.set({ active: key });
  store.set({ range: range(10) });
  vi.advanceTimersByTime(100);
  expect([cell.mock.calls.length, beside.mock.calls.length]).toEqual([2, 0]);
  paint();
  expect(beside).not.toHaveBeenCalled();
  vi.runAllTimers();
  expect(beside).toHaveBeenCalledTimes(1);
});

import type { LiveChange } from "@courtside/contracts/domain/live-change.ts";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { Database } from "../../api/src/db/pool.ts";
import { openLiveHub } from "../../api/src/live/hub.ts";
import { Subscriber } from "../../api/src/live/subscriber.ts";

const change = (court_id: string): LiveChange => ({ topic: "bookings", dates: ["2026-03-08"], court_id });
const TIMEOUT = 15_000;

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe("a reader that keeps up", () => {
  test("gets every change in order", async () => {
    const reader = new Subscriber("someone", undefined, () => {});
    for (const court of ["a", "b", "c"]) reader.push(change(court));
    const heard = [await reader.next(TIMEOUT), await reader.next(TIMEOUT), await reader.next(TIMEOUT)];
    expect(heard).toEqual(["a", "b", "c"].map((court) => ({ type: "change", change: change(court) })));
  });

  test("is woken at once by a change while it waits", async () => {
    const reader = new Subscriber("someone", undefined, () => {});
    const next = reader.next(TIMEOUT);
    reader.push(change("a"));
    expect(await next).toEqual({ type: "change", change: change("a") });
    expect(vi.getTimerCount()).toBe(0);
  });

  test("learns that nothing came once its timeout has passed", async () => {
    const reader = new Subscriber("someone", undefined, () => {});
    const next = reader.next(TIMEOUT);
    await vi.advanceTimersByTimeAsync(TIMEOUT);
    expect(await next).toEqual({ type: "idle" });
  });
});

describe("a slow reader cannot grow memory", () => {
  test("keeps none of a million changes: it is notified once to read again", async () => {
    const reader = new Subscriber("someone", undefined, () => {});
    const before = process.memoryUsage().heapUsed;
    for (let index = 0; index < 1_000_000; index++) reader.push(change(String(index)));
    expect(process.memoryUsage().heapUsed - before).toBeLessThan(64 * 1024 * 1024);
    expect(await reader.next(TIMEOUT)).toEqual({ type: "resync" });
    const after = reader.next(TIMEOUT);
    reader.push(change("later"));
    expect(await after).toEqual({ type: "change", change: change("later") });
  });

  test("a hundred waiting changes are kept, the next one turns them all into one resync", async () => {
    const reader = new Subscriber("someone", undefined, () => {});
    for (let index = 0; index < 100; index++) reader.push(change(String(index)));
    expect((await reader.next(TIMEOUT)).type).toBe("change");
    reader.push(change("fits again"));
    reader.push(change("one too many"));
    expect(await reader.next(TIMEOUT)).toEqual({ type: "resync" });
  });
});

describe("closing", () => {
  test("wakes the reader, notifies the hub once, and still delivers earlier changes", async () => {
    const closed = vi.fn();
    const reader = new Subscriber("someone", undefined, closed);
    reader.push(change("last"));
    reader.close();
    reader.close();
    expect(closed).toHaveBeenCalledTimes(1);
    expect(await reader.next(TIMEOUT)).toEqual({ type: "change", change: change("last") });
    expect(await reader.next(TIMEOUT)).toEqual({ type: "closed" });
    expect(await reader.next(TIMEOUT)).toEqual({ type: "closed" });
  });

  test("ends a wait at once", async () => {
    const reader = new Subscriber("someone", undefined, () => {});
    const next = reader.next(TIMEOUT);
    reader.close();
    expect(await next).toEqual({ type: "closed" });
  });
});

describe("a hub that has closed", () => {
  test("ends a stream that was being opened at that time, so that the process can stop", async () => {
    const listen = async () => ({ unlisten: async () => {} });
    const hub = await openLiveHub({ listen } as unknown as Database, vi.fn() as never);
    await hub.close();
    const reader = hub.subscribe({ clubId: "club", userId: "someone", sessionId: "session", topics: undefined });
    expect(await reader.next(TIMEOUT)).toEqual({ type: "closed" });
  });
});

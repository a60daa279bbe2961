import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { Database } from "../../api/src/db/pool.ts";
import { eventStream } from "../../api/src/live/event-stream.ts";
import { frameOf, HEARTBEAT, RESYNC, readyFrame } from "../../api/src/live/frames.ts";
import { openLiveHub } from "../../api/src/live/hub.ts";
import { Subscriber } from "../../api/src/live/subscriber.ts";

const change = (court_id: string) => frameOf("change", { topic: "bookings", dates: ["2026-03-08"], court_id });
const text = (frame: Uint8Array | null) => new TextDecoder().decode(frame ?? undefined);
const newReader = (onClose = () => {}) => new Subscriber("someone", undefined, onClose);

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe("a reader that keeps up", () => {
  test("gets every change in order, those that came together as one piece", async () => {
    const reader = newReader();
    reader.push(change("a"));
    expect(await reader.next()).toEqual(change("a"));
    reader.push(change("b"));
    reader.push(change("c"));
    expect(text(await reader.next())).toBe(text(change("b")) + text(change("c")));
  });

  test("is woken at once by a change while it waits", async () => {
    const reader = newReader();
    const next = reader.next();
    reader.push(change("a"));
    expect(await next).toEqual(change("a"));
  });
});

describe("a slow reader cannot grow memory", () => {
  test("keeps none of a million changes: it is notified once to read again", async () => {
    const reader = newReader();
    const one = change("a");
    const before = process.memoryUsage().heapUsed;
    for (let index = 0; index < 1_000_000; index++) reader.push(one);
    expect(process.memoryUsage().heapUsed - before).toBeLessThan(1024 * 1024);
    expect(await reader.next()).toEqual(RESYNC);
    const after = reader.next();
    reader.push(change("later"));
    expect(await after).toEqual(change("later"));
  });

  test("a hundred waiting changes are kept, the next one turns them all into one resync", async () => {
    const reader = newReader();
    for (let index = 0; index < 100; index++) reader.push(change("a"));
    expect(text(await reader.next())).toBe(text(change("a")).repeat(100));
    for (let index = 0; index < 101; index++) reader.push(change("b"));
    expect(await reader.next()).toEqual(RESYNC);
  });
});

describe("closing", () => {
  test("wakes the reader, notifies the hub once, and still delivers earlier changes", async () => {
    const closed = vi.fn();
    const reader = newReader(closed);
    reader.push(change("last"));
    reader.close();
    reader.close();
    expect(closed).toHaveBeenCalledTimes(1);
    expect(await reader.next()).toEqual(change("last"));
    expect(await reader.next()).toBeNull();
    expect(await reader.next()).toBeNull();
  });

  test("ends a wait at once", async () => {
    const reader = newReader();
    const next = reader.next();
    reader.close();
    expect(await next).toBeNull();
  });
});

describe("a stream", () => {
  const inAnHour = () => Date.now() + 3_600_000;

  test("begins with ready, and has a heartbeat while nothing else comes", async () => {
    const reader = newReader();
    const body = eventStream(reader, readyFrame(null), inAnHour()).getReader();
    expect((await body.read()).value).toEqual(readyFrame(null));
    const next = body.read();
    await vi.advanceTimersByTimeAsync(15_000);
    expect((await next).value).toEqual(HEARTBEAT);
    await body.cancel();
  });

  test("adds no heartbeat to what waits for a slow reader", async () => {
    const reader = newReader();
    const body = eventStream(reader, readyFrame(null), inAnHour()).getReader();
    reader.push(change("a"));
    await vi.advanceTimersByTimeAsync(60_000);
    await body.read();
    expect((await body.read()).value).toEqual(change("a"));
    await body.cancel();
  });

  test("ends when it expires, and leaves no timer and no subscriber", async () => {
    const closed = vi.fn();
    const body = eventStream(newReader(closed), readyFrame(null), inAnHour()).getReader();
    await body.read();
    const last = body.read();
    await vi.advanceTimersByTimeAsync(20_000);
    expect((await last).value).toEqual(HEARTBEAT);
    const end = body.read();
    await vi.advanceTimersByTimeAsync(3_600_000);
    // Heartbeats until then, as one piece.
    expect((await end).done).toBe(false);
    while (!(await body.read()).done);
    expect(closed).toHaveBeenCalledTimes(1);
    expect(vi.getTimerCount()).toBe(0);
  });

  test("of a reader that leaves is closed, and no timer remains", async () => {
    const closed = vi.fn();
    const body = eventStream(newReader(closed), readyFrame(null), inAnHour()).getReader();
    await body.read();
    await body.cancel();
    expect(closed).toHaveBeenCalledTimes(1);
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe("a hub that has closed", () => {
  test("ends a stream that was being opened at that time, so that the process can stop", async () => {
    const listen = async () => ({ unlisten: async () => {} });
    const hub = await openLiveHub({ listen } as unknown as Database, vi.fn() as never);
    await hub.close();
    const reader = hub.subscribe({ clubId: "club", userId: "someone", sessionId: "session", topics: undefined });
    expect(await reader.next()).toBeNull();
  });
});

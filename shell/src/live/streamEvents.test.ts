import { describe, expect, test, vi } from "vitest";
import { type LiveEvent, SilentServer, streamEvents } from "./streamEvents.ts";

const { signal } = new AbortController();

async function eventsOf(...pieces: string[]): Promise<LiveEvent[]> {
  const events: LiveEvent[] = [];
  const body = new ReadableStream<Uint8Array<ArrayBuffer>>({
    start(controller) {
      for (const piece of pieces) controller.enqueue(new TextEncoder().encode(piece));
      controller.close();
    },
  });
  await streamEvents({
    url: "/live",
    token: "t",
    signal,
    onEvent: (event) => events.push(event),
    fetch: async () => new Response(body),
  });
  return events;
}

test("events are read across chunk boundaries; heartbeats and unknown events are skipped", async () => {
  const events = await eventsOf(
    "event: ready\ndata: {}\n\n: still here\n\nevent: cha",
    'nge\ndata: {"topic":"bookings","dates":["2026-03-08"]}\n\nevent: weather\ndata: {}\n\n',
    "event: resync\ndata: {}\n\n",
  );
  expect(events).toEqual([
    { type: "ready" },
    { type: "change", change: { topic: "bookings", dates: ["2026-03-08"] } },
    { type: "resync" },
  ]);
});

test("what arrives soon after a piece is read together", async () => {
  const { readable, writable } = new TransformStream<Uint8Array<ArrayBuffer>>();
  const writer = writable.getWriter();
  const heard: string[] = [];
  const reading = streamEvents({
    url: "/live",
    token: "t",
    signal,
    onEvent: ({ type }) => heard.push(type),
    fetch: async () => new Response(readable),
  });
  await writer.write(new TextEncoder().encode("event: ready\ndata: {}\n\n"));
  await vi.waitFor(() => expect(heard).toEqual(["ready"]));
  const rest = [1, 2].map(() => writer.write(new TextEncoder().encode("event: resync\ndata: {}\n\n")));
  await Promise.resolve();
  expect(heard).toEqual(["ready"]);
  void Promise.all(rest).then(() => writer.close());
  await reading;
  expect(heard).toEqual(["ready", "resync", "resync"]);
});

test("a rejection throws", async () => {
  const rejected = streamEvents({
    url: "/live",
    token: "t",
    signal,
    onEvent: () => expect.unreachable(),
    fetch: async () => new Response("{}", { status: 402 }),
  });
  await expect(rejected).rejects.toThrow("402");
});

describe("a connection that falls silent", () => {
  /** Reads a connection that opens and says nothing more; returns how long until it was given up, and how often the server was asked. */
  async function timeUntilGivenUp(isThere: boolean) {
    vi.useFakeTimers();
    const isReachable = vi.fn(async () => isThere);
    const began = Date.now();
    const body = new ReadableStream({
      start: (controller) => controller.enqueue(new TextEncoder().encode("event: ready\ndata: {}\n\n")),
    });
    const options = { url: "/live", token: "t", signal, onEvent: () => {}, isReachable };
    const reading = streamEvents({ ...options, fetch: async () => new Response(body) });
    const outcome = expect(reading).rejects.toBeInstanceOf(SilentServer);
    let time = 0;
    void reading.catch(() => {
      time = Date.now() - began;
    });
    await vi.advanceTimersByTimeAsync(60_000);
    await outcome;
    vi.useRealTimers();
    return { time, asked: isReachable.mock.calls.length };
  }

  test("is given up when its heartbeat is overdue and the server cannot be reached", async () => {
    const { time, asked } = await timeUntilGivenUp(false);
    expect(asked).toBe(1);
    expect(time).toBeGreaterThan(15_000);
    expect(time).toBeLessThan(17_000);
  });

  test("is kept for three heartbeats while the server responds", async () => {
    const { time, asked } = await timeUntilGivenUp(true);
    expect(asked).toBe(1);
    expect(time).toBeGreaterThan(44_000);
    expect(time).toBeLessThan(46_000);
  });

  test("is given up when it does not even begin", async () => {
    vi.useFakeTimers();
    const never: typeof fetch = (_url, init) =>
      new Promise((_resolve, reject) => init?.signal?.addEventListener("abort", () => reject(init.signal?.reason)));
    const reading = streamEvents({ url: "/live", token: "t", signal, onEvent: () => {}, fetch: never });
    const outcome = expect(reading).rejects.toBeInstanceOf(SilentServer);
    await vi.advanceTimersByTimeAsync(15_000);
    await outcome;
    vi.useRealTimers();
  });
});

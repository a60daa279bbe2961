import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { followLive } from "./followLive.ts";
import type { LiveEvent } from "./streamEvents.ts";

/** The channels that are open, and what was posted to the other tabs. */
let channels: Set<Channel>;
let posted: { type: string; events?: LiveEvent[] }[];

class Channel {
  onmessage: (message: { data: unknown }) => void = () => {};
  constructor() {
    channels.add(this);
  }
  postMessage(data: { type: string }) {
    posted.push(data);
    for (const other of channels) if (other !== this) other.onmessage({ data });
  }
  close() {
    channels.delete(this);
  }
}

/** The server's side of the one connection. */
let send: (text: string) => void;

beforeEach(() => {
  channels = new Set();
  posted = [];
  let isHeld = false;
  const request = async (_name: string, _options: unknown, lead: () => Promise<void>) => {
    if (isHeld) return new Promise(() => {});
    isHeld = true;
    return lead();
  };
  const body = new ReadableStream({
    start: (controller) => {
      send = (text) => controller.enqueue(new TextEncoder().encode(text));
    },
  });
  vi.useFakeTimers();
  vi.stubGlobal("BroadcastChannel", Channel);
  vi.stubGlobal("navigator", { locks: { request } });
  vi.stubGlobal("fetch", async () => new Response(body));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function openTab(since = performance.now()) {
  const heard: LiveEvent[] = [];
  followLive({
    key: "ann",
    since,
    getAccessToken: async () => "token",
    onEvent: (event) => heard.push(event),
    onStatus: () => {},
  });
  return heard;
}

const change = (topic: string) => `event: change\ndata: {"topic":"${topic}"}\n\n`;
const forwarded = () => posted.filter(({ type }) => type === "events");

test("a tab that is alone forwards nothing; with others, events that arrive together are one message", async () => {
  const first = openTab();
  send("event: ready\ndata: {}\n\n");
  send(change("news"));
  await vi.advanceTimersByTimeAsync(500);
  expect(first).toHaveLength(1);
  expect(forwarded()).toEqual([]);

  const second = openTab();
  send(change("courts") + change("events"));
  await vi.advanceTimersByTimeAsync(500);
  expect(first).toHaveLength(3);
  expect(second).toEqual(first.slice(1));
  expect(forwarded()).toHaveLength(1);
});

test("a tab that was opened last learns of the one before it, which may lead after the first", () => {
  openTab();
  openTab();
  posted = [];
  openTab();
  expect(posted.map(({ type }) => type)).toContain("here");
});

test("a tab reads again what changed between its first read and its joining the others, once", async () => {
  openTab();
  send("event: ready\ndata: {}\n\n");
  await vi.advanceTimersByTimeAsync(1_000);
  const began = performance.now();
  await vi.advanceTimersByTimeAsync(100);
  const quiet = openTab(began);
  send(change("news"));
  await vi.advanceTimersByTimeAsync(500);
  const late = openTab(began);
  openTab();
  expect(late).toEqual([{ type: "resync" }]);
  expect(quiet.map(({ type }) => type)).toEqual(["change"]);
});

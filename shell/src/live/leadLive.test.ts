import { expect, test } from "vitest";
import { backoff, type LeadOptions, leadLive } from "./leadLive.ts";
import { SilentServer } from "./streamEvents.ts";

type Connection = (onEvent: LeadOptions["onEvent"]) => void;

/** Plays the connections one after the other, then stops; returns the messages and the waits. */
async function play(connections: Connection[], since = performance.now()) {
  const ended = new AbortController();
  const said: string[] = [];
  const waits: number[] = [];
  await leadLive({
    signal: ended.signal,
    since,
    getAccessToken: async () => "token",
    stream: async ({ onEvent }) => {
      const connection = connections.shift();
      if (connection) connection(onEvent);
      if (connections.length === 0) ended.abort();
    },
    wait: async (ms) => {
      waits.push(ms);
      said.push("waits");
    },
    onEvent: ({ type }) => said.push(type),
    onStatus: (status) => said.push(status),
  });
  return { said, waits };
}

const ready: Connection = (onEvent) => onEvent({ type: "ready" });
const rejected: Connection = () => {
  throw new Error("rejected");
};

test("the first connection of a fresh page sends only live", async () => {
  expect((await play([ready])).said).toEqual(["connecting", "live"]);
});

test("a later connection sends resync, because changes may have been missed", async () => {
  expect((await play([ready, ready])).said).toEqual(["connecting", "live", "connecting", "waits", "live", "resync"]);
});

test("so does the first one if the club changed since the page began to read, and not if it did before", async () => {
  const heard =
    (heardAgo: number): Connection =>
    (onEvent) =>
      onEvent({ type: "ready", heardAgo });
  expect((await play([heard(500)], performance.now() - 2_000)).said).toEqual(["connecting", "live", "resync"]);
  expect((await play([heard(3_000)], performance.now() - 2_000)).said).toEqual(["connecting", "live"]);
});

test("so does the first connection of a tab that took the lead later", async () => {
  expect((await play([ready], performance.now() - 60_000)).said).toEqual(["connecting", "live", "resync"]);
});

test("it waits longer after each failure, is offline after two, and starts over after a success", async () => {
  const { said, waits } = await play([rejected, rejected, ready, ready]);
  expect(said).toEqual([
    ...["connecting", "connecting", "waits", "offline", "waits", "live"],
    ...["connecting", "waits", "live", "resync"],
  ]);
  expect(waits.map((ms) => Math.floor(Math.log2(ms / 1000)))).toEqual([1, 2, 0]);
});

test("after a silence it is offline at once, before it waits", async () => {
  const silent: Connection = (onEvent) => {
    ready(onEvent);
    throw new SilentServer("silent");
  };
  const { said, waits } = await play([silent, ready]);
  expect(said).toEqual(["connecting", "live", "offline", "waits", "live", "resync"]);
  expect(waits.map((ms) => Math.floor(Math.log2(ms / 1000)))).toEqual([2]);
});

test("the wait doubles, up to half a minute plus a quarter", () => {
  expect([0, 1, 2, 10].map((failures) => backoff(failures, 0))).toEqual([1_000, 2_000, 4_000, 30_000]);
  expect(backoff(10, 1)).toBe(37_500);
});

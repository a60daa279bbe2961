import { once } from "node:events";
import { createConnection, type Socket } from "node:net";
import { requestText } from "../measure/connection.ts";

/** One reader of GET /live. */
export interface Listener {
  /** Resolves with the time, in `performance.now()` milliseconds, at which the n-th change since the start arrived. */
  heard(n: number): Promise<number>;
  close(): void;
}

const AT_ONCE = 50;
const CHANGE = "event: change";

/** Opens `count` streams, and waits until every one of them is ready. */
export async function openListeners(port: number, tokens: string[], count: number): Promise<Listener[]> {
  const listeners: Listener[] = [];
  while (listeners.length < count) {
    const batch = Math.min(AT_ONCE, count - listeners.length);
    const opened = Array.from({ length: batch }, (_, n) => openListener(port, tokens[n % tokens.length] ?? ""));
    listeners.push(...(await Promise.all(opened)));
  }
  return listeners;
}

async function openListener(port: number, token: string): Promise<Listener> {
  const socket = await ask(port, token);
  const waiting: { n: number; resolve: (at: number) => void }[] = [];
  let changes = 0;
  let rest = "";
  const ready = new Promise<void>((resolve, reject) => {
    socket.on("data", (chunk: Buffer) => {
      const text = rest + chunk.toString("latin1");
      if (text.includes("event: ready")) resolve();
      const last = text.lastIndexOf(CHANGE);
      // A possible beginning of the next event's name is checked again with the following text.
      rest = text.slice(Math.max(last === -1 ? 0 : last + CHANGE.length, text.length - CHANGE.length));
      changes += text.split(CHANGE).length - 1;
      for (let first = waiting[0]; first && first.n <= changes; first = waiting[0]) {
        waiting.shift();
        first.resolve(performance.now());
      }
    });
    socket.once("close", () => reject(new Error("a stream was closed before it was ready")));
  });
  await ready;
  return {
    heard: (n) =>
      changes >= n ? Promise.resolve(performance.now()) : new Promise((resolve) => waiting.push({ n, resolve })),
    close: () => socket.destroy(),
  };
}

/** Opens a stream and never reads a byte of it. */
export async function openDeafListener(port: number, token: string): Promise<Socket> {
  const socket = await ask(port, token);
  socket.pause();
  return socket;
}

async function ask(port: number, token: string): Promise<Socket> {
  const socket = createConnection({ host: "127.0.0.1", port });
  await once(socket, "connect");
  socket.write(requestText("GET", "/api/v1/live", token));
  return socket;
}

import type { LiveChange } from "@courtside/contracts/domain/live-change.ts";
import { createParser, type EventSourceMessage } from "eventsource-parser";
import { withTimeLimit } from "../remotes/withTimeLimit.ts";
import { isServerReachable } from "./isServerReachable.ts";

/**
 * The server's events: connected, something changed, or changes were missed. `heardAgo`: ms since the club's last change, if that was
 * seconds ago.
 */
export type LiveEvent =
  | { type: "ready"; heardAgo?: number | undefined }
  | { type: "change"; change: LiveChange }
  | { type: "resync" };

/**
 * After each piece the stream is left alone so long, ms: what arrives meanwhile is then read as one, because waking a page costs more
 * than the change that wakes it.
 */
const BETWEEN_READS_MS = 250;

/**
 * The server sends something every 15 s at least. When that is overdue it is asked whether it is there: a network that is lost silently
 * fails nothing. Three times that is a dead connection, also to a server that responds.
 */
const OVERDUE_MS = 16_000;
const SILENCE_MS = 45_000;
/** Of the response's headers. */
const CONNECT_LIMIT_MS = 15_000;

/** The connection is open, and nothing comes from it any more. */
export class SilentServer extends Error {}

export interface StreamOptions {
  url: string;
  token: string;
  signal: AbortSignal;
  onEvent: (event: LiveEvent) => void;
  fetch?: typeof globalThis.fetch;
  isReachable?: () => Promise<boolean>;
}

/** Reads one connection to its end. Resolves when the server closes it; throws when the server rejects it or becomes silent. */
export async function streamEvents({
  url,
  token,
  signal,
  onEvent,
  fetch = globalThis.fetch,
  isReachable = isServerReachable,
}: StreamOptions) {
  const connecting = new AbortController();
  const limit = setTimeout(() => connecting.abort(new SilentServer("Live events: no response")), CONNECT_LIMIT_MS);
  const response = await fetch(url, {
    headers: { authorization: `Bearer ${token}`, accept: "text/event-stream" },
    cache: "no-store",
    signal: AbortSignal.any([signal, connecting.signal]),
  }).finally(() => clearTimeout(limit));
  if (!response.ok || !response.body) throw new Error(`Live events: the server responded ${response.status}`);
  const parser = createParser({
    onEvent: (message) => {
      const event = liveEvent(message);
      if (event) onEvent(event);
    },
  });
  const reader = response.body.getReader();
  const decoder = new TextDecoder();
  try {
    for (;;) {
      const { done, value } = await readInTime(reader, isReachable);
      if (done) return;
      parser.feed(decoder.decode(value, { stream: true }));
      await new Promise((resolve) => setTimeout(resolve, BETWEEN_READS_MS));
    }
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}

/** The next piece. Throws {@link SilentServer} when none comes. */
async function readInTime(reader: ReadableStreamDefaultReader<Uint8Array>, isReachable: () => Promise<boolean>) {
  const silent = new SilentServer("Live events: the server fell silent");
  const reading = reader.read();
  const piece = await withTimeLimit(reading, OVERDUE_MS, silent).catch(async (error: unknown) => {
    if (error !== silent || !(await isReachable())) throw error;
    return null;
  });
  return piece ?? withTimeLimit(reading, SILENCE_MS - OVERDUE_MS, silent);
}

/** An event this shell knows, or undefined for one of a newer server. */
function liveEvent({ event, data }: Pick<EventSourceMessage, "event" | "data">): LiveEvent | undefined {
  if (event === "ready") return { type: event, heardAgo: JSON.parse(data).heard_ago };
  if (event === "resync") return { type: event };
  if (event === "change" || event === "inbox") return { type: "change", change: JSON.parse(data) as LiveChange };
  return undefined;
}

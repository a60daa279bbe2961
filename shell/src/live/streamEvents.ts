import type { LiveChange } from "@courtside/contracts/domain/live-change.ts";
import { createParser, type EventSourceMessage } from "eventsource-parser";
import { withTimeLimit } from "../remotes/withTimeLimit.ts";

/** The server's events: connected, something changed, or changes were missed. */
export type LiveEvent = { type: "ready" } | { type: "change"; change: LiveChange } | { type: "resync" };

/**
 * After each piece the stream is left alone so long, ms: what arrives meanwhile is then read as one, because waking a page costs more
 * than the change that wakes it.
 */
const BETWEEN_READS_MS = 100;

/** The server sends something every 15 s at least; three times that is a dead connection. */
const SILENCE_MS = 45_000;

export interface StreamOptions {
  url: string;
  token: string;
  signal: AbortSignal;
  onEvent: (event: LiveEvent) => void;
  fetch?: typeof globalThis.fetch;
}

/** Reads one connection to its end. Resolves when the server closes it; throws when the server rejects it or becomes silent. */
export async function streamEvents({ url, token, signal, onEvent, fetch = globalThis.fetch }: StreamOptions) {
  const response = await fetch(url, {
    headers: { authorization: `Bearer ${token}`, accept: "text/event-stream" },
    cache: "no-store",
    signal,
  });
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
      const { done, value } = await withTimeLimit(
        reader.read(),
        SILENCE_MS,
        new Error("Live events: the server fell silent"),
      );
      if (done) return;
      parser.feed(decoder.decode(value, { stream: true }));
      await new Promise((resolve) => setTimeout(resolve, BETWEEN_READS_MS));
    }
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}

/** An event this shell knows, or undefined for one of a newer server. */
function liveEvent({ event, data }: Pick<EventSourceMessage, "event" | "data">): LiveEvent | undefined {
  if (event === "ready" || event === "resync") return { type: event };
  if (event === "change" || event === "inbox") return { type: "change", change: JSON.parse(data) as LiveChange };
  return undefined;
}

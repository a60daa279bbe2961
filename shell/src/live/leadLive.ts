import type { LiveStatus } from "@courtside/contracts/shell/index.tsx";
import { type LiveEvent, SilentServer, type StreamOptions } from "./streamEvents.ts";

const FIRST_WAIT_MS = 1_000;
const LONGEST_WAIT_MS = 30_000;
/** A first connection within this time missed only what the server says, because the screens have just read everything. */
const FRESH_MS = 5_000;

export interface LeadOptions {
  signal: AbortSignal;
  /** When the page started to read the data that events are about; `performance.now()`. */
  since: number;
  getAccessToken: () => Promise<string | null>;
  stream: (options: Pick<StreamOptions, "token" | "signal" | "onEvent">) => Promise<void>;
  /** Waits; ends early when the network comes back or `signal` is aborted. */
  wait: (ms: number, signal: AbortSignal) => Promise<void>;
  onEvent: (event: LiveEvent) => void;
  onStatus: (status: LiveStatus) => void;
}

/** Milliseconds before the next attempt after this many failures: doubled each time, plus up to a quarter at random. */
export const backoff = (failures: number, chance = Math.random()): number =>
  Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** failures) * (1 + chance / 4);

/** Keeps one connection open until `signal` is aborted. After a gap it sends `resync`, because the server keeps no history. */
export async function leadLive(options: LeadOptions): Promise<void> {
  const { signal, since, onEvent, onStatus } = options;
  let failures = 0;
  let mayHaveMissed = false;
  onStatus("connecting");
  while (!signal.aborted) {
    try {
      const token = await options.getAccessToken();
      if (!token) throw new Error("Live events: no user is signed in");
      await options.stream({
        token,
        signal,
        onEvent: (event) => {
          if (event.type !== "ready") return onEvent(event);
          failures = 0;
          onStatus("live");
          const age = performance.now() - since;
          const hasMissed = event.heardAgo !== undefined && event.heardAgo <= age;
          if (mayHaveMissed || hasMissed || age > FRESH_MS) onEvent({ type: "resync" });
          mayHaveMissed = true;
        },
      });
    } catch (error) {
      if (signal.aborted) return;
      // A silent server has been asked twice: by the stream, and by what looked after it.
      failures += error instanceof SilentServer ? 2 : 1;
      console.debug("Live events are interrupted", error);
    }
    if (signal.aborted) return;
    // Before the wait: what is lost is said when it is known.
    onStatus(failures > 1 ? "offline" : "connecting");
    await options.wait(backoff(failures), signal);
  }
}

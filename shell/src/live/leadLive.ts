import type { LiveStatus } from "@courtside/contracts/shell/index.tsx";
import type { LiveEvent, StreamOptions } from "./streamEvents.ts";

const FIRST_WAIT_MS = 1_000;
const LONGEST_WAIT_MS = 30_000;
/** A first connection this soon missed nothing that the screens did not just read. */
const FRESH_MS = 5_000;

export interface LeadOptions {
  signal: AbortSignal;
  /** When the page began to read what the events are about; `performance.now()`. */
  since: number;
  getAccessToken: () => Promise<string | null>;
  stream: (options: Pick<StreamOptions, "token" | "signal" | "onEvent">) => Promise<void>;
  /** Waits; ends early when the network comes back or `signal` says stop. */
  wait: (ms: number, signal: AbortSignal) => Promise<void>;
  onEvent: (event: LiveEvent) => void;
  onStatus: (status: LiveStatus) => void;
}

/** Milliseconds before the next attempt after so many failures: doubled each time, with up to a quarter of chance on top. */
export const backoff = (failures: number, chance = Math.random()): number =>
  Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** failures) * (1 + chance / 4);

/** Keeps one connection for as long as `signal` allows. After a gap it says `resync`, because the server keeps no history. */
export async function leadLive(options: LeadOptions): Promise<void> {
  const { signal, since, onEvent, onStatus } = options;
  let failures = 0;
  let mayHaveMissed = false;
  while (!signal.aborted) {
    onStatus(failures > 1 ? "offline" : "connecting");
    try {
      const token = await options.getAccessToken();
      if (!token) throw new Error("Live events: nobody is signed in");
      await options.stream({
        token,
        signal,
        onEvent: (event) => {
          if (event.type !== "ready") return onEvent(event);
          failures = 0;
          onStatus("live");
          if (mayHaveMissed || performance.now() - since > FRESH_MS) onEvent({ type: "resync" });
          mayHaveMissed = true;
        },
      });
    } catch (error) {
      if (signal.aborted) return;
      failures += 1;
      console.debug("Live events are interrupted", error);
    }
    if (!signal.aborted) await options.wait(backoff(failures), signal);
  }
}

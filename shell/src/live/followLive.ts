import type { LiveStatus } from "@courtside/contracts/shell/index.tsx";
import { leadLive } from "./leadLive.ts";
import { type LiveEvent, streamEvents } from "./streamEvents.ts";

/**
 * The messages between tabs. `hello` asks the leader for its status, and every other tab says that it is there by `here`. The response
 * to `hello` has the time since the leader last heard something, or began to hear: milliseconds.
 */
type TabMessage =
  | { type: "events"; events: LiveEvent[] }
  | { type: "status"; status: LiveStatus; heardAgo?: number }
  | { type: "hello" | "here" };

interface FollowOptions {
  /** Whose events: tabs of one person and club share a connection. */
  key: string;
  /** When the page read first what events are about; `performance.now()`. */
  since: number;
  getAccessToken: () => Promise<string | null>;
  onEvent: (event: LiveEvent) => void;
  onStatus: (status: LiveStatus) => void;
}

/**
 * Follows the club's live events through one connection for the whole browser: the tab that holds the lock reads them
 * and forwards them to the other tabs. Returns a function that stops it.
 */
export function followLive({ key, since, getAccessToken, onEvent, onStatus }: FollowOptions): () => void {
  // Its number changes with the messages: tabs that were opened before an update keep to themselves.
  const name = `courtside-live-2:${key}`;
  const ended = new AbortController();
  const { signal } = ended;
  const channel = new BroadcastChannel(name);
  const notify = (message: TabMessage) => channel.postMessage(message);
  let ownStatus: LiveStatus | null = null;
  // Most people have one tab, to whose messages no other listens.
  let isAlone = true;
  let heardAt = Number.NEGATIVE_INFINITY;
  let hasJoined = false;

  /** What the leader heard before this tab listened, and after it read, reached its screens in no way. */
  const join = (heardAgo: number) => {
    if (!hasJoined && heardAgo <= performance.now() - since) onEvent({ type: "resync" });
    hasJoined = true;
  };

  channel.onmessage = ({ data }: MessageEvent<TabMessage>) => {
    if (data.type === "events") for (const event of data.events) onEvent(event);
    if (data.type === "status") {
      onStatus(data.status);
      if (data.heardAgo !== undefined) join(data.heardAgo);
    }
    isAlone = false;
    if (data.type !== "hello") return;
    const heardAgo = performance.now() - heardAt;
    notify(ownStatus ? { type: "status", status: ownStatus, heardAgo } : { type: "here" });
  };
  notify({ type: "hello" });

  // Those that arrive together are one message, because each costs a busy page as much as all.
  let together: LiveEvent[] = [];
  const forward = (event: LiveEvent) => {
    if (isAlone || together.push(event) > 1) return;
    queueMicrotask(() => {
      if (!signal.aborted) notify({ type: "events", events: together });
      together = [];
    });
  };

  const lead = () =>
    leadLive({
      signal,
      since,
      getAccessToken,
      stream: (options) => streamEvents({ url: "/api/v1/live", ...options }),
      wait: waitForNetwork,
      onEvent: (event) => {
        heardAt = performance.now();
        onEvent(event);
        forward(event);
      },
      onStatus: (status) => {
        ownStatus = status;
        if (status === "live") heardAt = performance.now();
        onStatus(status);
        notify({ type: "status", status });
      },
    });
  void becomeLeader(name, signal, lead);

  return () => {
    ended.abort();
    channel.close();
  };
}

async function becomeLeader(name: string, signal: AbortSignal, lead: () => Promise<void>): Promise<void> {
  // Pages outside a secure context have no locks: each of their tabs opens its own connection.
  if (!navigator.locks) return lead();
  try {
    await navigator.locks.request(name, { signal }, lead);
  } catch (error) {
    if (!signal.aborted) throw error;
  }
}

/** Resolves after `ms`, or as soon as the network is back or `signal` is aborted. */
function waitForNetwork(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      window.removeEventListener("online", done);
      signal.removeEventListener("abort", done);
      resolve();
    };
    const timer = setTimeout(done, ms);
    window.addEventListener("online", done);
    signal.addEventListener("abort", done);
  });
}

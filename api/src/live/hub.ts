import type { LiveChange } from "@courtside/contracts/domain/live-change.ts";
import type { Logger } from "pino";
import type { Database } from "../db/pool.ts";
import type { Follower } from "./follower.ts";
import { frameOf } from "./frames.ts";
import { LIVE_CHANNEL } from "./notify.ts";
import { Subscriber } from "./subscriber.ts";

/** One LISTEN for each process, fanned out by club. Changes missed while the connection was lost are reported as one "resync". */
export interface LiveHub {
  /** Without `topics` the follower receives all of them. */
  subscribe(follower: Pick<Follower, "clubId" | "userId" | "sessionId" | "topics">): Subscriber;
  /** Calls back when a job has work, and when a notification of it may have been missed. */
  onWork(name: string, wake: () => void): void;
  /** Ends every stream, including those being opened, so that a shutdown does not wait for them. */
  close(): Promise<void>;
}

interface Heard extends LiveChange {
  club_id?: string;
  /** Only for jobs, not for a club's listeners: the job that has work. */
  work?: string;
  /** The people whose streams must end, because what they may see has changed. */
  user_id?: string;
  /** A session that has ended, whose streams end with it. */
  session_id?: string;
}

export async function openLiveHub(db: Database, log: Logger): Promise<LiveHub> {
  const clubs = new Map<string, Set<Subscriber>>();
  const sessions = new Map<string, Set<Subscriber>>();
  const wakers = new Map<string, () => void>();
  let listening = 0;
  let closed = false;

  const everyone = () => [...clubs.values()].flatMap((subscribers) => [...subscribers]);

  function endSession(sessionId: string): void {
    for (const subscriber of [...(sessions.get(sessionId) ?? [])]) subscriber.close();
  }

  function hear(payload: string): void {
    const { club_id, work, user_id, session_id, ...change } = JSON.parse(payload) as Heard;
    if (session_id !== undefined) endSession(session_id);
    if (work !== undefined) wakers.get(work)?.();
    if (club_id === undefined) return;
    const subscribers = clubs.get(club_id);
    if (!subscribers) return;
    const frame = frameOf("change", change);
    for (const subscriber of subscribers) {
      if (!subscriber.topics || subscriber.topics.includes(change.topic)) subscriber.push(frame);
      if (user_id === subscriber.userId) subscriber.close();
    }
  }

  function onListening(): void {
    listening += 1;
    if (listening > 1) {
      log.warn("live connection restored; listeners are asked to resync");
      for (const subscriber of everyone()) subscriber.resync();
      for (const wake of wakers.values()) wake();
    }
  }

  const subscription = await db.listen(LIVE_CHANNEL, hear, onListening);

  return {
    subscribe({ clubId, userId, sessionId, topics }) {
      const subscriber = new Subscriber(userId, topics, () => {
        leave(clubs, clubId, subscriber);
        leave(sessions, sessionId, subscriber);
      });
      enter(clubs, clubId, subscriber);
      enter(sessions, sessionId, subscriber);
      if (closed) subscriber.close();
      return subscriber;
    },
    onWork(name, wake) {
      wakers.set(name, wake);
    },
    async close() {
      closed = true;
      for (const subscriber of everyone()) subscriber.close();
      await subscription.unlisten();
    },
  };
}

type Index = Map<string, Set<Subscriber>>;

function enter(index: Index, key: string, subscriber: Subscriber): void {
  const subscribers = index.get(key) ?? new Set();
  index.set(key, subscribers.add(subscriber));
}

function leave(index: Index, key: string, subscriber: Subscriber): void {
  const subscribers = index.get(key);
  subscribers?.delete(subscriber);
  if (subscribers?.size === 0) index.delete(key);
}

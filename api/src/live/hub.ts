import type { Logger } from "pino";
import type { Database } from "../db/pool.ts";
import { LIVE_CHANNEL, type LiveChange } from "./notify.ts";
import { Subscriber } from "./subscriber.ts";

/** One LISTEN a process, fanned out by club. Changes missed while the connection was away are told as one "resync". */
export interface LiveHub {
  /** Without `topics` all of them are told. */
  subscribe(clubId: string, userId: string, topics?: readonly LiveChange["topic"][]): Subscriber;
  /** Calls back when there is work of a name for the processes' jobs, and when a word of it may have been missed. */
  onWork(name: string, wake: () => void): void;
  /** Ends every stream, so that a shutdown does not wait for them. */
  close(): Promise<void>;
}

interface Heard extends LiveChange {
  club_id?: string;
  /** For jobs and no club's listeners: which job has something to do. */
  work?: string;
  /** Whose streams must end, because what they may see has changed. */
  user_id?: string;
}

export async function openLiveHub(db: Database, log: Logger): Promise<LiveHub> {
  const clubs = new Map<string, Set<Subscriber>>();
  const wakers = new Map<string, () => void>();
  let listening = 0;

  const everyone = () => [...clubs.values()].flatMap((subscribers) => [...subscribers]);

  function hear(payload: string): void {
    const { club_id, work, user_id, ...change } = JSON.parse(payload) as Heard;
    if (work !== undefined) wakers.get(work)?.();
    if (club_id === undefined) return;
    for (const subscriber of clubs.get(club_id) ?? []) {
      if (!subscriber.topics || subscriber.topics.includes(change.topic)) subscriber.push(change);
      if (user_id === subscriber.userId) subscriber.close();
    }
  }

  function onListening(): void {
    listening += 1;
    if (listening > 1) {
      log.warn("live connection restored; listeners are told to resync");
      for (const subscriber of everyone()) subscriber.resync();
      for (const wake of wakers.values()) wake();
    }
  }

  const subscription = await db.listen(LIVE_CHANNEL, hear, onListening);

  return {
    subscribe(clubId, userId, topics) {
      const subscribers = clubs.get(clubId) ?? new Set();
      clubs.set(clubId, subscribers);
      const subscriber = new Subscriber(userId, topics, () => {
        subscribers.delete(subscriber);
        if (subscribers.size === 0 && clubs.get(clubId) === subscribers) clubs.delete(clubId);
      });
      subscribers.add(subscriber);
      return subscriber;
    },
    onWork(name, wake) {
      wakers.set(name, wake);
    },
    async close() {
      for (const subscriber of everyone()) subscriber.close();
      await subscription.unlisten();
    },
  };
}

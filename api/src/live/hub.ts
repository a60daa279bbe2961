import type { Logger } from "pino";
import { LIVE_CHANNEL } from "../db/notifications.ts";
import type { Database } from "../db/pool.ts";
import { ClubNews, type HeardChange, type PieceSource } from "./club-news.ts";
import type { Follower } from "./follower.ts";
import { frameOf } from "./frames.ts";
import { Subscriber } from "./subscriber.ts";

/** One LISTEN for each process, fanned out by club. Changes missed while the connection was lost are reported as one "resync", and each stream ends soon after it. */
export interface LiveHub {
  /** Without `topics` the follower receives all of them. */
  subscribe(follower: Pick<Follower, "clubId" | "userId" | "sessionId" | "topics" | "seesNames">): Subscriber;
  /** Calls back when a job has work, and when a notification of it may have been missed. */
  onWork(name: string, wake: () => void): void;
  /** How long ago the club's last change was heard, or changes may have been missed, in ms; null: not in the last seconds. */
  heardAgo(clubId: string): number | null;
  /** Whether all changes until a few seconds ago have been heard. */
  isHearing(): boolean;
  /** Calls back for every notification, before any reader gets it. */
  onHeard(listener: (heard: Heard) => void): void;
  /** Calls back when notifications may have been missed. */
  onGap(listener: () => void): void;
  /** Changes carry the pieces that this source has. */
  carry(pieces: PieceSource): void;
  /** Whether the streams of this person or session were ended since an instant of the last minute (`performance.now()`). */
  hasEnded(of: Pick<Follower, "userId" | "sessionId">, since: number): boolean;
  /** How many streams are open. */
  streams(): number;
  /** Ends each stream at some moment within so many milliseconds, so that not all readers come back at once. */
  endWithin(ms: number): void;
  /** Ends every stream, including those being opened, so that a shutdown does not wait for them. */
  close(): Promise<void>;
}

export interface Heard extends HeardChange {
  club_id?: string;
  /** Only for jobs, not for a club's listeners: the job that has work. */
  work?: string;
  /** The people whose streams must end, because what they may see has changed. */
  user_id?: string;
  /** A session that has ended, whose streams end with it. */
  session_id?: string;
}

/** ms: longer than a page takes between its first reads and its stream, after which it reads again anyway. */
const RECENT = 10_000;
/** ms: after a gap readers come back spread over so long. */
const BACK_WITHIN = 10_000;
/** ms: longer than any request takes. */
const ENDINGS_KEPT = 60_000;
/** Streams of one session or device, of which a browser needs one: the oldest makes room. */
const MOST_OF_SESSION = 64;

export async function openLiveHub(db: Database, log: Logger): Promise<LiveHub> {
  const clubs = new Map<string, Set<Subscriber>>();
  const sessions = new Map<string, Set<Subscriber>>();
  const news = new Map<string, ClubNews>();
  /** When each club's last change was heard, the longest ago first. */
  const heardAt = new Map<string, number>();
  /** When streams of which people and sessions were ended, the longest ago first. */
  const endedAt = new Map<string, number>();
  const wakers = new Map<string, () => void>();
  const heardListeners: ((heard: Heard) => void)[] = [];
  const gapListeners: (() => void)[] = [];
  let pieces: PieceSource | undefined;
  let listening = 0;
  let lastGap = Number.NEGATIVE_INFINITY;
  let closed = false;

  const everyone = () => [...clubs.values()].flatMap((subscribers) => [...subscribers]);
  const endWithin = (ms: number) => {
    for (const subscriber of everyone()) setTimeout(() => subscriber.close(), Math.random() * ms);
  };

  function endSession(sessionId: string): void {
    for (const subscriber of [...(sessions.get(sessionId) ?? [])]) subscriber.close();
  }

  function hear(payload: string): void {
    const heard = JSON.parse(payload) as Heard;
    const { club_id, work, user_id, session_id, ...change } = heard;
    for (const listener of heardListeners) listener(heard);
    for (const id of [session_id, user_id])
      if (id !== undefined) remember(endedAt, id, performance.now(), ENDINGS_KEPT);
    if (session_id !== undefined) endSession(session_id);
    if (work !== undefined) wakers.get(work)?.();
    if (club_id === undefined) return;
    remember(heardAt, club_id, Date.now(), RECENT);
    const subscribers = clubs.get(club_id);
    if (!subscribers) {
      pieces?.skip(club_id);
      return;
    }
    if (user_id !== undefined) endStreamsOf(subscribers, user_id, change);
    if (clubs.has(club_id)) void newsOf(club_id).push(change);
  }

  /** Those who lose rights get the change at once, and nothing after it. */
  function endStreamsOf(subscribers: Set<Subscriber>, userId: string, change: HeardChange): void {
    for (const subscriber of [...subscribers].filter((each) => each.userId === userId)) {
      if (!subscriber.topics || subscriber.topics.includes(change.topic)) subscriber.push(frameOf("change", change));
      subscriber.close();
    }
  }

  function newsOf(clubId: string): ClubNews {
    const known = news.get(clubId) ?? new ClubNews(clubId, pieces, () => [...(clubs.get(clubId) ?? [])]);
    news.set(clubId, known);
    return known;
  }

  function onListening(): void {
    listening += 1;
    if (listening > 1) {
      log.warn("live connection restored; listeners are asked to resync");
      for (const listener of gapListeners) listener();
      for (const subscriber of everyone()) subscriber.resync();
      for (const wake of wakers.values()) wake();
      // Who lost a right meanwhile was not noticed: readers come back, and are asked who they are.
      lastGap = performance.now();
      endWithin(BACK_WITHIN);
    }
  }

  const subscription = await db.listen(LIVE_CHANNEL, hear, onListening);

  return {
    subscribe({ clubId, userId, sessionId, topics, seesNames }) {
      const onClose = () => {
        leave(clubs, clubId, subscriber);
        leave(sessions, sessionId, subscriber);
        if (!clubs.has(clubId)) news.delete(clubId);
      };
      const subscriber = new Subscriber(userId, topics, onClose, seesNames);
      enter(clubs, clubId, subscriber);
      enter(sessions, sessionId, subscriber);
      const [oldest, ...others] = sessions.get(sessionId) ?? [];
      if (others.length >= MOST_OF_SESSION) oldest?.close();
      if (closed) subscriber.close();
      return subscriber;
    },
    onWork(name, wake) {
      wakers.set(name, wake);
    },
    heardAgo(clubId) {
      const sinceHeard = Date.now() - (heardAt.get(clubId) ?? Number.NEGATIVE_INFINITY);
      // A page that read before the gap's end, and has its stream after it, gets no "resync".
      const ago = Math.min(sinceHeard, Math.floor(performance.now() - lastGap));
      return ago <= RECENT ? ago : null;
    },
    isHearing: () => subscription.isHearing(),
    onHeard: (listener) => void heardListeners.push(listener),
    onGap: (listener) => void gapListeners.push(listener),
    carry(source) {
      pieces = source;
    },
    hasEnded: ({ userId, sessionId }, since) =>
      lastGap >= since || [userId, sessionId].some((id) => (endedAt.get(id) ?? Number.NEGATIVE_INFINITY) >= since),
    streams: () => everyone().length,
    endWithin,
    async close() {
      closed = true;
      for (const subscriber of everyone()) subscriber.close();
      await subscription.unlisten();
    },
  };
}

/** Keeps when a key was last heard, and forgets those that were longer ago. */
function remember(times: Map<string, number>, key: string, now: number, kept: number): void {
  times.delete(key);
  times.set(key, now);
  for (const [known, at] of times) {
    if (now - at <= kept) break;
    times.delete(known);
  }
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

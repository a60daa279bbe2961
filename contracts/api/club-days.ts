import type { Query, QueryClient } from "@tanstack/react-query";
import type { OwnDay } from "../domain/club-day/own-day.ts";
import { applyPiece, type DayPiece, type SharedDay } from "../domain/club-day/shared-day.ts";
import type { ClubCount, LiveChange } from "../domain/live-change.ts";
import { isReadOf, queryKey } from "./query-keys.ts";

/** The key under which the web keeps the shared day of a sport. */
export const sharedDayKey = (date: string, sport: string) =>
  queryKey("/days/{date}", { path: { date }, query: { sport } });

const OWN_DAYS = ["/me/days/{date}"] as const;

interface OwnDayCall {
  params?: { path?: { date?: string } };
}

type Queries = Pick<QueryClient, "getQueryCache" | "setQueryData" | "invalidateQueries">;

/** The pieces that arrived while a day was being read, by its query. */
const waiting = new WeakMap<object, DayPiece[]>();

/**
 * Brings the shared days that the web keeps up to date with the pieces of live changes, in the order of the changes. What may also
 * change the person's own part waits for the read of it that is under way: a booking of theirs that moves is shown once, at one place.
 */
export function applyPieces(queries: Queries, changes: readonly LiveChange[]): void {
  const byDay = new Map<string, { pieces: DayPiece[]; isMine: boolean }>();
  for (const { days = [], mine } of changes) {
    for (const piece of days) {
      const day = `${piece.date} ${piece.sport}`;
      const known = byDay.get(day);
      byDay.set(day, {
        pieces: [...(known?.pieces ?? []), piece],
        isMine: known?.isMine === true || mine !== false,
      });
    }
  }
  for (const { pieces, isMine } of byDay.values()) followDay(queries, pieces, isMine);
}

/** Brings the counts of the club's bookings, which staff see on a day, up to date with those that live changes carry. */
export function applyCounts(queries: Queries, changes: readonly LiveChange[]): void {
  const counts = new Map<string, ClubCount>();
  for (const count of changes.flatMap(({ club_bookings }) => club_bookings ?? [])) counts.set(count.date, count);
  if (counts.size === 0) return;
  for (const query of queries.getQueryCache().findAll({ predicate: ({ queryKey }) => isReadOf(queryKey, OWN_DAYS) })) {
    const { queryKey, state } = query;
    const count = counts.get((queryKey[2] as OwnDayCall | undefined)?.params?.path?.date ?? "");
    const own = state.data as OwnDay | undefined;
    if (!count) continue;
    const { today, this_week } = count;
    const read = readUnderWay(query);
    if (read) readAfter(queries, queryKey, read);
    // What is to be read again stays so.
    else if (own?.club_bookings && !state.isInvalidated) {
      // The rest of the data, such as the server's clock, is as old as it was.
      const { dataUpdatedAt: updatedAt } = state;
      queries.setQueryData(queryKey, { ...own, club_bookings: { today, this_week } }, { updatedAt });
    }
  }
}

/** A read in flight may be older than the change: one more follows it. */
function readAfter(queries: Queries, queryKey: readonly unknown[], read: Promise<unknown>): void {
  const again = (refetchType: "active" | "none") =>
    void queries.invalidateQueries({ queryKey, refetchType }, { cancelRefetch: false });
  // After one that failed, or ended with its screen, nothing is asked at once.
  void read.then(
    () => again("active"),
    () => again("none"),
  );
}

/** Marks reads as out of date, and reads again those on the screen. Unlike a later read, a first one under way is not replaced. */
export function readAgain(queries: Queries, predicate: (query: Query) => boolean): void {
  for (const query of queries.getQueryCache().findAll({ predicate })) {
    const read = query.state.data === undefined && readUnderWay(query);
    if (read) readAfter(queries, query.queryKey, read);
  }
  void queries.invalidateQueries({ predicate });
}

/** Between two attempts, ms. The reads of a club's browsers fail together, so each has its own pace. */
const READ_FAILED_AFTER_MS = 20_000 * (1 + Math.random());

interface Read {
  state: { status: string; data: unknown };
}

/**
 * The `refetchInterval` of a day: after a failed read no piece fits what is kept of it, and no change of other people reads it again.
 * A day without data is left to the screen, which shows the failure in its place.
 */
export const untilRead = (read: Read): number | false => read.state.data !== undefined && untilReadAtAll(read);

/** The same where no one sees the failure, or is there to try again. */
export const untilReadAtAll = ({ state }: Read): number | false => state.status === "error" && READ_FAILED_AFTER_MS;

function followDay(queries: Queries, pieces: DayPiece[], isMine: boolean): void {
  const [first] = pieces;
  if (!first) return;
  const key = sharedDayKey(first.date, first.sport);
  const query = queries.getQueryCache().find<SharedDay>({ queryKey: key });
  if (!query) return;
  const read = readUnderWay(query) ?? (isMine ? readOfOwn(queries, first) : null);
  if (read || waiting.has(query)) {
    waitForRead(queries, query, read, pieces);
    return;
  }
  const { data, isInvalidated } = query.state;
  // What is out of date for another reason is read as a whole: as soon as a screen shows it, after a failure by `untilRead`.
  if (!data || isInvalidated) return;
  const next = dayAfter(data, pieces);
  if (next) queries.setQueryData(key, next);
  else void queries.invalidateQueries({ queryKey: key });
}

const readUnderWay = ({ state, promise }: Pick<Query, "state" | "promise">): Promise<unknown> | null =>
  state.fetchStatus === "fetching" && promise ? promise : null;

/** The read of the person's own part of a day, if it is under way. */
function readOfOwn(queries: Queries, { date, sport }: DayPiece): Promise<unknown> | null {
  const own = queries
    .getQueryCache()
    .find({ queryKey: queryKey("/me/days/{date}", { path: { date }, query: { sport } }) });
  return own ? readUnderWay(own) : null;
}

/** A read in flight may be older or newer than the pieces: they are applied to its result, after those that wait already. */
function waitForRead(
  queries: Queries,
  query: object,
  read: Promise<unknown> | null,
  pieces: readonly DayPiece[],
): void {
  const before = waiting.get(query);
  if (before) {
    before.push(...pieces);
    return;
  }
  const all = [...pieces];
  waiting.set(query, all);
  const settle = () => {
    waiting.delete(query);
    // Another read of the own part may have taken the place of the one that was waited for.
    followDay(queries, all, true);
  };
  void read?.then(settle, settle);
}

/** The day after these pieces; null if one before them is missing. A read may have overtaken the first of them. */
export function dayAfter(day: SharedDay, pieces: readonly DayPiece[]): SharedDay | null {
  const overtaken = pieces.findLastIndex(({ version }) => version === day.version);
  let next: SharedDay | null = day;
  for (const piece of pieces.slice(overtaken + 1)) next &&= applyPiece(next, piece);
  return next;
}

import type { QueryClient } from "@tanstack/react-query";
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

/** Brings the shared days that the web keeps up to date with the pieces of live changes, in the order of the changes. */
export function applyPieces(queries: Queries, changes: readonly LiveChange[]): void {
  const byDay = new Map<string, DayPiece[]>();
  for (const piece of changes.flatMap(({ days }) => days ?? [])) {
    const day = `${piece.date} ${piece.sport}`;
    byDay.set(day, [...(byDay.get(day) ?? []), piece]);
  }
  for (const pieces of byDay.values()) followDay(queries, pieces);
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
    if (state.fetchStatus === "fetching" && query.promise) readAfter(queries, queryKey, query.promise);
    else if (own?.club_bookings) queries.setQueryData(queryKey, { ...own, club_bookings: { today, this_week } });
  }
}

/** A read in flight may be older than the counts: one more follows it. */
function readAfter(queries: Queries, queryKey: readonly unknown[], read: Promise<unknown>): void {
  const again = () => void queries.invalidateQueries({ queryKey }, { cancelRefetch: false });
  void read.then(again, again);
}

function followDay(queries: Queries, pieces: DayPiece[]): void {
  const [first] = pieces;
  if (!first) return;
  const key = sharedDayKey(first.date, first.sport);
  const query = queries.getQueryCache().find<SharedDay>({ queryKey: key });
  if (!query) return;
  const { data, fetchStatus, isInvalidated } = query.state;
  if (fetchStatus === "fetching" && query.promise) {
    waitForRead(queries, query, query.promise, pieces);
    return;
  }
  // What is out of date for another reason is read again as soon as a screen shows it.
  if (!data || isInvalidated) return;
  const next = dayAfter(data, pieces);
  if (next) queries.setQueryData(key, next);
  else void queries.invalidateQueries({ queryKey: key });
}

/** A read in flight may be older or newer than the pieces: they are applied to its result. */
function waitForRead(queries: Queries, query: object, read: Promise<unknown>, pieces: readonly DayPiece[]): void {
  const before = waiting.get(query);
  if (before) {
    before.push(...pieces);
    return;
  }
  const all = [...pieces];
  waiting.set(query, all);
  const settle = () => {
    waiting.delete(query);
    followDay(queries, all);
  };
  void read.then(settle, settle);
}

/** The day after these pieces; null if one before them is missing. A read may have overtaken the first of them. */
export function dayAfter(day: SharedDay, pieces: readonly DayPiece[]): SharedDay | null {
  const overtaken = pieces.findLastIndex(({ version }) => version === day.version);
  let next: SharedDay | null = day;
  for (const piece of pieces.slice(overtaken + 1)) next &&= applyPiece(next, piece);
  return next;
}

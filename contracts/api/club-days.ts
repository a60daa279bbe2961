import type { QueryClient } from "@tanstack/react-query";
import { applyPiece, type DayPiece, type SharedDay } from "../domain/club-day/shared-day.ts";
import type { LiveChange } from "../domain/live-change.ts";
import { queryKey } from "./query-keys.ts";

/** The key under which the web keeps the shared day of a sport. */
export const sharedDayKey = (date: string, sport: string) =>
  queryKey("/days/{date}", { path: { date }, query: { sport } });

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

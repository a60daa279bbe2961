import { type Axis, type BoardCourt, cellsOf, freeUntil } from "./board-day.ts";

/** What a waiting member asked for; null: any. Epoch ms. */
interface WaitedFor {
  sport: string;
  courtId: string | null;
  from: number | null;
  until: number | null;
}

/** The first time of a length (ms) that is free on a court of the sport within what was asked for; null if there is none. */
export function freeTimeFor(
  courts: readonly BoardCourt[],
  axis: Axis,
  now: number,
  length: number,
  { sport, courtId, from, until }: WaitedFor,
): { courtId: string; courtName: string; start: number; end: number } | null {
  const starts = courts
    .filter((each) => each.sport === sport && (courtId === null || each.court.court_id === courtId))
    .flatMap(({ court }) =>
      cellsOf(court, axis, 15, now)
        .filter(({ kind, start }) => {
          const end = start + length;
          if (kind !== "free" || start < now || start < (from ?? start)) return false;
          return end <= (until ?? end) && end <= freeUntil(court, axis, start);
        })
        .slice(0, 1)
        .map(({ start }) => ({ courtId: court.court_id, courtName: court.name, start, end: start + length })),
    );
  return starts.sort((one, other) => one.start - other.start)[0] ?? null;
}

import { replaceEqualDeep, useQueries, useShell } from "@courtside/contracts/shell/index.tsx";
import type { QueryClient } from "@tanstack/react-query";
import { untilRead, untilReadAtAll } from "../api/club-days.ts";
import type { CourtGrid, DayGrid } from "../domain/club-day/day-grid.ts";
import type { DayParts } from "../domain/club-day/day-without.ts";
import { createJoin } from "../domain/club-day/join.ts";
import type { OwnDay } from "../domain/club-day/own-day.ts";
import type { SharedDay } from "../domain/club-day/shared-day.ts";
import type { PartOfDay } from "../domain/part-of-day.ts";
import type { ShellServices } from "./context.tsx";

/** A day of a sport as the signed-in person sees it, joined from the day that all share and their own part. */
export interface ClubDay {
  /** Undefined until both parts are loaded; a later failure keeps it. */
  grid: DayGrid | undefined;
  /** What `grid` is joined from. */
  parts: DayParts | undefined;
  /** When the person's own part, which carries the server's time, was loaded: epoch ms of the browser. */
  readAt: number;
  /** When the person mostly plays; null if there is no such habit, or not known yet. */
  usualPart: PartOfDay | null;
  isPending: boolean;
  /** The last read of a part failed, or waits for a network to be made at all. */
  isError: boolean;
  error: unknown;
  isFetching: boolean;
  refetch: () => void;
}

/**
 * Follows days of sports. Live changes bring the shared days up to date without a request (contracts/api/club-days.ts).
 * `isUnattended`: a day that could not be read at all is read again by itself.
 */
export function useClubDays(
  days: readonly { date: string; sport: string }[],
  { isUnattended = false }: { isUnattended?: boolean } = {},
): ClubDay[] {
  const shell = useShell();
  const refetchInterval = isUnattended ? untilReadAtAll : untilRead;
  const shared = useQueries({
    queries: days.map(({ date, sport }) => ({ ...sharedPart(shell, date, sport), refetchInterval })),
  });
  const own = useQueries({
    queries: days.map(({ date, sport }) => ({ ...ownPart(shell, date, sport), refetchInterval })),
  });
  return shared.map((part, at) => {
    const other = own[at];
    return other ? clubDay(part, other) : UNREAD;
  });
}

const UNREAD: ClubDay = {
  grid: undefined,
  parts: undefined,
  readAt: 0,
  usualPart: null,
  isPending: true,
  isError: false,
  error: null,
  isFetching: false,
  refetch: () => {},
};

/** Follows one day of a sport. */
export const useClubDay = (date: string, sport: string): ClubDay => useClubDays([{ date, sport }])[0] ?? UNREAD;

const paramsOf = (date: string, sport: string) => ({ params: { path: { date }, query: { sport } } });

const ownPart = ({ api }: ShellServices, date: string, sport: string) =>
  api.queryOptions("get", "/me/days/{date}", paramsOf(date, sport));

/** A later read asks only for what differs from the version that is known. */
function sharedPart({ api, fetchClient }: ShellServices, date: string, sport: string) {
  const init = paramsOf(date, sport);
  const options = api.queryOptions("get", "/days/{date}", init);
  return {
    ...options,
    queryFn: async ({ client, signal }: { client: QueryClient; signal: AbortSignal }) => {
      const known = client.getQueryData<SharedDay>(options.queryKey);
      const { data, error, response } = await fetchClient.GET("/days/{date}", {
        ...init,
        signal,
        ...(known && { headers: { "if-none-match": `"${known.version}"` } }),
      });
      if (known && response.status === 304) return known;
      if (!data) throw error;
      return data;
    },
  };
}

/** A part of a day, as the query of it reports it. */
interface Part<Data> extends Pick<ClubDay, "isPending" | "isError" | "isFetching" | "error"> {
  data: Data | undefined;
  isPaused: boolean;
  dataUpdatedAt: number;
  refetch: () => unknown;
}

function clubDay(shared: Part<SharedDay>, own: Part<OwnDay>): ClubDay {
  const parts = [shared, own];
  return {
    grid: shared.data && own.data && gridOf(shared.data, own.data),
    parts: shared.data && own.data && { shared: shared.data, own: own.data },
    readAt: own.dataUpdatedAt,
    usualPart: own.data?.usual_part ?? null,
    isPending: parts.some(({ isPending }) => isPending),
    isError: parts.some(({ isError, isPaused, data }) => isError || (isPaused && data === undefined)),
    error: shared.error ?? own.error,
    isFetching: parts.some(({ isFetching }) => isFetching),
    refetch: () => {
      for (const part of parts) void part.refetch();
    },
  };
}

/** More days than two weeks, and fewer than would fill the memory. */
const MOST_KEPT = 32;

/** The last join of each day. What is equal after a new one stays the same object, so that only changed cells render again. */
const joins = new Map<string, { own: OwnDay; join: ReturnType<typeof createJoin>; courts: Map<string, CourtGrid> }>();

function gridOf(shared: SharedDay, own: OwnDay): DayGrid {
  const day = `${shared.date} ${shared.sport}`;
  const before = joins.get(day);
  if (before?.own === own) return before.join(shared);
  const courts = before?.courts ?? new Map<string, CourtGrid>();
  const keepEqual = (court: CourtGrid): CourtGrid => {
    const kept = replaceEqualDeep(courts.get(court.court_id), court);
    courts.set(court.court_id, kept);
    return kept;
  };
  const join = createJoin(own, undefined, keepEqual);
  joins.delete(day);
  joins.set(day, { own, join, courts });
  const [oldest] = joins.keys();
  if (joins.size > MOST_KEPT && oldest !== undefined) joins.delete(oldest);
  return join(shared);
}

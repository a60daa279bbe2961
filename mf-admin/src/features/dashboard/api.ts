import { clubDate } from "@courtside/contracts/domain/club-clock.ts";
import { useApi, useMe, useQueryClient } from "@courtside/contracts/shell/index.tsx";
import { useClubDays } from "@courtside/contracts/shell/useClubDays.ts";
import { useToast } from "@courtside/design-system/overlay.tsx";
import { failureText } from "../../api.ts";
import { ONBOARDING } from "../../query-keys.ts";
import { useMinute } from "../../useMinute.ts";
import type { TodaysDay } from "./todayFigures.ts";

/** Confirms opening hours and time zone without changing them. */
export function useConfirmHours() {
  const queries = useQueryClient();
  const toast = useToast("confirm-hours");
  return useApi().useMutation("post", "/onboarding/confirm-hours", {
    onSuccess: (onboarding) => queries.setQueriesData({ queryKey: ONBOARDING }, onboarding),
    onError: (error) => toast.failed(failureText(error)),
  });
}

/** Dismisses the onboarding card permanently; the server remembers it (docs/product/access.md#first-steps). */
export function useDismissOnboarding() {
  const queries = useQueryClient();
  const toast = useToast("dismiss-onboarding");
  return useApi().useMutation("post", "/onboarding/dismiss", {
    onSuccess: (onboarding) => queries.setQueriesData({ queryKey: ONBOARDING }, onboarding),
    onError: (error) => toast.failed(failureText(error)),
  });
}

/** The new club's first steps (docs/product/access.md#first-steps); live events refetch them. */
export const useOnboarding = () => useApi().useQuery("get", "/onboarding");

interface Today {
  /** The server's clock, ms. */
  now: number;
  /** Today of each sport that has courts in use. */
  days: TodaysDay[];
  isPending: boolean;
  error: unknown;
  /** Why a later read failed; what was read before stays. */
  outdated: unknown;
  retry: () => void;
  isFetching: boolean;
}

/** Today's occupancies of the club's courts, in the club's time. */
export function useToday(): Today {
  const api = useApi();
  const { club } = useMe();
  const courts = api.useQuery("get", "/courts");
  const minute = useMinute();
  const date = clubDate(minute, club?.time_zone ?? "UTC");
  // Inactive ones too: what is left on them is of today.
  const sports = [...new Set(courts.data?.data.map((court) => court.sport))];
  const days = useClubDays(sports.map((sport) => ({ date, sport })));
  const read = days.find(({ grid }) => grid);
  const now = read?.grid ? Date.parse(read.grid.now) + Math.max(0, minute - read.readAt) : minute;
  const all = [{ ...courts, grid: courts.data }, ...days];
  const failed = all.filter(({ error }) => error);
  return {
    now,
    days: days.flatMap(({ grid, parts }) =>
      grid && parts && grid.courts.length > 0 ? [{ grid, clock: parts.shared, rules: parts.own.rules }] : [],
    ),
    isPending: all.some((query) => query.isPending && !query.error),
    error: failed.find(({ grid }) => !grid)?.error ?? null,
    outdated: failed[0]?.error ?? null,
    retry: () => {
      for (const query of failed) void query.refetch();
    },
    isFetching: all.some((query) => query.isFetching),
  };
}

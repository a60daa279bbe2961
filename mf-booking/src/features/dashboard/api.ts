import { clubDate } from "@courtside/contracts/domain/club-clock.ts";
import { useMe } from "@courtside/contracts/shell/index.tsx";
import { useFirstFreeDay } from "../../club-day/useFirstFreeDay.ts";

/** Most sports that are shown. */
const MOST_SPORTS = 4;

/** The free times of today, or of the first day that has any, by sport. `now` is epoch ms. */
export function useNextFree(now: number) {
  const { club } = useMe();
  return useFirstFreeDay((club?.sports ?? []).slice(0, MOST_SPORTS), clubDate(now, club?.time_zone ?? "UTC"));
}

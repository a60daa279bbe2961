import { clubDate } from "@courtside/contracts/domain/club-clock.ts";
import { useMe } from "@courtside/contracts/shell/index.tsx";
import { useFirstFreeDay } from "../../club-day/useFirstFreeDay.ts";

/** The free times that are left of today, or those of the first day that has any, by sport. `now` is the browser's clock, epoch ms. */
export function useNextFree(now: number) {
  const { club } = useMe();
  return useFirstFreeDay(club?.sports ?? [], clubDate(now, club?.time_zone ?? "UTC"), { now });
}

import { clubDate } from "@courtside/contracts/domain/club-clock.ts";
import { useMe } from "@courtside/contracts/shell/index.tsx";
import { useClubDays } from "@courtside/contracts/shell/useClubDays.ts";
import { freeTimes } from "./times.ts";

/** Most sports and times that are shown: a hint, not the grid. */
const MOST_SPORTS = 4;
const MOST_TIMES = 6;

/** Today's next free starts by sport, in the club's time; sports without any are left out. `now` is epoch ms. */
export function useFreeToday(now: number) {
  const { club } = useMe();
  const date = clubDate(now, club?.time_zone ?? "UTC");
  const sports = (club?.sports ?? []).slice(0, MOST_SPORTS);
  const days = useClubDays(sports.map((sport) => ({ date, sport })));
  const free = days.flatMap(({ grid }, at) => {
    const [sport, times] = [sports[at], grid ? freeTimes(grid, MOST_TIMES) : []];
    return sport && times.length > 0 ? [{ sport, times }] : [];
  });
  return { date, free, isPending: days.some((day) => day.isPending), isError: days.some((day) => day.isError) };
}

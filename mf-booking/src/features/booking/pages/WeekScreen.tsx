import { addDays, clubTime, dateLabel } from "@courtside/contracts/domain/club-clock.ts";
import { useSync } from "../../../club-day/clock.ts";
import { useWeekAvailability } from "../api.ts";
import { GridLoading } from "../grid/GridLoading.tsx";
import { ScreenFrame, type ScreenProps } from "./ScreenFrame.tsx";
import { NARROWEST_DAY, WeekArea } from "./WeekArea.tsx";

const DAYS = 7;

/** Seven days from the chosen one on: loading, failed, or loaded. */
export function WeekScreen(props: ScreenProps) {
  const { club, clock, chosen, moving } = props;
  const { sport, date } = chosen;
  const dates = [...Array(DAYS).keys()].map((ahead) => addDays(date, ahead));
  const week = useWeekAvailability(dates, sport);
  const first = week.days?.[0];
  const shown = week.days?.map((day, at) => {
    const parts = week.parts[at];
    return moving.lift && parts ? moving.lift.apply(day, parts) : day;
  });
  const [firstShown, ...restShown] = shown ?? [];
  useSync(clock, first, week.updatedAt);

  return (
    <ScreenFrame
      {...props}
      availability={first}
      lastBookable={first?.last_bookable_date ?? null}
      failed={week.isError}
      error={week.error}
      retrying={week.isFetching}
      onRetry={week.refetch}
      skeleton={
        <GridLoading
          courts={dates.map(dateLabel)}
          times={first?.courts[0]?.slots.map((slot) => clubTime(slot.start_time, club.time_zone)) ?? []}
          narrowestColumn={NARROWEST_DAY}
        />
      }
    >
      {firstShown && <WeekArea {...props} days={[firstShown, ...restShown]} onStale={week.refetch} />}
    </ScreenFrame>
  );
}

import { addDays, clubTime, dateLabel } from "@courtside/contracts/domain/club-clock.ts";
import { useEffect } from "react";
import { useWeekAvailability } from "../api.ts";
import { GridLoading } from "../grid/GridLoading.tsx";
import { ScreenFrame, type ScreenProps } from "./ScreenFrame.tsx";
import { WeekArea } from "./WeekArea.tsx";

const DAYS = 7;

/** Seven days from the chosen one on: loading, failed, or there. */
export function WeekScreen(props: ScreenProps) {
  const { club, role, store, clock, chosen, wanted, offline } = props;
  const { sport, date, today, choose } = chosen;
  const dates = [...Array(DAYS).keys()].map((ahead) => addDays(date, ahead));
  const week = useWeekAvailability(dates, sport);
  const [first, ...rest] = week.days ?? [];
  const { sync } = clock;
  useEffect(() => {
    if (first) sync(first.now, week.updatedAt);
  }, [first, week.updatedAt, sync]);

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
          narrowestColumn={84}
        />
      }
    >
      {first && (
        <WeekArea
          days={[first, ...rest]}
          club={club}
          role={role}
          sport={sport}
          today={today}
          store={store}
          clock={clock}
          offline={offline}
          wanted={wanted}
          time={chosen.time}
          onTimeDone={chosen.dropTime}
          onFreeSlot={(slot, of) => {
            wanted.want(slot);
            if (of !== sport) choose({ sport: of });
          }}
          onDate={(next) => choose({ date: next })}
          onSport={(next) => choose({ sport: next })}
          onStale={week.refetch}
        />
      )}
    </ScreenFrame>
  );
}

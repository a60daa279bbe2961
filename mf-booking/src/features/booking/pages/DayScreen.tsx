import { isApiError } from "@courtside/contracts/api/client.ts";
import { useEffect } from "react";
import { useAvailability } from "../../../club-day/api.ts";
import { DaySkeleton } from "../grid/GridLoading.tsx";
import { DayArea } from "./DayArea.tsx";
import { ScreenFrame, type ScreenProps } from "./ScreenFrame.tsx";

/** A day of a sport: loading, failed, or there. */
export function DayScreen(props: ScreenProps) {
  const { club, role, store, clock, chosen, view, wanted, offline } = props;
  const { sport, date, today, choose } = chosen;
  const query = useAvailability(date, sport);
  const { availability, dataUpdatedAt } = query;
  const { sync } = clock;
  useEffect(() => {
    if (availability) sync(availability.now, dataUpdatedAt);
  }, [availability, dataUpdatedAt, sync]);

  const error: unknown = query.error;
  const refetch = () => void query.refetch();
  return (
    <ScreenFrame
      {...props}
      availability={availability}
      lastBookable={query.shape?.last_bookable_date ?? null}
      failed={query.isError}
      error={isApiError(error) ? error : null}
      retrying={query.isFetching}
      onRetry={refetch}
      skeleton={<DaySkeleton shape={query.shape} zone={club.time_zone} />}
    >
      {availability && (
        <DayArea
          availability={availability}
          club={club}
          role={role}
          sport={sport}
          today={today}
          store={store}
          clock={clock}
          offline={offline}
          turned={view.turned}
          wanted={wanted}
          time={chosen.time}
          onTimeDone={chosen.dropTime}
          onFreeSlot={(slot, of) => {
            wanted.want(slot);
            if (of !== sport) choose({ sport: of });
          }}
          onDate={(next) => choose({ date: next })}
          onSport={(next) => choose({ sport: next })}
          onStale={refetch}
        />
      )}
    </ScreenFrame>
  );
}

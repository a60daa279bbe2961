import { isApiError } from "@courtside/contracts/api/client.ts";
import { useDeferredValue } from "react";
import { useAvailability } from "../../../club-day/api.ts";
import { useSync } from "../../../club-day/clock.ts";
import { DaySkeleton } from "../grid/GridLoading.tsx";
import { DayArea } from "./DayArea.tsx";
import { ScreenFrame, type ScreenProps } from "./ScreenFrame.tsx";

/** A day of a sport: loading, failed, or loaded. */
export function DayScreen(props: ScreenProps) {
  const { club, clock, chosen, moving } = props;
  const query = useAvailability(chosen.date, chosen.sport);
  // Rendered at once, a day that arrives would keep a slow phone busy for a fifth of a second.
  const isShown = useDeferredValue(query.availability !== undefined);
  const availability = isShown ? query.availability : undefined;
  const { parts } = query;
  useSync(clock, availability, query.readAt);

  const error: unknown = query.error;
  return (
    <ScreenFrame
      {...props}
      availability={availability}
      lastBookable={query.shape?.last_bookable_date ?? null}
      failed={query.isError}
      error={isApiError(error) ? error : null}
      retrying={query.isFetching}
      onRetry={query.refetch}
      skeleton={<DaySkeleton shape={query.shape} zone={club.time_zone} />}
    >
      {availability && (
        <DayArea
          {...props}
          availability={parts && moving.lift ? moving.lift.apply(availability, parts) : availability}
          usual={query.usualPart}
          onStale={query.refetch}
        />
      )}
    </ScreenFrame>
  );
}

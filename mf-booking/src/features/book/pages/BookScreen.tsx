import { type Club, isApiError, type Me } from "@courtside/contracts/api/client.ts";
import type { Role } from "@courtside/contracts/domain/roles.ts";
import { useShell } from "@courtside/contracts/shell/index.tsx";
import { ErrorState, Page } from "@courtside/design-system/core.tsx";
import { useEffect, useState } from "react";
import { createGridStore } from "../../../day/grid-store.ts";
import { stripDays } from "../../../day/strip-days.ts";
import { CalendarButton } from "../../choose-day/components/CalendarButton.tsx";
import { DateStrip } from "../../choose-day/components/DateStrip.tsx";
import { SportPicker } from "../../choose-day/components/SportPicker.tsx";
import { useAvailability } from "../api/useAvailability.ts";
import { AllowanceMeters } from "../components/AllowanceMeters.tsx";
import { BookHeader } from "../components/BookHeader.tsx";
import { DayNotices } from "../components/DayNotices.tsx";
import { useChosenDay } from "../useChosenDay.ts";
import { useClubClock } from "../useClubClock.ts";
import styles from "./BookScreen.module.css";
import { DayArea } from "./DayArea.tsx";
import { DaySkeleton } from "./DaySkeleton.tsx";

interface BookScreenProps {
  me: Me;
  club: NonNullable<Club>;
  role: Role;
}

/** Choose sport and day, see the day, book. */
export function BookScreen({ me, club, role }: BookScreenProps) {
  const { liveStatus } = useShell();
  const [store] = useState(createGridStore);
  const clock = useClubClock();
  const { sport, date, today, choose } = useChosenDay(club.sports, club.time_zone, clock.now);
  const query = useAvailability(date, sport);
  const { availability, dataUpdatedAt } = query;
  const { sync } = clock;

  useEffect(() => {
    if (availability) sync(availability.now, dataUpdatedAt);
  }, [availability, dataUpdatedAt, sync]);

  const onDate = (next: string) => choose({ date: next });
  const lastBookable = query.shape?.last_bookable_date ?? null;
  const days = stripDays(today, lastBookable, date);
  const viewingAs = me.effective_role !== me.role ? me.effective_role : null;
  const error: unknown = query.error;
  const apiError = isApiError(error) ? error : null;

  return (
    <Page width="full">
      <div className={styles.screen}>
        <BookHeader name={me.profile.name} viewingAs={viewingAs}>
          {(availability || !query.isError) && (
            <AllowanceMeters allowance={availability?.allowance} date={date} today={today} />
          )}
        </BookHeader>
        <div className={styles.choosing}>
          <SportPicker sports={club.sports} sport={sport} onSport={(next) => choose({ sport: next })} />
          <div className={styles.days}>
            <DateStrip days={days} today={today} date={date} lastBookable={lastBookable} onDate={onDate} />
            <CalendarButton date={date} today={today} lastBookable={lastBookable} onDate={onDate} />
          </div>
        </div>
        <DayNotices
          availability={availability}
          viewingAs={viewingAs}
          failed={query.isError && availability !== undefined}
          error={apiError}
          onRetry={() => void query.refetch()}
        />
        {availability ? (
          <DayArea
            availability={availability}
            club={club}
            role={role}
            sport={sport}
            today={today}
            store={store}
            clock={clock}
            offline={liveStatus === "offline"}
            onDate={onDate}
            onStale={() => void query.refetch()}
          />
        ) : query.isError ? (
          <ErrorState
            title="Courts could not be loaded"
            cause={apiError?.message ?? "Check your connection, then try again."}
            requestId={apiError?.requestId}
            retrying={query.isFetching}
            onRetry={() => void query.refetch()}
          />
        ) : (
          <DaySkeleton shape={query.shape} zone={club.time_zone} />
        )}
      </div>
    </Page>
  );
}

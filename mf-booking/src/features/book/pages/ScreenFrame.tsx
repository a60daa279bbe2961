import type { ApiError, Availability, Club, Me } from "@courtside/contracts/api/client.ts";
import type { Role } from "@courtside/contracts/domain/roles.ts";
import { ErrorState, usePhone } from "@courtside/design-system/core.tsx";
import type { ReactNode } from "react";
import type { GridStore } from "../../../day/grid-store.ts";
import { stripDays } from "../../../day/strip-days.ts";
import { CalendarButton } from "../../choose-day/components/CalendarButton.tsx";
import { DateStrip } from "../../choose-day/components/DateStrip.tsx";
import { SportPicker } from "../../choose-day/components/SportPicker.tsx";
import { BookHeader } from "../components/BookHeader.tsx";
import { BookingCounts } from "../components/BookingCounts.tsx";
import { DayNotices } from "../components/DayNotices.tsx";
import { GridViews } from "../components/GridViews.tsx";
import type { useChosenDay } from "../useChosenDay.ts";
import type { useClubClock } from "../useClubClock.ts";
import type { GridViewChoice } from "../useGridView.ts";
import type { WantedSlot } from "../useWantedSlot.ts";
import styles from "./BookScreen.module.css";

export interface ScreenProps {
  me: Me;
  club: NonNullable<Club>;
  role: Role;
  store: GridStore;
  clock: ReturnType<typeof useClubClock>;
  chosen: ReturnType<typeof useChosenDay>;
  view: GridViewChoice;
  wanted: WantedSlot;
  offline: boolean;
}

interface ScreenFrameProps extends ScreenProps {
  /** The chosen day's answer, once it is there. */
  availability: Availability | undefined;
  lastBookable: string | null;
  /** The last read failed, the first or a later one. */
  failed: boolean;
  error: ApiError | null;
  retrying: boolean;
  onRetry: () => void;
  /** While nothing is known yet. */
  skeleton: ReactNode;
  /** The grid; shown once `availability` is there. */
  children: ReactNode;
}

/** What stands above every grid: greeting and counts, sport, view and day, notices; and its loading and failed states. */
export function ScreenFrame(props: ScreenFrameProps) {
  const { me, club, chosen, availability, lastBookable, failed, error, children } = props;
  const { sport, date, today, choose } = chosen;
  const onDate = (next: string) => choose({ date: next });
  // On a phone with courts the sport is chosen in their row.
  const besideCourts = usePhone() && availability !== undefined && availability.courts.length > 0;
  const viewingAs = me.effective_role !== me.role ? me.effective_role : null;
  return (
    <div className={styles.screen}>
      <BookHeader name={me.profile.name} viewingAs={viewingAs}>
        {(availability || !failed) && <BookingCounts availability={availability} date={date} today={today} />}
      </BookHeader>
      <div className={styles.choosing}>
        {!besideCourts && (
          <div className={styles.sports}>
            <SportPicker sports={club.sports} sport={sport} onSport={(next) => choose({ sport: next })} />
          </div>
        )}
        <GridViews view={props.view} />
        <div className={styles.days}>
          <DateStrip
            days={stripDays(today, lastBookable, date)}
            today={today}
            date={date}
            lastBookable={lastBookable}
            onDate={onDate}
          />
          <CalendarButton date={date} today={today} lastBookable={lastBookable} onDate={onDate} />
        </div>
      </div>
      <DayNotices
        availability={availability}
        viewingAs={viewingAs}
        failed={failed && availability !== undefined}
        error={error}
        onRetry={props.onRetry}
      />
      {availability ? (
        children
      ) : failed ? (
        <ErrorState
          title="Courts could not be loaded"
          cause={error?.message ?? "Check your connection, then try again."}
          requestId={error?.requestId}
          retrying={props.retrying}
          onRetry={props.onRetry}
        />
      ) : (
        props.skeleton
      )}
    </div>
  );
}

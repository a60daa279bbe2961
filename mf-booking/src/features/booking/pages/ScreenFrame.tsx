import type { ApiError, Availability } from "@courtside/contracts/api/client.ts";
import { ROLE_LABELS, type Role } from "@courtside/contracts/domain/roles.ts";
import { Alert, ErrorState, Segmented, usePhone } from "@courtside/design-system/core.tsx";
import type { ReactNode } from "react";
import { CalendarButton } from "../../../club-day/CalendarButton.tsx";
import type { Alternative } from "../../../club-day/court-day.ts";
import { DateStrip } from "../../../club-day/DateStrip.tsx";
import { stripDays } from "../../../club-day/dates.ts";
import { Outdated } from "../../../club-day/Outdated.tsx";
import { SportPicker } from "../../../club-day/SportPicker.tsx";
import type { useChosenDay } from "../../../club-day/useChosenDay.ts";
import { dayNotice } from "../confirm/day-rules.ts";
import type { MoveScreen } from "../moving/useMoving.ts";
import { BookHeader, BookingCounts } from "./BookHeader.tsx";
import styles from "./ScreenFrame.module.css";
import type { GridViewChoice } from "./useGridView.ts";
import type { WantedSlot } from "./useWanted.ts";

export interface ScreenProps extends MoveScreen {
  chosen: ReturnType<typeof useChosenDay>;
  view: GridViewChoice;
  wanted: WantedSlot;
  /** Leads to a slot that can be booked without waiting, of this sport or another. */
  onFreeSlot: (slot: Alternative, sport: string) => void;
}

interface ScreenFrameProps extends ScreenProps {
  /** The chosen day, once it is loaded. */
  availability: Availability | undefined;
  lastBookable: string | null;
  /** The last request failed, the first or a later one. */
  failed: boolean;
  error: ApiError | null;
  retrying: boolean;
  onRetry: () => void;
  /** Shown until the day is loaded or has failed. */
  skeleton: ReactNode;
  /** The grid; shown once `availability` is loaded. */
  children: ReactNode;
}

/** Above the grid: greeting, counts, sport, view, day and notices; in place of the grid its loading and error states. */
export function ScreenFrame(props: ScreenFrameProps) {
  const { me, club, chosen, availability, lastBookable, failed, error, children } = props;
  const { sport, date, today, choose } = chosen;
  const onDate = (next: string) => choose({ date: next });
  // On a phone the sport is chosen beside the courts, if there are any.
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

/** Day or week; for staff on a wide screen also courts across or down. Nothing on a phone. */
function GridViews({ view }: { view: GridViewChoice }) {
  if (!view.canShowWeek) return null;
  return (
    <div className={styles.views}>
      {view.canTurn && (
        <Segmented
          label="Courts"
          value={view.turned ? "rows" : "columns"}
          onChange={(value) => view.onTurned(value === "rows")}
          options={[
            { value: "columns", label: "Courts across" },
            { value: "rows", label: "Courts down" },
          ]}
        />
      )}
      <Segmented
        label="View"
        value={view.week ? "week" : "day"}
        onChange={(value) => view.onWeek(value === "week")}
        options={[
          { value: "day", label: "Day" },
          { value: "week", label: "Week" },
        ]}
      />
    </div>
  );
}

interface DayNoticesProps {
  availability: Availability | undefined;
  /** The role an admin previews, if so. */
  viewingAs: Role | null;
  /** The last refetch failed; the older data stays. */
  failed: boolean;
  error: ApiError | null;
  onRetry: () => void;
}

/** The notices above the grid: the date's validation message, a failed refresh, a previewed role. */
function DayNotices({ availability, viewingAs, failed, error, onRetry }: DayNoticesProps) {
  const notice = availability && dayNotice(availability);
  return (
    <>
      {viewingAs && (
        <Alert tone="info" title={`Viewing as: ${ROLE_LABELS[viewingAs]}`}>
          {viewingAs === "front_desk" ? "Can see all bookings" : "Can only see own bookings"}
        </Alert>
      )}
      {failed && <Outdated error={error} onRetry={onRetry} />}
      {notice && <Alert tone="warning">{notice}</Alert>}
    </>
  );
}

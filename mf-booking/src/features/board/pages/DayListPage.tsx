import { type Club, isApiError } from "@courtside/contracts/api/client.ts";
import { clubTime, dateLabel, dateYearLabel } from "@courtside/contracts/domain/club-clock.ts";
import { takesBookings } from "@courtside/contracts/domain/courts.ts";
import type { Role } from "@courtside/contracts/domain/roles.ts";
import { useShell } from "@courtside/contracts/shell/index.tsx";
import { ErrorState, Page, PageHeader, SkeletonList, Stack } from "@courtside/design-system/core.tsx";
import { useRef, useState } from "react";
import { UndoCancel } from "../../../changes/UndoCancel.tsx";
import { useAvailability } from "../../../club-day/api.ts";
import { CalendarButton } from "../../../club-day/CalendarButton.tsx";
import { useClubClock, useSync } from "../../../club-day/clock.ts";
import type { CancelTarget } from "../../../club-day/court-day.ts";
import { DateStrip } from "../../../club-day/DateStrip.tsx";
import { stripDays } from "../../../club-day/dates.ts";
import { earliestStart } from "../../../club-day/earliest-start.ts";
import { Outdated } from "../../../club-day/Outdated.tsx";
import { SportPicker } from "../../../club-day/SportPicker.tsx";
import { useChosenDay } from "../../../club-day/useChosenDay.ts";
import { useDeskSports } from "../../../club-day/useDeskSports.ts";
import { BookForForm } from "../../../desk/BookForForm.tsx";
import { fieldAfterTime, focusField } from "../../../desk/desk-request.ts";
import { useDeskRequest } from "../../../desk/useDeskRequest.ts";
import { CancelBookingDialog } from "../../booking/booked/CancelBooking.tsx";
import { DayBoard } from "../list/DayBoard.tsx";
import { ViewSwitch } from "../ViewSwitch.tsx";
import { DayActions } from "./DayActions.tsx";
import styles from "./DayListPage.module.css";

interface DayListPageProps {
  club: NonNullable<Club>;
  role: Role;
}

/**
 * `/bookings?view=list` (docs/product/screens.md#manage-bookings): find a member, book for them, see the day of a sport by court,
 * cancel with a reason.
 */
export function DayListPage({ club, role }: DayListPageProps) {
  const { liveStatus, kiosk } = useShell();
  const clock = useClubClock();
  const sports = useDeskSports();
  const { sport, date, today, choose } = useChosenDay(sports, club.time_zone, clock.now);
  const query = useAvailability(date, sport);
  const { availability } = query;
  useSync(clock, availability, query.readAt);

  const desk = useDeskRequest(date, sport, club);
  const form = useRef<HTMLFormElement>(null);
  /** The form may be out of view, so the focus moves to what is still to be done there. */
  const chooseSlot = (courtId: string, start: string, end: string) => {
    desk.chooseSlot(courtId, start, end);
    focusField(form.current, fieldAfterTime(desk.form.input));
  };
  const [canceling, setCanceling] = useState<CancelTarget | null>(null);
  const offline = liveStatus === "offline";
  const onDate = (next: string) => choose({ date: next });
  const error: unknown = query.error;
  const courts = availability?.courts ?? [];

  return (
    <Page width="full">
      <PageHeader
        title="Manage Bookings"
        actions={
          <>
            <ViewSwitch />
            <DayActions kiosk={kiosk} />
          </>
        }
      />
      <Stack gap={20}>
        <UndoCancel />
        <Stack gap={12}>
          <SportPicker sports={sports} sport={sport} onSport={(next) => choose({ sport: next })} />
          <div className={styles.days}>
            <DateStrip
              days={stripDays(today, null, date)}
              today={today}
              date={date}
              lastBookable={null}
              onDate={onDate}
            />
            <CalendarButton date={date} today={today} lastBookable={null} onDate={onDate} />
          </div>
        </Stack>
        {availability && query.isError && !offline && <Outdated error={error} onRetry={query.refetch} />}
        <div className={styles.columns}>
          <BookForForm
            {...desk.form}
            ref={form}
            courts={courts.filter(takesBookings)}
            rules={club}
            earliest={earliestStart(date, {
              today,
              time: clubTime(clock.now, club.time_zone),
              opening: club.booking_hours_start,
              chosen: desk.form.input.start,
            })}
            dayLabel={date === today ? `Today, ${dateLabel(date)}` : dateYearLabel(date, club.time_zone)}
            offline={offline}
          />
          {availability ? (
            <DayBoard
              courts={courts}
              sport={sport}
              rules={club}
              role={role}
              now={clock.now}
              offline={offline}
              onSlot={chooseSlot}
              onCancel={setCanceling}
            />
          ) : query.isError ? (
            <ErrorState
              title="Courts could not be loaded"
              cause={isApiError(error) ? error.message : "Check your connection, then try again."}
              requestId={isApiError(error) ? error.requestId : undefined}
              retrying={query.isFetching}
              onRetry={query.refetch}
            />
          ) : (
            <SkeletonList count={3} />
          )}
        </div>
      </Stack>
      {canceling && <CancelBookingDialog target={canceling} zone={club.time_zone} onClose={() => setCanceling(null)} />}
    </Page>
  );
}

import { isApiError } from "@courtside/contracts/api/client.ts";
import { clubTime } from "@courtside/contracts/domain/club-clock.ts";
import { useMe, useShell } from "@courtside/contracts/shell/index.tsx";
import {
  Card,
  Empty,
  ErrorState,
  Grid,
  IconCalendar,
  IconCourt,
  LinkButton,
  Progress,
  SkeletonList,
  Stack,
  Stat,
} from "@courtside/design-system/core.tsx";
import { OutdatedNotice } from "../../../OutdatedNotice.tsx";
import { useToday } from "../api.ts";
import { type NextBooking, type TodayFigures, todayFigures } from "../todayFigures.ts";
import styles from "./Overview.module.css";

/** Today at the club: how full the courts are, and who plays next. */
export function Overview() {
  const { club } = useMe();
  const { hasScreen } = useShell();
  const today = useToday();
  if (today.error) {
    return (
      <Card>
        <ErrorState
          title="Today's figures could not be loaded"
          cause={isApiError(today.error) ? today.error.message : "Check your connection, then try again."}
          requestId={isApiError(today.error) ? today.error.requestId : undefined}
          onRetry={today.retry}
          retrying={today.isFetching}
        />
      </Card>
    );
  }
  if (today.isPending) return <SkeletonList count={3} />;
  if (today.days.length === 0) {
    return (
      <Card>
        <Empty
          icon={<IconCourt />}
          title="No open courts"
          description="Once a court takes bookings, today's figures stand here."
          action={hasScreen("/admin/courts") && <LinkButton href="/admin/courts">Add Court</LinkButton>}
        />
      </Card>
    );
  }
  const figures = todayFigures(today.days, today.now);
  return (
    <Stack gap={16}>
      {today.outdated !== null && <OutdatedNotice error={today.outdated} onRetry={today.retry} />}
      <Figures figures={figures} />
      <NextBookings bookings={figures.next} zone={club?.time_zone ?? "UTC"} />
    </Stack>
  );
}

/** Today's utilisation first, then its parts. */
function Figures({ figures }: { figures: TodayFigures }) {
  const { utilisation, bookedHours, openHours, bookings, next, courts } = figures;
  return (
    <Grid minColumn={200} gap={16}>
      <Stat
        label="Court time booked today"
        value={`${utilisation}%`}
        hint={
          <Stack gap={8}>
            <Progress label="Court time booked today" value={utilisation} />
            {`${hoursText(bookedHours)} of ${hoursText(openHours)} court hours`}
          </Stack>
        }
      />
      <Stat label="Bookings today" value={bookings} hint={`${next.length} still to play`} />
      <Stat label="Open courts" value={courts} hint="take bookings now" />
    </Grid>
  );
}

const hoursText = (hours: number) => hours.toLocaleString("en-US");

const SHOWN = 6;

interface NextBookingsProps {
  bookings: readonly NextBooking[];
  /** The club's zone. */
  zone: string;
}

/** Who plays next today. */
function NextBookings({ bookings, zone }: NextBookingsProps) {
  const { hasScreen } = useShell();
  const rest = bookings.length - SHOWN;
  return (
    <Card
      title="Next today"
      extra={
        hasScreen("/all-bookings") && (
          <LinkButton size="small" href="/all-bookings">
            All Bookings
          </LinkButton>
        )
      }
      footer={rest > 0 && `and ${rest} more today`}
      flush={bookings.length > 0}
    >
      {bookings.length === 0 ? (
        <Empty compact icon={<IconCalendar />} title="No more bookings today" />
      ) : (
        <ol className={styles.list}>
          {bookings.slice(0, SHOWN).map((booking) => (
            <li key={booking.id} className={styles.row}>
              <span className={styles.time}>
                {clubTime(booking.start_time, zone)} - {clubTime(booking.end_time, zone)}
              </span>
              <span className={styles.who}>{booking.bookedBy}</span>
              <span className={styles.court}>{booking.court}</span>
            </li>
          ))}
        </ol>
      )}
    </Card>
  );
}

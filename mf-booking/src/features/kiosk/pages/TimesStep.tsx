import { type Club, isApiError } from "@courtside/contracts/api/client.ts";
import { clubTime } from "@courtside/contracts/domain/club-clock.ts";
import { sportLabel } from "@courtside/contracts/domain/sports.ts";
import {
  Alert,
  Button,
  Card,
  Empty,
  ErrorState,
  Grid,
  SkeletonList,
  Stack,
  Text,
} from "@courtside/design-system/core.tsx";
import type { useAvailability } from "../../../club-day/api.ts";
import type { CourtDay } from "../../../club-day/court-day.ts";
import { DateStrip } from "../../../club-day/DateStrip.tsx";
import { stripDays } from "../../../club-day/dates.ts";
import { Outdated } from "../../../club-day/Outdated.tsx";
import { SportPicker } from "../../../club-day/SportPicker.tsx";
import { openSlots } from "../court-now.ts";
import styles from "../Kiosk.module.css";

interface TimesStepProps extends Pick<CourtTimesProps, "now" | "offline" | "onSlot"> {
  club: NonNullable<Club>;
  sport: string;
  date: string;
  today: string;
  query: ReturnType<typeof useAvailability>;
  choose: (change: { sport?: string; date?: string }) => void;
}

/** The free times of a day by court. */
export function TimesStep({ club, sport, date, today, query, choose, ...times }: TimesStepProps) {
  const { availability } = query;
  const error: unknown = query.error;
  return (
    <Stack gap={20}>
      {times.offline && (
        <Alert tone="warning" role="status">
          Booking waits for the connection.
        </Alert>
      )}
      {club.sports.length > 1 && (
        <SportPicker sports={club.sports} sport={sport} onSport={(next) => choose({ sport: next })} />
      )}
      <DateStrip
        days={stripDays(today, null, date)}
        today={today}
        date={date}
        lastBookable={null}
        onDate={(next) => choose({ date: next })}
      />
      {availability && query.isError && !times.offline && <Outdated error={error} onRetry={query.refetch} />}
      {availability ? (
        availability.courts.length > 0 ? (
          <Grid minColumn={360} style={{ alignItems: "start" }}>
            {availability.courts.map((court) => (
              <CourtTimes key={court.court_id} court={court} zone={club.time_zone} {...times} />
            ))}
          </Grid>
        ) : (
          <Empty title={`No courts available for ${sportLabel(sport)}`} />
        )
      ) : query.isError && !times.offline ? (
        <ErrorState
          title="Courts could not be loaded"
          cause={isApiError(error) ? error.message : "Check the connection, then try again."}
          requestId={isApiError(error) ? error.requestId : undefined}
          retrying={query.isFetching}
          onRetry={query.refetch}
        />
      ) : (
        <SkeletonList count={3} />
      )}
    </Stack>
  );
}

interface CourtTimesProps {
  court: CourtDay;
  zone: string;
  now: number;
  offline: boolean;
  /** Times of the club's clock. */
  onSlot: (courtId: string, start: string, end: string) => void;
}

/** The free times of a court; the kiosk does not show who booked the others. */
function CourtTimes({ court, zone, now, offline, onSlot }: CourtTimesProps) {
  const open = openSlots(court.slots, now);
  return (
    <Card title={court.name}>
      {open.length === 0 ? (
        <Text as="p" tone="secondary">
          Nothing left to book on this day.
        </Text>
      ) : (
        <ul className={styles.times}>
          {open.map(({ start_time, end_time }) => {
            const start = clubTime(start_time, zone);
            const end = clubTime(end_time, zone);
            return (
              <li key={start_time}>
                <Button
                  block
                  aria-label={`${court.name}, ${start} - ${end}, Available`}
                  aria-disabled={offline || undefined}
                  onClick={() => !offline && onSlot(court.court_id, start, end)}
                >
                  {start}
                </Button>
              </li>
            );
          })}
        </ul>
      )}
    </Card>
  );
}

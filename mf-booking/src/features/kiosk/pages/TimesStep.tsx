import { type Club, isApiError } from "@courtside/contracts/api/client.ts";
import { sportLabel } from "@courtside/contracts/domain/sports.ts";
import { Alert, Empty, ErrorState, Grid, SkeletonList, Stack } from "@courtside/design-system/core.tsx";
import { stripDays } from "../../../day/strip-days.ts";
import type { useAvailability } from "../../book/api/useAvailability.ts";
import { DateStrip } from "../../choose-day/components/DateStrip.tsx";
import { SportPicker } from "../../choose-day/components/SportPicker.tsx";
import { CourtTimes, type CourtTimesProps } from "../components/CourtTimes.tsx";

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
          onRetry={() => void query.refetch()}
        />
      ) : (
        <SkeletonList count={3} />
      )}
    </Stack>
  );
}

import { type Club, isApiError } from "@courtside/contracts/api/client.ts";
import { addDays, clubDateLabel, clubTime, dateYearLabel } from "@courtside/contracts/domain/club-clock.ts";
import { useShell } from "@courtside/contracts/shell/index.tsx";
import {
  Button,
  Card,
  Empty,
  ErrorState,
  IconButton,
  IconChevronLeft,
  IconChevronRight,
  Inline,
  LinkButton,
  Page,
  PageHeader,
  Skeleton,
  Stack,
  ThemeScope,
} from "@courtside/design-system/core.tsx";
import { Suspense, useMemo } from "react";
import { useClubClock, useSync } from "../../../club-day/clock.ts";
import { useDeskSports } from "../../../club-day/useDeskSports.ts";
import { useBoardDay } from "../api.ts";
import { DeskCheckIn, KeptDesk } from "../kept/KeptDesk.tsx";
import styles from "../sheet/CourtSheet.module.css";
import { CourtSheet } from "../sheet/CourtSheet.tsx";
import { useBoardAddress } from "../useBoardAddress.ts";

/** `/bookings?view=sheet` (docs/product/screens.md#day-sheet): a day on paper, an A4 page for each court. Only the pages are printed. */
export default function DaySheetPage({ club }: { club: NonNullable<Club> }) {
  const zone = club.time_zone;
  const clock = useClubClock();
  const allSports = useDeskSports();
  const { date, today, sport, choose } = useBoardAddress(allSports, club.slot_length_minutes, zone, clock.now);
  const sports = useMemo(() => (sport ? [sport] : allSports), [sport, allSports]);
  const { day, updatedAt, ...query } = useBoardDay(date, sports);
  useSync(clock, day ?? undefined, updatedAt);
  const offline = useShell().liveStatus === "offline";
  const back = new URLSearchParams({ date, ...(sport && { sport }) });
  const asOf = day ? `${clubDateLabel(day.now, zone)}, ${clubTime(day.now, zone)}` : "";
  return (
    <Page width="narrow">
      <PageHeader
        title="Day sheet"
        description="The day on paper, for when there is no network: an A4 page for each court, with names"
        actions={
          <>
            <LinkButton href={`/bookings?${back}`}>Back to the board</LinkButton>
            <Button variant="primary" disabled={!day} onClick={() => window.print()}>
              Print
            </Button>
          </>
        }
      />
      <Stack gap={20}>
        <Inline gap={8}>
          <IconButton
            label="The day before"
            variant="secondary"
            icon={<IconChevronLeft />}
            onClick={() => choose({ date: addDays(date, -1) })}
          />
          <IconButton
            label="The day after"
            variant="secondary"
            icon={<IconChevronRight />}
            onClick={() => choose({ date: addDays(date, 1) })}
          />
          <Button aria-pressed={date === today} onClick={() => choose({ date: today })}>
            Today
          </Button>
          <strong>{dateYearLabel(date, zone)}</strong>
        </Inline>
        {day && offline && (
          <Suspense>
            <DeskCheckIn club={club} />
          </Suspense>
        )}
        {day ? (
          <ThemeScope mode="light" clubColor={club.primary_color}>
            <div className={styles.sheets} data-day-sheet="">
              {day.courts.map((each) => (
                <CourtSheet key={each.court.court_id} {...each} club={club} date={date} asOf={asOf} />
              ))}
              {day.courts.length === 0 && <Empty title="No courts on this day" />}
            </div>
          </ThemeScope>
        ) : query.failed ? (
          <Unread error={query.error} retrying={query.fetching} onRetry={query.retry} club={club} date={date} />
        ) : (
          <Skeleton height={480} />
        )}
      </Stack>
    </Page>
  );
}

interface UnreadProps {
  error: unknown;
  retrying: boolean;
  onRetry: () => void;
  club: NonNullable<Club>;
  date: string;
}

/** A day that could not be read: without a network as it was kept, else why. */
function Unread({ error, retrying, onRetry, club, date }: UnreadProps) {
  const rejection = isApiError(error) ? error : null;
  const failure = (
    <Card>
      <ErrorState
        title="The day could not be loaded"
        cause={rejection?.message ?? "Check your connection, then try again."}
        requestId={rejection?.requestId}
        retrying={retrying}
        onRetry={onRetry}
      />
    </Card>
  );
  if (rejection) return failure;
  return (
    <Suspense fallback={<Skeleton height={480} />}>
      <KeptDesk club={club} date={date} retrying={retrying} onRetry={onRetry}>
        {failure}
      </KeptDesk>
    </Suspense>
  );
}

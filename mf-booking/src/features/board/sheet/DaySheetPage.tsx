import { type Club, isApiError } from "@courtside/contracts/api/client.ts";
import { addDays, clubDateLabel, clubTime, dateLabel } from "@courtside/contracts/domain/club-clock.ts";
import { sportLabel } from "@courtside/contracts/domain/sports.ts";
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
import { useMemo } from "react";
import { useClubClock, useSync } from "../../../club-day/clock.ts";
import { useBoardDay } from "../api.ts";
import type { BoardCourt } from "../board-day.ts";
import { occupancyText, occupancyType, spanText } from "../board-text.ts";
import { useBoardAddress } from "../useBoardAddress.ts";
import styles from "./DaySheetPage.module.css";
import { sheetLines } from "./sheet-lines.ts";

/** `/bookings?view=sheet` (docs/product/screens.md#day-sheet): a day on paper, an A4 page for each court. Only the pages are printed. */
export default function DaySheetPage({ club }: { club: NonNullable<Club> }) {
  const zone = club.time_zone;
  const clock = useClubClock();
  const { date, today, sport, choose } = useBoardAddress(club.sports, club.slot_length_minutes, zone, clock.now);
  const sports = useMemo(() => (sport ? [sport] : club.sports), [sport, club.sports]);
  const { day, updatedAt, ...query } = useBoardDay(date, sports);
  useSync(clock, day ?? undefined, updatedAt);
  const error: unknown = query.error;
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
          <strong>{dateLabel(date)}</strong>
        </Inline>
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
          <Card>
            <ErrorState
              title="The day could not be loaded"
              cause={isApiError(error) ? error.message : "Check your connection, then try again."}
              requestId={isApiError(error) ? error.requestId : undefined}
              retrying={query.fetching}
              onRetry={query.retry}
            />
          </Card>
        ) : (
          <Skeleton height={480} />
        )}
      </Stack>
    </Page>
  );
}

interface CourtSheetProps extends BoardCourt {
  club: NonNullable<Club>;
  date: string;
  /** When it was read. */
  asOf: string;
}

/** One court's page: what fills it, who is there, and free lines to write on. */
function CourtSheet({ court, sport, club, date, asOf }: CourtSheetProps) {
  const zone = club.time_zone;
  return (
    <article className={styles.sheet} aria-label={`Sheet of ${court.name}`}>
      <header className={styles.head}>
        <h2 className={styles.court}>{court.name}</h2>
        <p className={styles.day}>{dateLabel(date)}</p>
        <p className={styles.about}>
          {club.name}, {sportLabel(sport)}. As of {asOf}
        </p>
      </header>
      <table className={styles.lines}>
        <thead>
          <tr>
            <th scope="col">Time</th>
            <th scope="col">Who</th>
            <th scope="col">Type</th>
            <th scope="col">There</th>
          </tr>
        </thead>
        <tbody>
          {sheetLines(court).map(({ start, end, occupancy }) => (
            <tr key={`${start} ${occupancy?.id}`}>
              <th scope="row">{spanText(start, end, zone)}</th>
              <td>{occupancy && occupancyText(occupancy)}</td>
              <td>{occupancy ? occupancyType(occupancy) : "Free"}</td>
              <td>{occupancy?.is_checked_in ? "✓" : <span className={styles.box} />}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </article>
  );
}

import { bookingPath } from "@courtside/contracts/domain/calendar.ts";
import { clubTime, dateYearLabel } from "@courtside/contracts/domain/club-clock.ts";
import { Alert, Button, ErrorState, Inline, Link, Progress, Stack, Text } from "@courtside/design-system/core.tsx";
import { useSeries, useStopSeries } from "./api.ts";
import styles from "./Series.module.css";
import { bookedText } from "./series-draft.ts";

/** What was booked and what was not; while a job books it, how far it is. */
export function SeriesResult({ id, zone }: { id: string; zone: string }) {
  const { data: series, isError, refetch } = useSeries(id);
  const { stop, busy } = useStopSeries();
  if (!series && isError) {
    return <ErrorState compact title="The series could not be loaded" onRetry={() => void refetch()} />;
  }
  if (!series) return <Text tone="secondary">Loading...</Text>;
  const { done, total } = series.progress;
  const booked = series.dates.filter(({ outcome }) => outcome === "booked");
  const left = series.dates.filter(({ outcome }) => outcome === "skipped" || outcome === "missed");
  if (series.state === "running") {
    const text = `${done} of ${total} dates`;
    return (
      <Stack gap={12}>
        <Text as="p">Booking {text}. You can close this: it goes on.</Text>
        <Progress label="Booking the series" value={done} max={total} valueText={text} />
        {isError && <Alert tone="warning">How far it is cannot be read at the moment.</Alert>}
        {series.can_stop && (
          <Inline>
            <Button danger busy={busy} busyLabel="Stopping..." onClick={() => stop(id)}>
              Stop
            </Button>
          </Inline>
        )}
      </Stack>
    );
  }
  const title = series.state === "stopped" ? "Stopped" : "Booked";
  return (
    <Stack gap={12}>
      <Alert tone={series.state === "stopped" ? "warning" : "success"} role="status" title={title}>
        {bookedText(booked.length, left.length)}
      </Alert>
      {left.length > 0 && (
        <section className={styles.left}>
          <Text as="p">Left out:</Text>
          <ul className={styles.dates}>
            {left.map(({ date, message }) => (
              <li key={date}>
                {dateYearLabel(date, zone)}
                {message && `: ${message}`}
              </li>
            ))}
          </ul>
        </section>
      )}
      <details open>
        <summary>Booked dates</summary>
        <ul className={styles.dates}>
          {booked.map((booking) => (
            <li key={booking.date}>
              <BookedDate {...booking} zone={zone} />
            </li>
          ))}
        </ul>
      </details>
    </Stack>
  );
}

type SeriesDate = NonNullable<ReturnType<typeof useSeries>["data"]>["dates"][number];

/** Leads to the booking's page, where it goes into a calendar. */
function BookedDate({ date, court_name, start_time, end_time, booking_id, zone }: SeriesDate & { zone: string }) {
  const time = [start_time, end_time].map((instant) => instant && clubTime(instant, zone)).join(" - ");
  const text = `${dateYearLabel(date, zone)}, ${time}, ${court_name}`;
  return booking_id ? <Link href={bookingPath(booking_id)}>{text}</Link> : text;
}

import { clubTime, dateLabel } from "@courtside/contracts/domain/club-clock.ts";
import { Alert, Button, Inline, Progress, Stack, Text } from "@courtside/design-system/core.tsx";
import { useSeries, useStopSeries } from "./api.ts";
import styles from "./Series.module.css";
import { bookedText } from "./series-draft.ts";

/** What was booked and what was not; while a job books it, how far it is. */
export function SeriesResult({ id, zone }: { id: string; zone: string }) {
  const { data: series } = useSeries(id);
  const { stop, busy } = useStopSeries();
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
                {dateLabel(date)}
                {message && `: ${message}`}
              </li>
            ))}
          </ul>
        </section>
      )}
      <details open>
        <summary>Booked dates</summary>
        <ul className={styles.dates}>
          {booked.map(({ date, court_name, start_time, end_time }) => (
            <li key={date}>
              {dateLabel(date)}, {start_time && clubTime(start_time, zone)} - {end_time && clubTime(end_time, zone)},{" "}
              {court_name}
            </li>
          ))}
        </ul>
      </details>
    </Stack>
  );
}

import { clubTime } from "@courtside/contracts/domain/club-clock.ts";
import type { FreeTime } from "@courtside/contracts/domain/club-day/free-times.ts";
import { Button, Inline, Segmented, Text } from "@courtside/design-system/core.tsx";
import { useState } from "react";
import styles from "./Device.module.css";

interface Place {
  court_id: string;
  start_time: string;
}

interface FreeCourtsProps {
  /** Each with a court at least. */
  times: readonly FreeTime[];
  zone: string;
  /** So many courts with their times are in sight at once; of more, a time is chosen first. */
  most: number;
  disabled: boolean;
  onChoose: (place: Place) => void;
}

/** The times in sight until more are wanted: one or two rows on a tablet. */
const MOST_TIMES = 10;

/**
 * Free courts at their times, to tap. Where there are many, those of the next time, and every other time one tap away. A time whose
 * courts are gone stays chosen: no court of another time takes the place of the one that is being tapped.
 */
export function FreeCourts({ times, zone, most, disabled, onChoose }: FreeCourtsProps) {
  /** Null while all are shown. */
  const [wanted, setWanted] = useState<string | null>(null);
  const [isWhole, setWhole] = useState(false);
  const areFew = times.reduce((sum, { courts }) => sum + courts.length, 0) <= most;
  const [first] = times;
  if (wanted === null && !areFew && first) setWanted(first.start_time);
  const shown = wanted === null ? times : times.filter(({ start_time }) => start_time === wanted);
  const isGone = wanted !== null && shown.length === 0;
  const offered = isWhole ? times : times.slice(0, MOST_TIMES);
  return (
    <>
      {wanted !== null && times.length > (isGone ? 0 : 1) && (
        <Inline>
          <Segmented
            label="Time"
            look="pills"
            wrap
            value={wanted}
            onChange={setWanted}
            options={offered.map(({ start_time }) => ({ value: start_time, label: clubTime(start_time, zone) }))}
          />
          {offered.length < times.length && <Button onClick={() => setWhole(true)}>More times</Button>}
        </Inline>
      )}
      <div aria-live="polite">
        {isGone && times.length > 0 && (
          <Text as="p" tone="secondary">
            No court is free for you any more at {clubTime(wanted, zone)}. Choose another time.
          </Text>
        )}
      </div>
      <ul className={styles.times}>
        {shown.flatMap(({ start_time, courts }) =>
          courts.map(({ court_id, court_name }) => (
            <li key={`${court_id} ${start_time}`}>
              <Button size="large" block disabled={disabled} onClick={() => onChoose({ court_id, start_time })}>
                {clubTime(start_time, zone)} {court_name}
              </Button>
            </li>
          )),
        )}
      </ul>
    </>
  );
}

/** The times on these courts alone. */
export function onCourts(times: readonly FreeTime[], courts: readonly { id: string }[]): FreeTime[] {
  const shown = new Set(courts.map(({ id }) => id));
  return times
    .map((time) => ({ ...time, courts: time.courts.filter(({ court_id }) => shown.has(court_id)) }))
    .filter((time) => time.courts.length > 0);
}

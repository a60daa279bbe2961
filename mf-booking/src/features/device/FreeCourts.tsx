import { clubTime } from "@courtside/contracts/domain/club-clock.ts";
import type { FreeTime } from "@courtside/contracts/domain/club-day/free-times.ts";
import { Button, Inline, Segmented } from "@courtside/design-system/core.tsx";
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

/** Free courts at their times, to tap. Where there are many, those of the next time, and every other time one tap away. */
export function FreeCourts({ times, zone, most, disabled, onChoose }: FreeCourtsProps) {
  const [wanted, setWanted] = useState<string>();
  const [isWhole, setWhole] = useState(false);
  const areFew = times.reduce((sum, { courts }) => sum + courts.length, 0) <= most;
  const chosen = times.find(({ start_time }) => start_time === wanted) ?? times[0];
  const offered = isWhole ? times : times.slice(0, MOST_TIMES);
  const shown = areFew || !chosen ? times : [chosen];
  return (
    <>
      {!areFew && times.length > 1 && (
        <Inline>
          <Segmented
            label="Time"
            look="pills"
            wrap
            value={chosen?.start_time}
            onChange={setWanted}
            options={offered.map(({ start_time }) => ({ value: start_time, label: clubTime(start_time, zone) }))}
          />
          {offered.length < times.length && <Button onClick={() => setWhole(true)}>More times</Button>}
        </Inline>
      )}
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

import { classNames } from "@courtside/design-system/classNames.ts";
import styles from "./DayGridPicture.module.css";

type State = "available" | "booked" | "own" | "event" | "lesson" | "blocked" | "past";

const COURTS = ["Court 1", "Court 2", "Court 3", "Court 4"];

/** A Saturday morning: a state for each court, row by row. */
const DAY: [time: string, states: State[]][] = [
  ["08:00", ["past", "booked", "past", "booked"]],
  ["09:00", ["booked", "booked", "lesson", "available"]],
  ["10:00", ["available", "own", "lesson", "booked"]],
  ["11:00", ["booked", "available", "available", "blocked"]],
  ["12:00", ["available", "booked", "event", "blocked"]],
  ["13:00", ["booked", "available", "event", "available"]],
];

const WORDS: Record<State, string> = {
  available: "",
  booked: "Booked",
  own: "You",
  event: "Event",
  lesson: "Lesson",
  blocked: "Blocked",
  past: "",
};

const LEGEND: [state: State, label: string][] = [
  ["available", "Available"],
  ["booked", "Booked"],
  ["own", "Your booking"],
  ["lesson", "Lesson"],
  ["event", "Event"],
  ["blocked", "Blocked"],
];

/** The booking grid, drawn in CSS with the product's own colours. */
export function DayGridPicture() {
  return (
    <figure className={styles.frame}>
      <div
        role="img"
        aria-label="The day grid: four courts from 8 to 13 o'clock, with free, booked, lesson, event and blocked slots, and one of your own."
      >
        <div className={styles.bar}>
          <strong>Saturday, March 8</strong>
          <span className={styles.chips}>
            <span className={classNames(styles.chip, styles.chosen)}>Tennis</span>
            <span className={styles.chip}>Pickleball</span>
          </span>
        </div>
        <div className={styles.grid}>
          <span />
          {COURTS.map((court) => (
            <span key={court} className={styles.court}>
              {court}
            </span>
          ))}
          {DAY.map(([time, states]) => (
            <Row key={time} time={time} states={states} />
          ))}
        </div>
      </div>
      <figcaption className={styles.legend}>
        {LEGEND.map(([state, label]) => (
          <span key={state} className={styles.key}>
            <span className={classNames(styles.swatch, styles[state])} />
            {label}
          </span>
        ))}
      </figcaption>
    </figure>
  );
}

function Row({ time, states }: { time: string; states: State[] }) {
  return (
    <>
      <span className={styles.time}>{time}</span>
      {states.map((state, court) => (
        <span key={COURTS[court]} className={classNames(styles.slot, styles[state])}>
          {state === "available" || state === "past" ? time : WORDS[state]}
        </span>
      ))}
    </>
  );
}

import { classNames } from "@courtside/design-system/classNames.ts";
import { IconCalendar, IconCheck, IconGauge } from "@courtside/design-system/components/Icon/icons.tsx";
import { Legend } from "@courtside/design-system/components/Legend/Legend.tsx";
import { slotClass, slotStates } from "@courtside/design-system/components/Slot/slotStates.ts";
import type { SlotState } from "@courtside/design-system/theme/slots.ts";
import styles from "./DayGridPicture.module.css";

const COURTS: [name: string, free: number][] = [
  ["Court 1", 7],
  ["Court 2", 5],
  ["Court 3", 6],
  ["Court 4", 6],
];

/** A morning: a state for each court, row by row. `chosen` is the free slot that is about to be booked. */
const DAY: [time: string, states: (SlotState | "chosen")[]][] = [
  ["08:00", ["past", "booked", "past", "booked"]],
  ["09:00", ["booked", "available", "lesson", "booked"]],
  ["10:00", ["available", "chosen", "lesson", "available"]],
  ["11:00", ["own", "booked", "available", "available"]],
  ["12:00", ["available", "booked", "event", "available"]],
  ["13:00", ["booked", "available", "event", "available"]],
];

const LEGEND: SlotState[] = ["available", "booked", "own", "lesson", "event"];

/** The booking grid, of the product's own slots. */
export function DayGridPicture() {
  return (
    <figure className={styles.figure}>
      <div
        className={styles.frame}
        role="img"
        aria-label="The day grid of a club: four courts from 8 to 13 o'clock with free and booked slots, a lesson, an event, and one about to be booked."
      >
        <div className={styles.bar}>
          <strong>Saturday, March 8</strong>
          <span className={styles.chips}>
            <span className={classNames(styles.chip, styles.chosenChip)}>Tennis</span>
            <span className={styles.chip}>Pickleball</span>
          </span>
        </div>
        <div className={styles.grid}>
          <span className={styles.corner}>Time</span>
          {COURTS.map(([name, free]) => (
            <span key={name} className={styles.court}>
              <strong>{name}</strong>
              <span>{free} free</span>
            </span>
          ))}
          {DAY.map(([time, states]) => (
            <Row key={time} time={time} states={states} />
          ))}
        </div>
        <ConfirmPicture />
      </div>
      <figcaption className={styles.legend}>
        <Legend states={LEGEND} />
      </figcaption>
    </figure>
  );
}

function Row({ time, states }: { time: string; states: (SlotState | "chosen")[] }) {
  return (
    <>
      <span className={styles.time}>{time}</span>
      {states.map((state, at) => (
        <Slot key={COURTS[at]?.[0]} time={time} state={state} />
      ))}
    </>
  );
}

function Slot({ time, state }: { time: string; state: SlotState | "chosen" }) {
  if (state === "chosen") {
    return (
      <span className={classNames(slotClass("available"), styles.slot, styles.chosen)}>
        {time}
        <IconCheck size={16} className={styles.tick} />
      </span>
    );
  }
  const { label, Icon } = slotStates[state];
  const isOpen = state === "available" || state === "past";
  return (
    <span className={classNames(slotClass(state), styles.slot)}>
      {!isOpen && <Icon size={14} />}
      {isOpen ? time : <span className={styles.word}>{state === "own" ? "You" : label}</span>}
    </span>
  );
}

/** The panel that confirms a booking, over the picture's corner; beneath the grid on a phone, where it is a sheet. */
const ConfirmPicture = () => (
  <div className={styles.panel}>
    <p className={styles.title}>Book Court 2</p>
    <p className={styles.range}>10:00 - 11:00</p>
    <p className={styles.detail}>
      <IconCalendar size={16} /> Sat, Mar 8 · Tennis
    </p>
    <p className={styles.detail}>
      <IconGauge size={16} /> Uses 2 of 2 that day
    </p>
    <span className={styles.book}>Book</span>
  </div>
);

import { classNames } from "@courtside/design-system/classNames.ts";
import { slotClass } from "@courtside/design-system/components/Slot/slotStates.ts";
import styles from "./PlacePictures.module.css";

/** The kiosk between two guests: clock and free courts. */
export const KioskPicture = () => (
  <div className={classNames(styles.device, styles.tablet)}>
    <p className={styles.clock}>17:42</p>
    <p className={styles.free}>3 courts free now</p>
    <div className={styles.courts}>
      {["Court 1", "Court 3", "Court 4"].map((court) => (
        <span key={court} className={classNames(slotClass("available"), styles.court)}>
          {court}
        </span>
      ))}
    </div>
    <span className={styles.touch}>Touch to book</span>
  </div>
);

const LESSONS: [time: string, who: string, court: string, state: "lesson" | "available"][] = [
  ["15:00", "Ada L.", "Court 2", "lesson"],
  ["16:00", "Junior group", "Court 2", "lesson"],
  ["17:00", "Free", "Open for requests", "available"],
  ["18:00", "Noah B.", "Court 3", "lesson"],
];

/** A coach's afternoon. */
export const LessonsPicture = () => (
  <div className={classNames(styles.device, styles.phone)}>
    <p className={styles.day}>Today · 3 lessons</p>
    {LESSONS.map(([time, who, court, state]) => (
      <span key={time} className={classNames(slotClass(state), styles.lesson)}>
        <strong>{time}</strong>
        <span className={styles.who}>
          <span>{who}</span>
          <span>{court}</span>
        </span>
      </span>
    ))}
  </div>
);

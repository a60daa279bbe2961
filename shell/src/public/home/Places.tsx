import { classNames } from "@courtside/design-system/classNames.ts";
import { slotClass } from "@courtside/design-system/components/Slot/slotStates.ts";
import styles from "./Places.module.css";

/** The kiosk between two guests: clock and free courts. */
const KioskPicture = () => (
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
const LessonsPicture = () => (
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

const PLACES = [
  {
    title: "A kiosk at the entrance",
    text: "A tablet on the wall shows the clock and the free courts. Members touch, prove who they are and book; after a minute it forgets them.",
    picture: <KioskPicture />,
  },
  {
    title: "A day plan for coaches",
    text: "Coaches set their hours, accept requests with a court attached and see their next lesson on a phone between two baskets of balls.",
    picture: <LessonsPicture />,
  },
];

/** The strip for kiosk and coaches. */
export const Places = () => (
  <div className={styles.places}>
    {PLACES.map(({ title, text, picture }) => (
      <div key={title} className={styles.place}>
        <div className={styles.column}>
          <h3 className={styles.title}>{title}</h3>
          <p className={styles.text}>{text}</p>
        </div>
        <div className={styles.stage} aria-hidden="true">
          {picture}
        </div>
      </div>
    ))}
  </div>
);

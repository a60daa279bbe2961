import { KioskPicture, LessonsPicture } from "./PlacePictures.tsx";
import styles from "./Places.module.css";

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
        <div className={styles.words}>
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

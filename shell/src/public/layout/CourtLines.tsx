import styles from "./CourtLines.module.css";

/** The lines of a court behind a page's head. */
export const CourtLines = () => (
  <svg className={styles.court} viewBox="0 0 780 360" aria-hidden="true" focusable="false">
    <path d="M1 1h778v358H1zM1 46h778M1 314h778M390 1v358M180 46v268M600 46v268M180 180h420" />
  </svg>
);

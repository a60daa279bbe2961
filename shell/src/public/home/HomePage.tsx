import { classNames } from "@courtside/design-system/classNames.ts";
import button from "../layout/button.module.css";
import { PublicPage } from "../layout/PublicPage.tsx";
import { DayGridPicture } from "./DayGridPicture.tsx";
import { FEATURES } from "./features.tsx";
import styles from "./HomePage.module.css";

/** `/`: what Courtside is, shown by the product itself. */
export function HomePage() {
  return (
    <PublicPage>
      <section className={styles.hero}>
        <div className={styles.pitch}>
          <p className={styles.eyebrow}>Tennis · Pickleball · Squash · Padel</p>
          <h1 className={styles.title}>Every court, every day, at a glance.</h1>
          <p className={styles.lead}>
            Courtside is court booking for racquet clubs. Members see what is free and book it in two taps; coaches,
            front desk and admins run the club from the same board.
          </p>
          <div className={styles.actions}>
            <a href="/signup" className={classNames(button.button, button.primary, button.large)}>
              Sign Up
            </a>
            <a href="/demo" className={classNames(button.button, button.large)}>
              Try Demo
            </a>
          </div>
          <p className={styles.trial}>
            Running a club? <a href="/start-trial">Start a free 14-day trial</a>, no credit card needed.
          </p>
        </div>
        <DayGridPicture />
      </section>
      <section className={styles.features} aria-labelledby="features">
        <h2 id="features" className={styles.heading}>
          Built for the whole club
        </h2>
        <ul className={styles.cards}>
          {FEATURES.map(({ title, text, icon }) => (
            <li key={title} className={styles.card}>
              <span className={styles.icon}>{icon}</span>
              <h3 className={styles.cardTitle}>{title}</h3>
              <p className={styles.cardText}>{text}</p>
            </li>
          ))}
        </ul>
      </section>
    </PublicPage>
  );
}

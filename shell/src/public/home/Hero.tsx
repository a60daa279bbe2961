import { TRIAL_DAYS } from "@courtside/contracts/domain/periods.ts";
import { IconCheck } from "@courtside/design-system/components/Icon/icons.tsx";
import { ButtonLink } from "../layout/ButtonLink.tsx";
import { CourtLines } from "../layout/CourtLines.tsx";
import { DayGridPicture } from "./DayGridPicture.tsx";
import styles from "./Hero.module.css";

const PROMISES = ["No double bookings, ever", "Live on every screen", "Phone, tablet, desktop"];

/** The first glance: what it is, how to get in, and the grid itself. */
export function Hero() {
  return (
    <div className={styles.band}>
      <CourtLines />
      <div className={styles.hero}>
        <div>
          <p className={styles.eyebrow}>Tennis · Pickleball · Squash · Padel</p>
          <h1 className={styles.title}>Every court, every day, at a glance.</h1>
          <p className={styles.lead}>
            Courtside is court booking for racquet clubs. Members see what is free and book it in two taps; coaches,
            front desk and admins run the club from the same board.
          </p>
          <div className={styles.actions}>
            <ButtonLink href="/signup" variant="primary" large>
              Sign Up
            </ButtonLink>
            <ButtonLink href="/demo" large>
              Try Demo
            </ButtonLink>
          </div>
          <p className={styles.trial}>
            Running a club? <a href="/start-trial">Start a free {TRIAL_DAYS}-day trial</a>, no credit card needed.
          </p>
          <ul className={styles.promises}>
            {PROMISES.map((promise) => (
              <li key={promise}>
                <IconCheck size={16} />
                {promise}
              </li>
            ))}
          </ul>
        </div>
        <DayGridPicture />
      </div>
    </div>
  );
}

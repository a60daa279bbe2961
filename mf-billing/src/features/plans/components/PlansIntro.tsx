import styles from "./PlansIntro.module.css";

/** What the page is about, in one line and a half. */
export const PlansIntro = () => (
  <header className={styles.intro}>
    <h1 className={styles.title}>A plan for every club</h1>
    <p className={styles.lead}>
      One subscription for everybody: members, coaches and front desk. Change or cancel whenever you like.
    </p>
  </header>
);

import { Link } from "@courtside/design-system/core.tsx";
import { throughSignIn } from "./upgrade-address.ts";
import styles from "./VisitorWays.module.css";

/** Beneath the plans, for whoever is not signed in: without paying first, or with a club that is there already. */
export const VisitorWays = () => (
  <p className={styles.ways}>
    Not sure yet? <Link href="/start-trial">Start Free Trial</Link>: 14 days, no credit card. Is your club here already?{" "}
    <Link href={throughSignIn("/upgrade")}>Sign In</Link>
  </p>
);

/** The same for visitors of the demo club, which cannot subscribe. */
export const DemoWay = () => (
  <p className={styles.ways}>
    This is the demo club. <Link href="/start-trial">Start Free Trial</Link> with a club of your own: 14 days, no credit
    card.
  </p>
);

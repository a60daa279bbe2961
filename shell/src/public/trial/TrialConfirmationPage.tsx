import { TRIAL_DAYS } from "@courtside/contracts/domain/periods.ts";
import { IconSuccess } from "@courtside/design-system/components/Icon/icons.tsx";
import { CheckList } from "../layout/CheckList.tsx";
import { Notice } from "../layout/Notice.tsx";
import styles from "./TrialConfirmationPage.module.css";

const READY = [
  "Four courts: two for tennis, two for pickleball",
  "A sample coach, so that lessons can be tried",
  "Fair rules to begin with: two bookings a day, 14 days ahead, up to 2 hours",
];

/** `/trial-confirmation`: the club is there (docs/product/access.md#founding-a-club). */
export const TrialConfirmationPage = () => (
  <Notice
    path="/trial-confirmation"
    mark={
      <p className={styles.created} role="status">
        <IconSuccess size={20} /> Club Created Successfully!
      </p>
    }
    title="Welcome to your club"
    text={`Your free trial has begun and runs for ${TRIAL_DAYS} days. Everything in Pro is open to you and your members.`}
    ways={[{ href: "/dashboard", label: "Go to Dashboard" }]}
  >
    <div className={styles.ready}>
      <h2 className={styles.title}>Ready for you</h2>
      <CheckList items={READY} />
    </div>
  </Notice>
);

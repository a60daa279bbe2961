import { classNames } from "@courtside/design-system/classNames.ts";
import { ButtonLink } from "../layout/ButtonLink.tsx";
import { CheckList } from "../layout/CheckList.tsx";
import styles from "./PlansTeaser.module.css";
import { PLANS } from "./plans.ts";

const upTo = (most: number | null, what: string) => (most === null ? `Unlimited ${what}` : `Up to ${most} ${what}`);

/** Three plans with their prices; the whole story is at /upgrade. */
export const PlansTeaser = () => (
  <>
    <ul className={styles.plans}>
      {PLANS.map(({ name, monthly, yearly, courts, members, more }) => {
        const isTrial = name === "Pro";
        return (
          <li key={name} className={classNames(styles.plan, isTrial && styles.chosen)}>
            <h3 className={styles.name}>
              {name}
              {isTrial && <span className={styles.badge}>In your trial</span>}
            </h3>
            <p className={styles.price}>
              <strong>${monthly}</strong> a month
            </p>
            <p className={styles.yearly}>or ${yearly.toLocaleString("en-US")} a year</p>
            <CheckList items={[upTo(courts, "courts"), upTo(members, "members"), more]} />
          </li>
        );
      })}
    </ul>
    <p className={styles.ways}>
      <ButtonLink href="/start-trial" large>
        Start Free Trial
      </ButtonLink>
      <ButtonLink href="/upgrade" variant="ghost" large>
        Compare plans
      </ButtonLink>
    </p>
  </>
);

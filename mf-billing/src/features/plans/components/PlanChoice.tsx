import type { Plan } from "@courtside/contracts/api/client.ts";
import { Segmented } from "@courtside/design-system/core.tsx";
import type { Choosing } from "./ChoosePlan.tsx";
import { PlanCard } from "./PlanCard.tsx";
import styles from "./PlanChoice.module.css";
import { type Billing, headlineSaving } from "./prices.ts";

const BILLINGS = [
  { value: "monthly", label: "Monthly" },
  { value: "yearly", label: "Yearly" },
] as const;

interface PlanChoiceProps extends Choosing {
  plans: readonly Plan[];
  billing: Billing;
  onBilling: (billing: Billing) => void;
}

/** The plans beside each other, by the month or the year. */
export function PlanChoice({ plans, billing, onBilling, ...choosing }: PlanChoiceProps) {
  return (
    <div className={styles.choice}>
      <div className={styles.billing}>
        <Segmented label="Billing" options={BILLINGS} value={billing} onChange={onBilling} />
        <p className={styles.saving}>Save {headlineSaving(plans)}% on average with yearly billing</p>
      </div>
      <div className={styles.plans}>
        {plans.map((plan) => (
          <PlanCard key={plan.id} plan={plan} plans={plans} billing={billing} {...choosing} />
        ))}
      </div>
    </div>
  );
}

import type { Plan } from "@courtside/contracts/api/client.ts";
import { Card, IconCheck, Tag } from "@courtside/design-system/core.tsx";
import { ChoosePlan } from "./ChoosePlan.tsx";
import styles from "./PlanCard.module.css";
import { type Billing, priceText, yearlySaving } from "./prices.ts";

/** The plan that carries the badge (O §2.17). */
const MOST_POPULAR = "pro";

const upTo = (count: number | null, what: string) => (count === null ? `Unlimited ${what}` : `Up to ${count} ${what}`);

export interface PlanCardProps {
  plan: Plan;
  billing: Billing;
}

/** One plan: price, limits, features, the way to it. */
export function PlanCard({ plan, billing }: PlanCardProps) {
  const popular = plan.id === MOST_POPULAR;
  const saving = yearlySaving(plan);
  const yearly = billing === "yearly";
  return (
    <Card
      title={plan.name}
      highlighted={popular}
      extra={popular && <Tag tone="primary">Most Popular</Tag>}
      footer={<ChoosePlan plan={plan} highlighted={popular} />}
    >
      <p className={styles.price}>
        <strong className={styles.amount}>{priceText(yearly ? plan.price_yearly : plan.price_monthly)}</strong>
        <span className={styles.period}>{yearly ? "per year" : "per month"}</span>
      </p>
      <p className={styles.saving}>{yearly && saving !== null && saving > 0 ? `Save ${saving}%` : " "}</p>
      <ul className={styles.features}>
        {[upTo(plan.max_courts, "courts"), upTo(plan.max_members, "members"), ...plan.features].map((feature) => (
          <li key={feature} className={styles.feature}>
            <IconCheck size={18} />
            {feature}
          </li>
        ))}
      </ul>
    </Card>
  );
}

import type { Plan } from "@courtside/contracts/api/client.ts";
import { classNames, IconCheck, IconCourt, IconStar, IconUsers } from "@courtside/design-system/core.tsx";
import { useId } from "react";
import { ChoosePlan, type Choosing } from "./ChoosePlan.tsx";
import styles from "./PlanCard.module.css";
import { currentPlan, tooMuchFor } from "./plan-action.ts";
import { type Billing, monthlyShareText, periodText, priceOf, priceText, yearlySaving } from "./prices.ts";

/** The plan that carries the badge (docs/product/billing.md#plans-page). */
const MOST_POPULAR = "pro";

const upTo = (count: number | null, what: string) => (count === null ? `Unlimited ${what}` : `Up to ${count} ${what}`);

interface PlanCardProps extends Choosing {
  plan: Plan;
  plans: readonly Plan[];
  billing: Billing;
}

/** One plan: price, the way to it, limits, features. */
export function PlanCard(props: PlanCardProps) {
  const { plan, plans, billing, viewer, subscription } = props;
  const titleId = useId();
  const current = currentPlan(plans, subscription);
  const isCurrent = current?.id === plan.id;
  const isPopular = plan.id === MOST_POPULAR;
  // What is owed comes first: then nothing here is the page's primary button.
  const isStepUp = subscription?.status !== "past_due" && plan.price_monthly > (current?.price_monthly ?? 0);
  const tooMuch = subscription && !isCurrent ? tooMuchFor(plan, subscription) : [];
  return (
    <section
      aria-labelledby={titleId}
      className={classNames(styles.card, (current ? isCurrent : isPopular) && styles.highlighted)}
    >
      {isPopular && (
        <p className={styles.badge}>
          <IconStar size={14} />
          Most Popular
        </p>
      )}
      <div>
        <h2 id={titleId} className={styles.name}>
          {plan.name}
        </h2>
        <p className={styles.price}>
          <strong className={styles.amount}>{priceText(priceOf(plan, billing))}</strong>
          <span className={styles.period}>{periodText(billing)}</span>
        </p>
        <Saving plan={plan} billing={billing} />
      </div>
      {viewer !== "asks-admin" && viewer !== "demo" && (
        <div className={styles.way}>
          <ChoosePlan {...props} isPrimary={isPopular && isStepUp} />
        </div>
      )}
      <ul className={styles.limits}>
        <li className={styles.limit}>
          <IconCourt size={18} />
          {upTo(plan.max_courts, "courts")}
        </li>
        <li className={styles.limit}>
          <IconUsers size={18} />
          {upTo(plan.max_members, "members")}
        </li>
      </ul>
      <ul className={styles.features}>
        {plan.features.map((feature) => (
          <li key={feature} className={styles.feature}>
            <IconCheck size={18} />
            {feature}
          </li>
        ))}
      </ul>
      {tooMuch.length > 0 && (
        <p className={styles.note}>
          Your club has {tooMuch.join(" and ")}. On {plan.name} nothing would be deleted, but nothing could be added.
        </p>
      )}
    </section>
  );
}

function Saving({ plan, billing }: Pick<PlanCardProps, "plan" | "billing">) {
  const saving = yearlySaving(plan);
  if (saving === null || saving <= 0) return <p className={styles.saving} />;
  return (
    <p className={styles.saving}>
      <span className={styles.percent}>Save {saving}%</span>{" "}
      {billing === "yearly"
        ? `that is ${monthlyShareText(plan)} a month`
        : `with ${priceText(plan.price_yearly)} per year`}
    </p>
  );
}

import type { Plan, Subscription } from "@courtside/contracts/api/client.ts";
import { Button, IconCheck, LinkButton, Skeleton } from "@courtside/design-system/core.tsx";
import styles from "./PlanCard.module.css";
import { planActionOf } from "./plan-action.ts";
import type { Billing } from "./prices.ts";
import { chosenAddress, throughSignUp } from "./upgrade-address.ts";
import type { Viewer } from "./viewer.ts";

export interface Choosing {
  viewer: Viewer;
  /** Undefined until it is known, and for users who may not see it. */
  subscription: Subscription | undefined;
  /** Whether it is still being asked for. */
  isStatusPending: boolean;
  /** Whether an admin may buy a plan now. */
  mayChoose: boolean;
  /** The plan whose checkout is being opened. */
  leavingFor: string | null;
  onChoose: (planId: string, billing: Billing) => void;
}

interface ChoosePlanProps extends Choosing {
  plan: Plan;
  plans: readonly Plan[];
  billing: Billing;
  isPrimary: boolean;
}

/** The way to a plan: an admin goes to the checkout, a visitor by way of a club of their own; everyone else asks. */
export function ChoosePlan(props: ChoosePlanProps) {
  const { plan, plans, billing, isPrimary, viewer, subscription, leavingFor } = props;
  const variant = isPrimary ? "primary" : "secondary";
  if (viewer === "visitor" || viewer === "no-club") {
    return (
      <LinkButton href={throughSignUp(chosenAddress(plan.id, billing))} variant={variant} size="large" block>
        Choose {plan.name}
      </LinkButton>
    );
  }
  if (viewer !== "admin") return null;
  if (props.isStatusPending) return <Skeleton height={48} />;
  const { label, isCurrent } = planActionOf(plan, billing, plans, subscription);
  if (isCurrent) {
    return (
      <p className={styles.current}>
        <IconCheck size={18} />
        {label}
      </p>
    );
  }
  if (!props.mayChoose) return null;
  const isLeaving = leavingFor === plan.id;
  return (
    <Button
      variant={variant}
      size="large"
      block
      busy={isLeaving}
      busyLabel="Opening checkout..."
      disabled={leavingFor !== null && !isLeaving}
      onClick={() => props.onChoose(plan.id, billing)}
    >
      {label}
    </Button>
  );
}

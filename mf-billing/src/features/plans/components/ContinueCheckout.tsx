import type { Plan } from "@courtside/contracts/api/client.ts";
import { Button, Inline } from "@courtside/design-system/core.tsx";
import { useEffect, useRef } from "react";
import styles from "./ContinueCheckout.module.css";
import { type Billing, periodText, priceOf, priceText } from "./prices.ts";

export interface ContinueCheckoutProps {
  plan: Plan;
  billing: Billing;
  clubName: string;
  isLeaving: boolean;
  onContinue: () => void;
  onOther: () => void;
}

/** The last step for whoever chose a plan before signing up or in: nothing is opened unasked, so the way back is free. */
export function ContinueCheckout({ plan, billing, clubName, isLeaving, onContinue, onOther }: ContinueCheckoutProps) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <section aria-labelledby="continue-checkout" className={styles.continue}>
      <h2 id="continue-checkout" ref={title} tabIndex={-1} className={styles.title}>
        {plan.name} for {clubName}
      </h2>
      <p className={styles.price}>
        <strong>{priceText(priceOf(plan, billing))}</strong> {periodText(billing)}
      </p>
      <Inline gap={12} justify="center">
        <Button variant="primary" size="large" busy={isLeaving} busyLabel="Opening checkout..." onClick={onContinue}>
          Continue to Checkout
        </Button>
        <Button variant="ghost" size="large" disabled={isLeaving} onClick={onOther}>
          Compare plans
        </Button>
      </Inline>
    </section>
  );
}

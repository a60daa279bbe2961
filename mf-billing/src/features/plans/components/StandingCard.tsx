import type { Me, Plan, Subscription } from "@courtside/contracts/api/client.ts";
import { Button, classNames, IconExternal, Tag } from "@courtside/design-system/core.tsx";
import { useId } from "react";
import { useCustomerPortal } from "../api.ts";
import { LimitUse } from "./LimitUse.tsx";
import { currentPlan } from "./plan-action.ts";
import styles from "./StandingCard.module.css";
import { standingOf } from "./standing.ts";

export interface StandingCardProps {
  me: Me;
  subscription: Subscription;
  plans: readonly Plan[];
}

/** The banner above the plans: what the club pays for, until when, and how much of it is used (docs/product/billing.md#plans-page). */
export function StandingCard({ me, subscription, plans }: StandingCardProps) {
  const titleId = useId();
  const portal = useCustomerPortal();
  const plan = currentPlan(plans, subscription);
  const zone = me.club?.time_zone ?? "UTC";
  const standing = standingOf({ subscription, access: me.access, plan, zone });
  return (
    <section
      aria-labelledby={titleId}
      className={classNames(styles.standing, standing.tag && styles[standing.tag.tone])}
    >
      <div className={styles.words}>
        <p className={styles.club}>
          {me.club?.name}
          {subscription.is_sandbox && <Tag tone="warning">Sandbox: no money is moved</Tag>}
        </p>
        <h2 id={titleId} className={styles.title}>
          {standing.title}
          {standing.tag && <Tag tone={standing.tag.tone}>{standing.tag.label}</Tag>}
        </h2>
        <p className={styles.text}>{standing.text}</p>
        {standing.portal && (
          <Button
            variant={standing.portal.isUrgent ? "primary" : "secondary"}
            className={styles.portal}
            iconEnd={<IconExternal size={16} />}
            busy={portal.isOpening}
            busyLabel="Opening..."
            onClick={portal.open}
          >
            {standing.portal.label}
          </Button>
        )}
      </div>
      <LimitUse limits={subscription.limits} />
    </section>
  );
}

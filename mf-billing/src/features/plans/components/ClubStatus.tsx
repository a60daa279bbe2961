import { isApiError, type Me, type Plan, type Subscription } from "@courtside/contracts/api/client.ts";
import {
  Button,
  Card,
  classNames,
  ErrorState,
  IconExternal,
  IconWarning,
  Progress,
  Skeleton,
  Tag,
} from "@courtside/design-system/core.tsx";
import { useId } from "react";
import { useCustomerPortal, type useSubscription } from "../api.ts";
import styles from "./ClubStatus.module.css";
import { currentPlan } from "./plan-action.ts";
import { statusOf } from "./status.ts";

interface ClubStatusProps {
  me: Me;
  subscription: ReturnType<typeof useSubscription>;
  plans: readonly Plan[];
}

/** The club's subscription, its loading state, or the error with Retry. Known data stays during a refetch. */
export function ClubStatus({ me, subscription, plans }: ClubStatusProps) {
  if (subscription.data) return <StatusCard me={me} subscription={subscription.data} plans={plans} />;
  if (subscription.isPending) return <Skeleton height={152} />;
  return (
    <Card>
      <ErrorState
        compact
        title="Your club's subscription could not be loaded"
        cause={isApiError(subscription.error) ? subscription.error.message : "Check your connection, then try again."}
        requestId={isApiError(subscription.error) ? subscription.error.requestId : undefined}
        onRetry={() => void subscription.refetch()}
        retrying={subscription.isFetching}
      />
    </Card>
  );
}

interface StatusCardProps {
  me: Me;
  subscription: Subscription;
  plans: readonly Plan[];
}

/** The banner above the plans: what the club pays for, until when, and how much of it is used (docs/product/billing.md#plans-page). */
function StatusCard({ me, subscription, plans }: StatusCardProps) {
  const titleId = useId();
  const portal = useCustomerPortal();
  const plan = currentPlan(plans, subscription);
  const zone = me.club?.time_zone ?? "UTC";
  const status = statusOf({ subscription, access: me.access, plan, zone });
  return (
    <section aria-labelledby={titleId} className={classNames(styles.status, status.tag && styles[status.tag.tone])}>
      <div className={styles.column}>
        <p className={styles.club}>
          {me.club?.name}
          {subscription.is_sandbox && <Tag tone="warning">Sandbox: no money is moved</Tag>}
        </p>
        <h2 id={titleId} className={styles.title}>
          {status.title}
          {status.tag && <Tag tone={status.tag.tone}>{status.tag.label}</Tag>}
        </h2>
        <p className={styles.text}>{status.text}</p>
        {status.portal && (
          <Button
            variant={status.portal.isUrgent ? "primary" : "secondary"}
            className={styles.portal}
            iconEnd={<IconExternal size={16} />}
            busy={portal.isOpening}
            busyLabel="Opening..."
            onClick={portal.open}
          >
            {status.portal.label}
          </Button>
        )}
      </div>
      <LimitUse limits={subscription.limits} />
    </section>
  );
}

type Limit = Subscription["limits"]["courts"];

/** How much of the plan the club uses, and what is over it. */
function LimitUse({ limits: { courts, members } }: Pick<Subscription, "limits">) {
  const over = [
    ...(courts.over > 0 ? [`${courts.over} ${courts.over === 1 ? "court" : "courts"}`] : []),
    ...(members.over > 0 ? [`${members.over} ${members.over === 1 ? "member" : "members"}`] : []),
  ];
  return (
    <div className={styles.use}>
      <Use name="Courts" limit={courts} />
      <Use name="Members" limit={members} />
      {over.length > 0 && (
        <p className={styles.over}>
          <IconWarning size={18} />
          <span>
            {over.join(" and ")} over the plan. Nothing is deleted, but none can be added until you upgrade or make
            room.
          </span>
        </p>
      )}
    </div>
  );
}

function Use({ name, limit: { max, used, over } }: { name: string; limit: Limit }) {
  const figure = max === null ? `${used}, unlimited` : `${used} of ${max}`;
  const tone = over > 0 ? "error" : max !== null && used >= max ? "warning" : "primary";
  return (
    <div>
      <p className={styles.name}>
        <span>{name}</span>
        <span className={styles.figure}>{figure}</span>
      </p>
      {max !== null && <Progress label={name} value={Math.min(used, max)} max={max} valueText={figure} tone={tone} />}
    </div>
  );
}

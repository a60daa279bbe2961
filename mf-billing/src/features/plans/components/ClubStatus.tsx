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
  standing: ReturnType<typeof useSubscription>;
  plans: readonly Plan[];
}

/** How the club stands, or that it is being asked for, or could not be read. What was read stays while it is read anew. */
export function ClubStatus({ me, standing, plans }: ClubStatusProps) {
  if (standing.data) return <StatusCard me={me} subscription={standing.data} plans={plans} />;
  if (standing.isPending) return <Skeleton height={152} />;
  return (
    <Card>
      <ErrorState
        compact
        title="Your club's subscription could not be loaded"
        cause={isApiError(standing.error) ? standing.error.message : "Check your connection, then try again."}
        requestId={isApiError(standing.error) ? standing.error.requestId : undefined}
        onRetry={() => void standing.refetch()}
        retrying={standing.isFetching}
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
  const standing = statusOf({ subscription, access: me.access, plan, zone });
  return (
    <section
      aria-labelledby={titleId}
      className={classNames(styles.standing, standing.tag && styles[standing.tag.tone])}
    >
      <div className={styles.text}>
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
  const phrases = max === null ? `${used}, unlimited` : `${used} of ${max}`;
  const tone = over > 0 ? "error" : max !== null && used >= max ? "warning" : "primary";
  return (
    <div>
      <p className={styles.name}>
        <span>{name}</span>
        <span className={styles.figure}>{phrases}</span>
      </p>
      {max !== null && <Progress label={name} value={Math.min(used, max)} max={max} valueText={phrases} tone={tone} />}
    </div>
  );
}

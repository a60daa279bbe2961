import { isApiError } from "@courtside/contracts/api/client.ts";
import { Card, Empty, ErrorState, IconCard, Skeleton, VisuallyHidden } from "@courtside/design-system/core.tsx";
import type { usePlans } from "../api.ts";
import styles from "./PlansMissing.module.css";

/** In place of the plans while they are on their way, when they did not come, or when none is on sale. */
export function PlansMissing({ plans }: { plans: ReturnType<typeof usePlans> }) {
  if (plans.isPending) {
    return (
      <div role="status" className={styles.coming}>
        <VisuallyHidden>Loading...</VisuallyHidden>
        {["starter", "pro", "elite"].map((plan) => (
          <div key={plan} className={styles.card}>
            <Skeleton width={96} height={28} />
            <Skeleton width={176} height={48} />
            <Skeleton height={48} />
            <Skeleton lines={5} />
          </div>
        ))}
      </div>
    );
  }
  return (
    <Card>
      {plans.data ? (
        <Empty icon={<IconCard />} title="No plans on sale" description="Please come back later." />
      ) : (
        <ErrorState
          title="Plans could not be loaded"
          cause={isApiError(plans.error) ? plans.error.message : "Check your connection, then try again."}
          requestId={isApiError(plans.error) ? plans.error.requestId : undefined}
          onRetry={() => void plans.refetch()}
          retrying={plans.isFetching}
        />
      )}
    </Card>
  );
}

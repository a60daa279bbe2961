import { isApiError } from "@courtside/contracts/api/client.ts";
import {
  Card,
  Empty,
  ErrorState,
  IconCard,
  Page,
  PageHeader,
  SkeletonList,
  Stack,
} from "@courtside/design-system/core.tsx";
import { usePlans } from "../api/usePlans.ts";
import { PlanChoice } from "../components/PlanChoice.tsx";
import { WhyUpgrade } from "../components/WhyUpgrade.tsx";

/** `/upgrade` (O §2.17): what Courtside costs a club. Open to everyone. */
export default function PlansPage() {
  return (
    <Page>
      <PageHeader
        title="Plans"
        description="One subscription for the whole club. Every plan starts with a 14-day trial."
      />
      <Stack gap={48}>
        <Plans />
        <WhyUpgrade />
      </Stack>
    </Page>
  );
}

function Plans() {
  const plans = usePlans();
  if (plans.data && plans.data.data.length > 0) return <PlanChoice plans={plans.data.data} />;
  if (plans.isPending) return <SkeletonList />;
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

import { isApiError, type Me, type Plan } from "@courtside/contracts/api/client.ts";
import { Card, ErrorState, Skeleton } from "@courtside/design-system/core.tsx";
import type { useSubscription } from "../api.ts";
import { StandingCard } from "./StandingCard.tsx";

export interface ClubStandingProps {
  me: Me;
  standing: ReturnType<typeof useSubscription>;
  plans: readonly Plan[];
}

/** How the club stands, or that it is being asked for, or could not be read. What was read stays while it is read anew. */
export function ClubStanding({ me, standing, plans }: ClubStandingProps) {
  if (standing.data) return <StandingCard me={me} subscription={standing.data} plans={plans} />;
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

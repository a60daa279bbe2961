import { isApiError } from "@courtside/contracts/api/client.ts";
import { useApi } from "@courtside/contracts/shell/index.tsx";
import { Card, ErrorState, Skeleton } from "@courtside/design-system/core.tsx";
import { InvitationCard } from "./InvitationCard.tsx";

/** The clubs that have invited this person's address, each with its button. `quiet`: nothing stands there until one is known. */
export function Invitations({ quiet = false }: { quiet?: boolean }) {
  const invitations = useApi().useQuery("get", "/me/invitations", {}, { refetchInterval: 30_000 });
  if (quiet && !invitations.data) return null;
  if (invitations.isPending) return <Skeleton height={120} />;
  if (invitations.error) {
    return (
      <Card>
        <ErrorState
          compact
          title="Your invitations could not be loaded"
          cause={isApiError(invitations.error) ? invitations.error.message : undefined}
          requestId={isApiError(invitations.error) ? invitations.error.requestId : undefined}
          onRetry={() => void invitations.refetch()}
          retrying={invitations.isFetching}
        />
      </Card>
    );
  }
  return invitations.data.data.map((invitation) => <InvitationCard key={invitation.id} invitation={invitation} />);
}

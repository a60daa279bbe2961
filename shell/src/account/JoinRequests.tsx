import { isApiError } from "@courtside/contracts/api/client.ts";
import { useApi } from "@courtside/contracts/shell/index.tsx";
import { Alert, Card, ErrorState, Skeleton } from "@courtside/design-system/core.tsx";

/** What one has asked for, and how it stands. */
export function JoinRequests() {
  const requests = useApi().useQuery("get", "/join-requests", {}, { refetchInterval: 30_000 });
  if (requests.isPending) return <Skeleton height={72} />;
  if (requests.error) {
    return (
      <Card>
        <ErrorState
          compact
          title="Your requests could not be loaded"
          cause={isApiError(requests.error) ? requests.error.message : undefined}
          requestId={isApiError(requests.error) ? requests.error.requestId : undefined}
          onRetry={() => void requests.refetch()}
          retrying={requests.isFetching}
        />
      </Card>
    );
  }
  return requests.data.data.map(({ club_id, club_name, status }) =>
    status === "declined" ? (
      <Alert key={club_id} tone="warning" title={`${club_name} has declined your request`}>
        Please talk to the club if you think that this is a mistake.
      </Alert>
    ) : (
      <Alert key={club_id} tone="info" role="status" title={`You have asked to join ${club_name}`}>
        The club has to agree. Once it has, this page opens it by itself.
      </Alert>
    ),
  );
}

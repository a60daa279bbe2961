import { isApiError, messageOf } from "@courtside/contracts/api/client.ts";
import { Card, ErrorState } from "@courtside/design-system/core.tsx";

interface LoadFailedProps {
  title: string;
  query: { error: unknown; isFetching: boolean; refetch: () => unknown };
}

/** A part of the page that could not be loaded, with Retry. */
export function LoadFailed({ title, query: { error, isFetching, refetch } }: LoadFailedProps) {
  return (
    <Card>
      <ErrorState
        title={title}
        cause={messageOf(error) ?? "Check your connection, then try again."}
        requestId={isApiError(error) ? error.requestId : undefined}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    </Card>
  );
}

import { isApiError } from "@courtside/contracts/api/client.ts";
import { ErrorState, SkeletonList } from "@courtside/design-system/core.tsx";

interface QueryStateProps {
  query: { isError: boolean; error: unknown; isFetching: boolean; refetch: () => Promise<unknown> };
  title: string;
}

/** A list that is not there: it loads, or could not be loaded. */
export function QueryState({ query, title }: QueryStateProps) {
  if (!query.isError) return <SkeletonList count={2} />;
  const { error } = query;
  return (
    <ErrorState
      compact
      title={title}
      cause={isApiError(error) ? error.message : "Check your connection, then try again."}
      requestId={isApiError(error) ? error.requestId : undefined}
      retrying={query.isFetching}
      onRetry={() => void query.refetch()}
    />
  );
}

import { isApiError } from "@courtside/contracts/api/client.ts";
import { Card, Empty, ErrorState, IconTrophy, SkeletonList } from "@courtside/design-system/core.tsx";
import type { ReactNode } from "react";
import type { useEvents } from "../api.ts";
import { EventBoard } from "./EventBoard.tsx";

interface EventListProps {
  label: string;
  query: ReturnType<typeof useEvents>;
  zone: string;
  empty: { title: string; description: string; action?: ReactNode };
  /** What is said where nothing could be loaded. */
  failed: string;
}

/** Events while they load, when there are none, and when they cannot be had. */
export function EventList({ label, query, zone, empty, failed }: EventListProps) {
  const error: unknown = query.error;
  if (query.events.length > 0) return <EventBoard label={label} query={query} zone={zone} />;
  if (query.isPending) return <SkeletonList />;
  return (
    <Card flush>
      {query.isError ? (
        <ErrorState
          title={failed}
          cause={isApiError(error) ? error.message : "Check your connection, then try again."}
          requestId={isApiError(error) ? error.requestId : undefined}
          retrying={query.isFetching}
          onRetry={() => void query.refetch()}
        />
      ) : (
        <Empty icon={<IconTrophy />} {...empty} />
      )}
    </Card>
  );
}

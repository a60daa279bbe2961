import { isApiError } from "@courtside/contracts/api/client.ts";
import { Card, Empty, ErrorState, IconCoach, Page, PageHeader, SkeletonList } from "@courtside/design-system/core.tsx";
import { useCoaches } from "../api/useCoaches.ts";
import { CoachList } from "../components/CoachList.tsx";

/** `/coaches` (O §2.9): who coaches at the club. */
export default function CoachesPage() {
  return (
    <Page>
      <PageHeader title="Coaches" description="Who coaches at your club, and what." />
      <Content />
    </Page>
  );
}

function Content() {
  const coaches = useCoaches();
  if (coaches.data && coaches.data.data.length > 0) return <CoachList coaches={coaches.data.data} />;
  if (coaches.isPending) return <SkeletonList />;
  return (
    <Card>
      {coaches.data ? (
        <Empty
          icon={<IconCoach />}
          title="No coaches yet"
          description="Once your club has coaches, you find them here."
        />
      ) : (
        <ErrorState
          title="Coaches could not be loaded"
          cause={isApiError(coaches.error) ? coaches.error.message : "Check your connection, then try again."}
          requestId={isApiError(coaches.error) ? coaches.error.requestId : undefined}
          onRetry={() => void coaches.refetch()}
          retrying={coaches.isFetching}
        />
      )}
    </Card>
  );
}

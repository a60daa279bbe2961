import { isApiError } from "@courtside/contracts/api/client.ts";
import { useApi } from "@courtside/contracts/shell/index.tsx";
import { Button, Card, ErrorState, LinkButton, Page, PageHeader, Skeleton } from "@courtside/design-system/core.tsx";
import { Poster } from "../components/Poster.tsx";

/** `/admin/join-poster`: one A4 page for the club's wall. Printing leaves out everything but the poster. */
export default function PosterPage() {
  const club = useApi().useQuery("get", "/club");
  return (
    <Page width="narrow">
      <PageHeader
        title="Poster"
        description="One A4 page with your club's QR code, to hang up at the courts"
        actions={
          <>
            <LinkButton href="/admin/members">Back to Members</LinkButton>
            <Button variant="primary" disabled={!club.data} onClick={() => window.print()}>
              Print
            </Button>
          </>
        }
      />
      {club.isPending && <Skeleton height={480} />}
      {club.data && <Poster club={club.data} />}
      {club.error && (
        <Card>
          <ErrorState
            title="The poster could not be loaded"
            cause={isApiError(club.error) ? club.error.message : "Check your connection, then try again."}
            requestId={isApiError(club.error) ? club.error.requestId : undefined}
            onRetry={() => void club.refetch()}
            retrying={club.isFetching}
          />
        </Card>
      )}
    </Page>
  );
}

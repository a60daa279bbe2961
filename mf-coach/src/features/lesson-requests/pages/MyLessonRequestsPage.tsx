import {
  Card,
  Empty,
  IconMessage,
  LinkButton,
  Page,
  PageHeader,
  SkeletonList,
} from "@courtside/design-system/core.tsx";
import { LoadFailed } from "../../../components/LoadFailed.tsx";
import { useMyRequests } from "../api.ts";
import { MyRequestList } from "../components/MyRequestList.tsx";

/** `/dashboard/lesson-requests` (docs/product/coaching.md#request-status): a member's lesson requests, and their outcome. */
export default function MyLessonRequestsPage() {
  const query = useMyRequests();
  const isEmpty = query.isSuccess && query.requests.length === 0;
  return (
    <Page>
      <PageHeader
        back={{ href: "/dashboard", label: "Back to Dashboard" }}
        title="My Lesson Requests"
        description="Your lesson requests, and what the coaches decided."
        actions={!isEmpty && <LinkButton href="/coaches">Browse Coaches</LinkButton>}
      />
      <Content query={query} />
    </Page>
  );
}

function Content({ query }: { query: ReturnType<typeof useMyRequests> }) {
  if (query.requests.length > 0) return <MyRequestList query={query} />;
  if (query.isPending) return <SkeletonList />;
  if (query.isError) return <LoadFailed title="Error loading lesson requests. Please try again." query={query} />;
  return (
    <Card>
      <Empty
        icon={<IconMessage />}
        title="No lesson requests yet"
        description="Choose a coach, and ask for a time that suits you."
        action={
          <LinkButton href="/coaches" variant="primary">
            Browse Coaches
          </LinkButton>
        }
      />
    </Card>
  );
}

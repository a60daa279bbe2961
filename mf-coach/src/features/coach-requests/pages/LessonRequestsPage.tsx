import { can } from "@courtside/contracts/domain/roles.ts";
import { Navigate, useLocation, useMe, useSearchParams, useShell } from "@courtside/contracts/shell/index.tsx";
import { Empty, IconMessage, LinkButton, Page, PageHeader } from "@courtside/design-system/core.tsx";
import { Tabs } from "@courtside/design-system/data.tsx";
import { LoadFailed } from "../../../components/LoadFailed.tsx";
import { type RequestTab, useRequests } from "../api.ts";
import { RequestTable } from "../components/RequestTable.tsx";

/**
 * `/lesson-requests` (docs/product/coaching.md#deciding-a-request): a coach's own, for an admin the club's. `/schedule-requests` leads
 * here.
 */
export default function LessonRequestsPage() {
  const { pathname, search } = useLocation();
  return pathname === "/schedule-requests" ? <Navigate to={`/lesson-requests${search}`} replace /> : <Requests />;
}

function Requests() {
  const { club, effective_role: role } = useMe();
  const { hasScreen } = useShell();
  const [params, setParams] = useSearchParams();
  const tab: RequestTab = params.get("tab") === "decided" ? "decided" : "pending";
  const query = useRequests({ status: tab });
  const withCoach = role !== null && can(role, "coaches:manage");
  const count = query.pendingCount;
  const list =
    query.isError && query.requests.length === 0 ? (
      <LoadFailed title="Lesson requests could not be loaded" query={query} />
    ) : (
      <RequestTable
        tab={tab}
        query={query}
        zone={club?.time_zone ?? "UTC"}
        withCoach={withCoach}
        empty={<Empty icon={<IconMessage />} {...EMPTY[tab]} />}
      />
    );
  return (
    <Page>
      <PageHeader
        back={{ href: "/schedule", label: "Back to Schedule" }}
        title="Lesson Requests"
        description={withCoach ? "What members ask the club's coaches for." : "What members ask you for."}
        actions={hasScreen("/coach") && <LinkButton href="/coach">Coach Portal</LinkButton>}
      />
      <Tabs
        label="Lesson Requests"
        value={tab}
        onChange={(next) => setParams(next === "pending" ? {} : { tab: next }, { replace: true })}
        tabs={[
          { key: "pending", label: count === null ? "Pending" : `Pending (${count})`, content: list },
          { key: "decided", label: "Decided", content: list },
        ]}
      />
    </Page>
  );
}

const EMPTY = {
  pending: { title: "No pending requests", description: "When a member requests a lesson, you decide here." },
  decided: { title: "No decided requests", description: "Requests that were accepted, declined or withdrawn." },
};

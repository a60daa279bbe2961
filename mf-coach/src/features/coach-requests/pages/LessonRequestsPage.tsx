import { can } from "@courtside/contracts/domain/roles.ts";
import { Navigate, useLocation, useMe, useShell } from "@courtside/contracts/shell/index.tsx";
import { useAddressSearch, useListAddress } from "@courtside/contracts/shell/useListAddress.ts";
import { Empty, IconMessage, LinkButton, Page, PageHeader, Stack } from "@courtside/design-system/core.tsx";
import { FilterBar, Tabs } from "@courtside/design-system/data.tsx";
import { SearchInput } from "@courtside/design-system/fields.tsx";
import { LoadFailed } from "../../../components/LoadFailed.tsx";
import { type RequestTab, useRequests } from "../api.ts";
import { AskedRequest } from "../components/AskedRequest.tsx";
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
  const address = useListAddress();
  const search = useAddressSearch(address);
  const tab: RequestTab = address.get("tab") === "decided" ? "decided" : "pending";
  const query = useRequests({ status: tab });
  const withCoach = role !== null && can(role, "coaches:manage");
  const count = query.pendingCount;
  const list =
    query.isError && query.requests.length === 0 ? (
      <LoadFailed title="Lesson requests could not be loaded" query={query} />
    ) : (
      <Stack gap={16}>
        <FilterBar
          search={
            <SearchInput
              label="Search lesson requests"
              placeholder="Search by name or note"
              maxLength={100}
              value={search.typed}
              onChange={search.setTyped}
            />
          }
        />
        <RequestTable
          tab={tab}
          query={query}
          zone={club?.time_zone ?? "UTC"}
          withCoach={withCoach}
          empty={
            search.wanted ? (
              <Empty icon={<IconMessage />} title="No request matches" description="Try another name." />
            ) : (
              <Empty icon={<IconMessage />} {...EMPTY[tab]} />
            )
          }
        />
      </Stack>
    );
  return (
    <Page>
      <PageHeader
        back={{ href: "/schedule", label: "Back to Schedule" }}
        title="Lesson Requests"
        description={withCoach ? "What members ask the club's coaches for." : "What members ask you for."}
        actions={hasScreen("/coach") && <LinkButton href="/coach">Coach Portal</LinkButton>}
      />
      {tab === "pending" && <AskedRequest query={query} />}
      <Tabs
        label="Lesson Requests"
        value={tab}
        onChange={(next) => address.change({ tab: next === "pending" ? null : next })}
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

import { can } from "@courtside/contracts/domain/roles.ts";
import { useMe, useSearchParams } from "@courtside/contracts/shell/index.tsx";
import { lazyScreen } from "@courtside/contracts/shell/lazy-screen.tsx";
import { useListAddress } from "@courtside/contracts/shell/useListAddress.ts";
import { Button, IconPlus, Page, PageHeader, Segmented, SkeletonList, Stack } from "@courtside/design-system/core.tsx";
import { Tabs } from "@courtside/design-system/data.tsx";
import { Suspense, useState } from "react";
import { type EventTab, useEvents } from "../api.ts";
import { EventList } from "../components/EventList.tsx";

const EMPTY = {
  upcoming: { title: "No upcoming events", description: "What the club plans stands here, the next first." },
  past: { title: "No past events", description: "Events that are over stand here, the newest first." },
};

/** Of no use to members, who download neither table nor form. */
const EventTable = lazyScreen(() => import("../staff/EventTable.tsx"));
const EventDialog = lazyScreen(() => import("../staff/EventDialog.tsx"));

const LAYOUTS = [
  { value: "cards", label: "Cards" },
  { value: "table", label: "Table" },
] as const;

/** `/events` (docs/product/screens.md#events-page): the club's events; members register, coaches and admins create. */
export default function EventsPage() {
  const { club, effective_role: role } = useMe();
  const zone = club?.time_zone ?? "UTC";
  const address = useListAddress();
  const [params, setParams] = useSearchParams();
  // Another screen may name court and time of a new event in the address.
  const [at, setAt] = useState(() => (params.get("create") === "event" ? params : undefined));
  const [creating, setCreating] = useState(at !== undefined);
  const close = () => {
    setCreating(false);
    setAt(undefined);
    if (params.has("create")) setParams({}, { replace: true });
  };
  const tab: EventTab = address.get("tab") === "past" ? "past" : "upcoming";
  const query = useEvents({ when: tab });
  const mayCreate = role !== null && can(role, "events:create");
  const createButton = mayCreate && (
    <Button variant="primary" icon={<IconPlus />} onClick={() => setCreating(true)}>
      Create Event
    </Button>
  );
  const isEmpty = tab === "upcoming" && query.isSuccess && query.events.length === 0;
  const asTable = mayCreate && address.get("view") === "table";
  const list = (
    <EventList
      {...(asTable && { Layout: EventTable })}
      label={tab === "upcoming" ? "Upcoming events" : "Past events"}
      query={query}
      zone={zone}
      empty={{ ...EMPTY[tab], action: isEmpty && createButton }}
      failed="Events could not be loaded"
    />
  );
  return (
    <Page>
      <PageHeader
        title="Club Events"
        description={role === "member" ? "Register for what you like: one registration covers every date." : undefined}
        actions={!isEmpty && createButton}
      />
      <Stack gap={16}>
        {mayCreate && !isEmpty && (
          <Segmented
            label="Layout"
            options={LAYOUTS}
            value={asTable ? "table" : "cards"}
            onChange={(view) => address.change({ view: view === "cards" ? null : view })}
          />
        )}
        <Suspense fallback={<SkeletonList />}>
          <Tabs
            label="Events"
            value={tab}
            onChange={(next) => address.change({ tab: next === "upcoming" ? null : next })}
            tabs={[
              { key: "upcoming", label: "Upcoming", content: list },
              { key: "past", label: "Past", content: list },
            ]}
          />
        </Suspense>
      </Stack>
      <Suspense>{creating && mayCreate && <EventDialog event={null} at={at} zone={zone} onClose={close} />}</Suspense>
    </Page>
  );
}

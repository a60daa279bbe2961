import { useMe, useSearchParams, useShell } from "@courtside/contracts/shell/index.tsx";
import {
  Card,
  Empty,
  IconCalendarPlus,
  IconMessage,
  IconTrophy,
  LinkButton,
  Page,
  PageHeader,
} from "@courtside/design-system/core.tsx";
import { Tabs } from "@courtside/design-system/data.tsx";
import type { ReactNode } from "react";
import { ClubNews } from "../../news/ClubNews.tsx";
import { MyEntries } from "../../waitlist/MyEntries.tsx";
import { OfferNotices, UnreadOffers } from "../../waitlist/OfferNotices.tsx";
import { BookingsTab } from "./BookingsTab.tsx";

const tabsWith = (events: ReactNode) => [
  { key: "bookings", label: "Bookings", content: <BookingsTab /> },
  { key: "events", label: "Events", content: events ?? <NoEvents /> },
  { key: "waitlist", label: "Waitlist", content: <MyEntries /> },
  { key: "news", label: "News", content: <ClubNews /> },
];

/** `/dashboard` for members (docs/product/screens.md#member-dashboard). */
export default function DashboardPage() {
  const { profile } = useMe();
  const { hasScreen, renderSlot } = useShell();
  const [params, setParams] = useSearchParams();
  const shown = params.get("tab") ?? "bookings";
  return (
    <Page>
      <PageHeader
        title={`Welcome back, ${profile.name}!`}
        description="Manage your court bookings and club activities"
        actions={
          <>
            {hasScreen("/dashboard/lesson-requests") && (
              <LinkButton href="/dashboard/lesson-requests" icon={<IconMessage />}>
                My Lesson Requests
              </LinkButton>
            )}
            <LinkButton href="/book" variant="primary" icon={<IconCalendarPlus />}>
              Book Court
            </LinkButton>
          </>
        }
      />
      <OfferNotices />
      {shown !== "waitlist" && <UnreadOffers />}
      <Tabs
        label="Dashboard"
        tabs={tabsWith(renderSlot?.("dashboard.tabs", "events"))}
        value={shown}
        onChange={(tab) => setParams(tab === "bookings" ? {} : { tab }, { replace: true })}
      />
    </Page>
  );
}

/** The Events tab without a registered event. */
function NoEvents() {
  const { hasScreen } = useShell();
  return (
    <Card flush>
      <Empty
        icon={<IconTrophy />}
        title="No registered events"
        description="Events that you register for appear here: upcoming ones first, then past ones."
        action={hasScreen("/events") && <LinkButton href="/events">Club Events</LinkButton>}
      />
    </Card>
  );
}

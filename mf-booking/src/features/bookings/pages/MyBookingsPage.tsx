import type { Booking } from "@courtside/contracts/api/client.ts";
import { useMe, useSearchParams } from "@courtside/contracts/shell/index.tsx";
import { LinkButton, Page, PageHeader } from "@courtside/design-system/core.tsx";
import { Tabs } from "@courtside/design-system/data.tsx";
import { useState } from "react";
import { type BookingTab, useMyBookings } from "../api/useMyBookings.ts";
import { CancelBookingDialog } from "../components/CancelBookingDialog.tsx";
import { MyBookingList } from "../components/MyBookingList.tsx";

/** `/my-bookings` (O §2.6): what is ahead, what is over, and canceling. */
export default function MyBookingsPage() {
  const { profile, club } = useMe();
  const [params, setParams] = useSearchParams();
  const [canceling, setCanceling] = useState<Booking | null>(null);
  const tab: BookingTab = params.get("tab") === "past" ? "past" : "upcoming";
  const query = useMyBookings(tab);
  const zone = club?.time_zone ?? "UTC";
  const count = (of: BookingTab) => query.counts?.[of];
  const named = (words: string, of: BookingTab) => (count(of) === undefined ? words : `${words} (${count(of)})`);
  const list = (
    <MyBookingList tab={tab} query={query} zone={zone} cancelingId={canceling?.id ?? null} onCancel={setCanceling} />
  );

  return (
    <Page>
      <PageHeader
        title={`Welcome ${profile.name}!`}
        description="My Bookings"
        actions={query.bookings.length > 0 && <LinkButton href="/book">Book Court</LinkButton>}
      />
      <Tabs
        label="My Bookings"
        value={tab}
        onChange={(next) => setParams({ tab: next }, { replace: true })}
        tabs={[
          { key: "upcoming", label: named("Upcoming", "upcoming"), content: list },
          { key: "past", label: named("Past & Canceled", "past"), content: list },
        ]}
      />
      {canceling && (
        <CancelBookingDialog
          target={{
            bookingId: canceling.id,
            courtName: canceling.court_name,
            start: canceling.start_time,
            end: canceling.end_time,
          }}
          zone={zone}
          onClose={() => setCanceling(null)}
        />
      )}
    </Page>
  );
}

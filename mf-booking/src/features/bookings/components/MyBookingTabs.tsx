import type { Booking } from "@courtside/contracts/api/client.ts";
import { useMe } from "@courtside/contracts/shell/index.tsx";
import { Stack } from "@courtside/design-system/core.tsx";
import { Tabs } from "@courtside/design-system/data.tsx";
import { useState } from "react";
import { UndoCancel } from "../../../bookings/UndoCancel.tsx";
import type { BookingTab, useMyBookings } from "../api/useMyBookings.ts";
import { CancelOwnBooking } from "./CancelOwnBooking.tsx";
import { MyBookingList } from "./MyBookingList.tsx";

interface MyBookingTabsProps {
  tab: BookingTab;
  query: ReturnType<typeof useMyBookings>;
  onTab: (tab: BookingTab) => void;
}

/** What is ahead, what is over, and canceling (docs/product/screens.md#my-bookings). */
export function MyBookingTabs({ tab, query, onTab }: MyBookingTabsProps) {
  const zone = useMe().club?.time_zone ?? "UTC";
  const [canceling, setCanceling] = useState<Booking | null>(null);
  const count = (of: BookingTab) => query.counts?.[of];
  const named = (words: string, of: BookingTab) => (count(of) === undefined ? words : `${words} (${count(of)})`);
  const list = <MyBookingList tab={tab} query={query} zone={zone} onCancel={setCanceling} />;
  return (
    <Stack gap={16}>
      <UndoCancel />
      <Tabs
        label="My Bookings"
        value={tab}
        onChange={onTab}
        tabs={[
          { key: "upcoming", label: named("Upcoming", "upcoming"), content: list },
          { key: "past", label: named("Past & Canceled", "past"), content: list },
        ]}
      />
      <CancelOwnBooking booking={canceling} zone={zone} onClose={() => setCanceling(null)} />
    </Stack>
  );
}

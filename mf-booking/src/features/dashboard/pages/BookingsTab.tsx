import type { Booking } from "@courtside/contracts/api/client.ts";
import { useMe } from "@courtside/contracts/shell/index.tsx";
import { Heading, Stack } from "@courtside/design-system/core.tsx";
import { useEffect, useState } from "react";
import { UndoCancel } from "../../../bookings/UndoCancel.tsx";
import { useNow } from "../../../day/useNow.ts";
import { useMyBookings } from "../../bookings/api/useMyBookings.ts";
import { CancelOwnBooking } from "../../bookings/components/CancelOwnBooking.tsx";
import { MyBookingList } from "../../bookings/components/MyBookingList.tsx";
import { FreeToday } from "../components/FreeToday.tsx";
import { NextBooking } from "../components/NextBooking.tsx";

/** What is over is the smaller part here; /my-bookings has it all. */
const PAST_PAGE = 6;

/** The dashboard's Bookings: the next one, the others to come, and what is over or canceled. */
export function BookingsTab() {
  const zone = useMe().club?.time_zone ?? "UTC";
  const now = useNow(0);
  const upcoming = useMyBookings("upcoming");
  const past = useMyBookings("past", PAST_PAGE);
  const [canceling, setCanceling] = useState<Booking | null>(null);

  // Its start makes the next booking a running one, which no live event tells.
  const { refetch } = upcoming;
  const [next] = upcoming.bookings;
  const hasBegun = next !== undefined && Date.parse(next.start_time) <= now;
  useEffect(() => {
    if (hasBegun) void refetch();
  }, [hasBegun, refetch]);

  const shared = { zone, onCancel: setCanceling };
  return (
    <Stack gap={32}>
      <UndoCancel />
      <section aria-label="Upcoming">
        <MyBookingList
          {...shared}
          tab="upcoming"
          query={upcoming}
          empty={<FreeToday now={now} />}
          renderFirst={(booking) => (
            <NextBooking booking={booking} zone={zone} now={now} onCancel={() => setCanceling(booking)} />
          )}
        />
      </section>
      {past.counts?.past !== 0 && (
        <Stack gap={16}>
          <Heading>Past & Canceled</Heading>
          <MyBookingList {...shared} tab="past" query={past} />
        </Stack>
      )}
      <CancelOwnBooking booking={canceling} zone={zone} onClose={() => setCanceling(null)} />
    </Stack>
  );
}

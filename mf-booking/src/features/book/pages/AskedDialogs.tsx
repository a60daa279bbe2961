import type { Club } from "@courtside/contracts/api/client.ts";
import { lazy, Suspense } from "react";
import type { BookingDay } from "../../../day/booking-day.ts";
import type { Alternative } from "../../../day/server-alternatives.ts";
import { CancelBookingDialog } from "../../bookings/components/CancelBookingDialog.tsx";
import type { Asked } from "../useAsked.ts";

/** Only fetched by those who open it. */
const JoinWaitlistDialog = lazy(async () => ({
  default: (await import("../../waitlist/components/JoinWaitlistDialog.tsx")).JoinWaitlistDialog,
}));

interface AskedDialogsProps {
  asked: Asked;
  day: BookingDay;
  club: NonNullable<Club>;
  onFreeSlot: (slot: Alternative, sport: string) => void;
}

/** What somebody asked for, in front of the page. Closing it also drops what was selected. */
export function AskedDialogs({ asked, day, club, onFreeSlot }: AskedDialogsProps) {
  const { availability, store, sport, offline } = day;
  const close = () => {
    asked.close();
    store.clear();
  };
  return (
    <>
      {asked.canceling && (
        <CancelBookingDialog target={asked.canceling} zone={availability.time_zone} onClose={close} />
      )}
      {asked.joining && (
        <Suspense>
          <JoinWaitlistDialog
            club={club}
            date={availability.date}
            wish={{ sport, courtId: null, ...asked.joining }}
            offline={offline}
            onClose={close}
            onFreeSlot={(slot, of) => {
              close();
              onFreeSlot(slot, of);
            }}
          />
        </Suspense>
      )}
    </>
  );
}

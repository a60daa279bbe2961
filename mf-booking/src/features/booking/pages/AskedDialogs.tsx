import type { Club } from "@courtside/contracts/api/client.ts";
import { lazy, Suspense, useState } from "react";
import type { Alternative, CancelTarget } from "../../../club-day/court-day.ts";
import { Repeating } from "../../../series/RepeatButton.tsx";
import type { FirstDate } from "../../../series/series-draft.ts";
import { CancelBookingDialog } from "../booked/CancelBooking.tsx";
import type { BookingDay, JoinWindow } from "../booking-day.ts";

/** Which dialog is open: the one that cancels a booking, repeats one, or joins the waitlist. */
interface Asked {
  canceling: CancelTarget | null;
  joining: JoinWindow | null;
  repeating: FirstDate | null;
  onRepeat: (first: FirstDate) => void;
  onCancel: (target: CancelTarget) => void;
  onJoin: (window: JoinWindow) => void;
  close: () => void;
}

export const ANY_TIME: JoinWindow = { start: null, end: null };

export function useAsked(): Asked {
  const [canceling, onCancel] = useState<CancelTarget | null>(null);
  const [joining, onJoin] = useState<JoinWindow | null>(null);
  const [repeating, onRepeat] = useState<FirstDate | null>(null);
  const close = () => {
    onCancel(null);
    onRepeat(null);
    onJoin(null);
  };
  return { canceling, joining, repeating, onCancel, onJoin, onRepeat, close };
}

/** Loaded when it is opened. */
const JoinWaitlistDialog = lazy(async () => ({
  default: (await import("../../waitlist/JoinWaitlistDialog.tsx")).JoinWaitlistDialog,
}));

interface AskedDialogsProps {
  asked: Asked;
  day: BookingDay;
  club: NonNullable<Club>;
  onFreeSlot: (slot: Alternative, sport: string) => void;
}

/** The open dialog. Closing it also drops the selection. */
export function AskedDialogs({ asked, day, club, onFreeSlot }: AskedDialogsProps) {
  const { availability, store, sport, offline } = day;
  const close = () => {
    asked.close();
    store.clear();
  };
  return (
    <>
      <Repeating first={asked.repeating} onClose={close} />
      {asked.canceling && (
        <CancelBookingDialog target={asked.canceling} zone={availability.time_zone} onClose={close} />
      )}
      {asked.joining && (
        <Suspense>
          <JoinWaitlistDialog
            club={club}
            date={availability.date}
            input={{ sport, courtId: null, ...asked.joining }}
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

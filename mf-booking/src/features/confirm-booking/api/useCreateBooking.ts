import { type FoundMember, isApiError } from "@courtside/contracts/api/client.ts";
import { clubTime } from "@courtside/contracts/domain/club-clock.ts";
import { useApi } from "@courtside/contracts/shell/index.tsx";
import { useToast } from "@courtside/design-system/overlay.tsx";
import { useState } from "react";
import type { BookingDay } from "../../../day/booking-day.ts";
import { courtesyRefusal } from "../../../day/courtesy-check.ts";
import { serverAlternatives } from "../../../day/server-alternatives.ts";
import type { SlotRange } from "../../../day/slot-range.ts";
import { useRefreshBookings } from "../../../day/useRefreshBookings.ts";
import { intentKey } from "./intent-key.ts";

/** Why the last try of a selection did not become a booking. */
export interface BookingFailure {
  message: string;
  alternatives: SlotRange[];
  requestId?: string;
}

/**
 * Books a selection and says how it went. `failure` belongs to `range` and goes with it. `overrideHold`: staff
 * take the slot from the member to whom the waitlist offers it.
 */
export function useCreateBooking(day: BookingDay, range: SlotRange | null, { overrideHold = false } = {}) {
  const toast = useToast("create-booking");
  const refresh = useRefreshBookings();
  const [tried, setTried] = useState<SlotRange | null>(null);
  const [member, setMember] = useState<FoundMember | null>(null);
  // For whom goes with the selection, so that nobody books the next one for a person chosen before.
  if (!range && member) setMember(null);
  const mutation = useApi().useMutation("post", "/bookings", {
    onSuccess: (booking) => {
      const time = clubTime(booking.start_time, day.availability.time_zone);
      toast.success("Booking Confirmed! 🎾", `${booking.court_name} booked for ${time}`);
      day.store.clear();
      void refresh();
    },
    onError: (error: unknown) => {
      toast.error("Booking Failed", isApiError(error) ? error.message : "Failed to create booking");
      void refresh();
    },
  });

  const book = () => {
    if (!range || mutation.isPending || day.offline) return;
    const now = Date.now() + day.clockOffset;
    const refusal = courtesyRefusal(day.availability, { range, rules: day.rules, role: day.role, now });
    if (refusal) return toast.error("Booking Not Allowed", refusal);
    setTried(range);
    mutation.mutate({
      params: { header: { "idempotency-key": intentKey(range, member?.id) } },
      body: {
        court_id: range.courtId,
        start_time: range.start,
        end_time: range.end,
        ...(member && { user_id: member.id }),
        ...(overrideHold && { override_hold: true }),
      },
    });
  };

  const failure = tried === range ? failureOf(mutation.error, day) : null;
  return { book, busy: mutation.isPending, failure, member, onMember: setMember };
}

function failureOf(error: unknown, day: BookingDay): BookingFailure | null {
  if (!error) return null;
  if (!isApiError(error)) return { message: "Failed to create booking", alternatives: [] };
  const { message, requestId, details } = error;
  return { message, requestId, alternatives: serverAlternatives(details, day.grid) };
}

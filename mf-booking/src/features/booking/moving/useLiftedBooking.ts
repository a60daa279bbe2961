import { type Booking, isApiError } from "@courtside/contracts/api/client.ts";
import { messageOf } from "@courtside/contracts/domain/messages.ts";
import { moveViolation } from "@courtside/contracts/domain/move-rules.ts";
import { isStaff } from "@courtside/contracts/domain/roles.ts";
import { useApi } from "@courtside/contracts/shell/index.tsx";
import { useToast } from "@courtside/design-system/overlay.tsx";
import { useEffect, useState } from "react";
import { NOT_THE_BOOKER } from "../../../changes/move.ts";
import type { LiftedBooking } from "./move-plan.ts";
import type { Grab, MoveScreen } from "./useMoving.ts";

/** The booking that is about to move. One that may not move is reported and put back. */
export function useLiftedBooking({ me, club, role, clock, moving }: MoveScreen): LiftedBooking | null {
  const { id, grab, leave } = moving;
  const toast = useToast("move-booking");
  const [known, setKnown] = useState<LiftedBooking | null>(null);
  const grabbed = grab && ofGrab(grab);
  // What is dragged is read too: before it is dropped it is known whether it belongs to a series.
  const read = grabbed?.id ?? id;
  const path = { id: read ?? "" };
  const query = useApi().useQuery("get", "/bookings/{id}", { params: { path } }, { enabled: read !== null });
  // What was dragged stays the same booking while the address takes it over.
  if (grabbed && grabbed.id !== known?.id) setKnown(grabbed);
  const named = !grab && query.data ? ofBooking(query.data, me.profile.id) : null;
  const booking = grabbed ?? named ?? (id !== null && known?.id === id ? known : null);

  const failure: unknown = grab || id === null ? null : query.error;
  const isOthers = named !== null && !named.isOwn && !isStaff(role);
  const details = { role, rules: club, now: clock.now };
  const rejection = isOthers ? NOT_THE_BOOKER : booking && rejectionOf(booking, details, grab?.part === "end");
  const message = failure
    ? isApiError(failure)
      ? failure.message
      : "Check your connection, then try again."
    : rejection;
  useEffect(() => {
    if (message === null) return;
    toast.error("Booking cannot be moved", message);
    leave();
  });
  const people = query.data?.id === booking?.id ? query.data?.players.length : undefined;
  return message === null && booking ? { ...booking, people: people ?? booking.people } : null;
}

function rejectionOf(
  { start, end, status, isLesson }: LiftedBooking,
  details: Pick<Parameters<typeof moveViolation>[0], "role" | "rules" | "now">,
  keepsPlace: boolean,
): string | null {
  if (isLesson) return messageOf("lesson_not_movable");
  const times = { startsAt: Date.parse(start), endsAt: Date.parse(end) };
  return moveViolation({ ...details, ...times, status, keepsPlace })?.message ?? null;
}

function ofGrab({ cell }: Grab): LiftedBooking | null {
  const { filling, courtId, courtName, slot } = cell;
  if (!filling?.booking_id) return null;
  const { booking_id: id, start_time: start, end_time: end } = filling;
  return {
    id,
    courtId,
    courtName,
    start,
    end,
    status: "confirmed",
    isLesson: false,
    isOwn: slot.state === "own",
    people: 1,
  };
}

const ofBooking = (booking: Booking, userId: string): LiftedBooking => ({
  id: booking.id,
  courtId: booking.court_id,
  courtName: booking.court_name,
  start: booking.start_time,
  end: booking.end_time,
  status: booking.status,
  isLesson: booking.kind === "lesson",
  isOwn: booking.user_id === userId,
  people: booking.players.length,
});

import { type Booking, messageOf } from "@courtside/contracts/api/client.ts";
import { checkInViolation } from "@courtside/contracts/domain/check-in.ts";
import { clubTime } from "@courtside/contracts/domain/club-clock.ts";
import { useApi, useShell } from "@courtside/contracts/shell/index.tsx";
import { Button, IconCheck, Inline, Text } from "@courtside/design-system/core.tsx";
import { useToast } from "@courtside/design-system/overlay.tsx";
import { useNow } from "../club-day/clock.ts";
import { useInvalidation } from "../query-keys.ts";

interface CheckInProps {
  booking: Pick<Booking, "id" | "court_name" | "start_time" | "end_time" | "status" | "checked_in_at">;
  zone: string;
  /** Server's clock minus the browser's, ms. */
  clockOffset: number;
}

/** Says that the players are there, from 30 minutes before the start (docs/product/booking.md#check-in); for its people and staff. */
export function CheckIn({ booking, zone, clockOffset }: CheckInProps) {
  const toast = useToast("check-in");
  const refresh = useInvalidation("post /bookings/{id}/check-in");
  const offline = useShell().liveStatus === "offline";
  const now = useNow(clockOffset);
  const checkIn = useApi().useMutation("post", "/bookings/{id}/check-in", {
    onSuccess: async ({ court_name }) => {
      await refresh();
      toast.success("Checked in", court_name);
    },
    onError: (error: unknown) => {
      toast.failed("Failed to check in", messageOf(error));
      void refresh();
    },
  });
  const { id, checked_in_at: at, status } = booking;
  if (at) {
    return (
      <Inline gap={8}>
        <IconCheck />
        <Text>Checked in at {clubTime(at, zone)}</Text>
      </Inline>
    );
  }
  const time = { status, startsAt: Date.parse(booking.start_time), endsAt: Date.parse(booking.end_time) };
  if (checkInViolation(time, now)) return null;
  return (
    <Inline>
      <Button
        variant="primary"
        disabled={offline}
        busy={checkIn.isPending}
        busyLabel="Checking in..."
        onClick={() => checkIn.mutate({ params: { path: { id } } })}
      >
        Check In
      </Button>
    </Inline>
  );
}

import type { Booking } from "@courtside/contracts/api/client.ts";
import { useShell } from "@courtside/contracts/shell/index.tsx";
import { Button } from "@courtside/design-system/core.tsx";
import { lazy, Suspense, useState } from "react";

/** Loaded when they are opened. */
const EditPlayers = lazy(async () => ({ default: (await import("./EditPlayers.tsx")).EditPlayers }));
const LeaveBookingDialog = lazy(async () => ({ default: (await import("./LeaveBooking.tsx")).LeaveBookingDialog }));

interface PlayersActionsProps {
  booking: Booking;
  zone: string;
  size?: "small";
}

/** What the reader may do with the players: change them, or leave. */
export function PlayersActions({ booking, zone, size }: PlayersActionsProps) {
  const [open, setOpen] = useState<"edit" | "leave" | null>(null);
  const offline = useShell().liveStatus === "offline";
  const { can_change_players: mayChange, can_leave: mayLeave, max_players: max, players } = booking;
  const close = () => setOpen(null);
  return (
    <>
      {mayChange && (max > 1 || players.length > 1) && (
        <Button size={size} onClick={() => setOpen("edit")}>
          {players.length > 1 ? "Change Players" : "Add Players"}
        </Button>
      )}
      {mayLeave && (
        <Button size={size} danger onClick={() => setOpen("leave")}>
          Leave Booking
        </Button>
      )}
      <Suspense>
        {open === "edit" && <EditPlayers booking={booking} zone={zone} offline={offline} onClose={close} />}
        {open === "leave" && <LeaveBookingDialog booking={booking} zone={zone} onClose={close} />}
      </Suspense>
    </>
  );
}

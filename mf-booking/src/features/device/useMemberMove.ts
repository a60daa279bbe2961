import type { Booking } from "@courtside/contracts/api/client.ts";
import { RESTORE_SECONDS } from "@courtside/contracts/domain/booking-rules.ts";
import { clubTime } from "@courtside/contracts/domain/club-clock.ts";
import { useState } from "react";
import { useMove } from "./api.ts";
import type { PersonClients } from "./device-clients.ts";
import type { Report } from "./member-session.ts";

type Place = Pick<Booking, "court_id" | "start_time" | "end_time">;

interface Moved {
  id: string;
  from: Place;
  text: string;
  /** Until when it can be undone: epoch ms of the browser. */
  until: number;
}

/** Moves one of the member's bookings, which can be undone for ten seconds (docs/product/booking.md#moving). */
export function useMemberMove(clients: PersonClients, zone: string, report: Report) {
  const [lifted, setLifted] = useState<Booking | null>(null);
  const [moved, setMoved] = useState<Moved | null>(null);
  const mutation = useMove(clients, report);
  const send = (id: string, place: Partial<Place>, onSuccess: (booking: Booking) => void) =>
    mutation.mutate({ params: { path: { id } }, body: place }, { onSuccess });

  const moveTo = (place: Pick<Place, "court_id" | "start_time">) => {
    if (!lifted) return;
    const { id, court_id, start_time, end_time } = lifted;
    send(id, place, (booking) => {
      const text = `${booking.court_name} at ${clubTime(booking.start_time, zone)}`;
      setLifted(null);
      report.quiet();
      const until = Date.now() + RESTORE_SECONDS * 1000;
      setMoved({ id, from: { court_id, start_time, end_time }, text, until });
    });
  };
  const undo = () => {
    if (!moved) return;
    send(moved.id, moved.from, (booking) => {
      setMoved(null);
      report.succeeded(`Back on ${booking.court_name} at ${clubTime(booking.start_time, zone)}`);
    });
  };
  return {
    lifted,
    /** The last move, while it can be undone. */
    moved,
    busy: mutation.isPending,
    lift: (booking: Booking | null) => {
      setMoved(null);
      report.quiet();
      setLifted(booking);
    },
    moveTo,
    undo,
    /** The time to undo is over. */
    keep: () => setMoved(null),
  };
}

export type MemberMove = ReturnType<typeof useMemberMove>;

import type { Booking, DeviceBoard } from "@courtside/contracts/api/client.ts";
import { clubTime } from "@courtside/contracts/domain/club-clock.ts";
import { Button, ErrorState, Heading, Inline, Loading, Stack, Text } from "@courtside/design-system/core.tsx";
import { useState } from "react";
import { useChangeBooking, useOwnBookings } from "./api.ts";
import styles from "./Device.module.css";
import type { PersonClients } from "./device-clients.ts";
import type { Report } from "./member-session.ts";

interface PartProps {
  clients: PersonClients;
  board: Pick<DeviceBoard, "date" | "time_zone">;
  /** Epoch ms of the server. */
  now: number;
  report: Report;
  onMove: (booking: Booking) => void;
}

/** The member's bookings of today: check in, move, or cancel after a question. */
export function MemberBookings({ clients, board, now, report, onMove }: PartProps) {
  const query = useOwnBookings(clients, board.date);
  const { checkIn, cancel } = useChangeBooking(clients, report);
  const [asking, setAsking] = useState<string | null>(null);
  const bookings = query.data?.data.filter(({ status }) => status !== "canceled") ?? [];
  return (
    <section aria-label="Your bookings today">
      <Heading>Your bookings today</Heading>
      {query.isPending && <Loading label="Loading..." />}
      {query.isError && (
        <ErrorState title="Your bookings could not be loaded" compact onRetry={() => void query.refetch()} />
      )}
      {query.data && bookings.length === 0 && <Text tone="secondary">None today</Text>}
      <ul className={styles.lines}>
        {bookings.map((booking) => {
          const { id, court_name, start_time, end_time, checked_in_at } = booking;
          const params = { path: { id } };
          const time = `${clubTime(start_time, board.time_zone)} - ${clubTime(end_time, board.time_zone)}`;
          return (
            <li key={id} className={styles.line}>
              <Stack gap={0}>
                <strong>{court_name}</strong>
                <span>{checked_in_at ? `${time}, checked in` : time}</span>
              </Stack>
              {asking === id ? (
                <Inline gap={12}>
                  <Button
                    danger
                    size="large"
                    busy={cancel.isPending}
                    busyLabel="Canceling..."
                    onClick={() => cancel.mutate({ params, body: {} }, { onSettled: () => setAsking(null) })}
                  >
                    Cancel this booking
                  </Button>
                  <Button size="large" onClick={() => setAsking(null)}>
                    Keep it
                  </Button>
                </Inline>
              ) : (
                <Inline gap={12}>
                  {booking.can_check_in && (
                    <Button
                      variant="primary"
                      size="large"
                      aria-label={`Check in on ${court_name}, ${time}`}
                      busy={checkIn.isPending}
                      busyLabel="Checking in..."
                      onClick={() => checkIn.mutate({ params })}
                    >
                      Check in
                    </Button>
                  )}
                  {isMovable(booking, now) && (
                    <Button size="large" aria-label={`Move ${court_name}, ${time}`} onClick={() => onMove(booking)}>
                      Move
                    </Button>
                  )}
                  {booking.can_cancel && (
                    <Button size="large" aria-label={`Cancel ${court_name}, ${time}`} onClick={() => setAsking(id)}>
                      Cancel
                    </Button>
                  )}
                </Inline>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** The club's cut-off is the server's to judge. */
const isMovable = ({ kind, start_time, players }: Booking, now: number): boolean =>
  kind === "booking" && Date.parse(start_time) > now && players.some(({ is_booker, is_me }) => is_booker && is_me);

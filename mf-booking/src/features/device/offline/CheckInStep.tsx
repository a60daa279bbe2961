import { clubTime } from "@courtside/contracts/domain/club-clock.ts";
import { Alert, Button, Inline, Stack, Text } from "@courtside/design-system/core.tsx";
import { useState } from "react";
import type { QueuedCheckIn } from "../api.ts";
import styles from "../Device.module.css";
import { useIdleReturn } from "../useIdleReturn.ts";
import { type KeptDay, type PresentBooking, presentBookings } from "./kept-day.ts";
import type { useQueuedCheckIns } from "./useQueuedCheckIns.ts";

interface CheckInStepProps {
  kept: KeptDay;
  /** Epoch ms of the server, as the device knows it. */
  now: number;
  checkIns: ReturnType<typeof useQueuedCheckIns>;
  onLeave: () => void;
}

const IDLE = 60_000;

/** Check-in while the network is gone: who plays is taken at their word, and the club gets it later (docs/product/kiosk.md#without-network). */
export function CheckInStep({ kept, now, checkIns: { queued, add }, onLeave }: CheckInStepProps) {
  const zone = kept.sheet.time_zone;
  const [failed, setFailed] = useState(false);
  useIdleReturn(IDLE, onLeave);
  const checkIn = ({ bookingId: booking_id }: PresentBooking, user_id?: string) => {
    const at = new Date(Date.now() + kept.offset).toISOString();
    add({ booking_id, at, ...(user_id && { user_id }) }).then(
      () => setFailed(false),
      () => setFailed(true),
    );
  };
  const bookings = presentBookings(kept, now);
  return (
    <main className={styles.narrow}>
      <Stack gap={24}>
        <header className={styles.head}>
          <h1 className={`${styles.title} ${styles.grow}`}>Check in</h1>
          <Button size="large" onClick={onLeave}>
            Back
          </Button>
        </header>
        <Alert tone="info">
          There is no network. Your check-in is kept here, and the club gets it when the network is back.
        </Alert>
        {failed && (
          <Alert tone="error" role="alert">
            Your check-in could not be kept. Please tell the front desk.
          </Alert>
        )}
        {bookings.length === 0 && <Text tone="secondary">No booking can be checked in now.</Text>}
        <ul className={styles.lines} aria-label="Bookings">
          {bookings.map((booking) => {
            const mine = queued.find(({ booking_id }) => booking_id === booking.bookingId);
            const time = `${clubTime(booking.start_time, zone)} - ${clubTime(booking.end_time, zone)}`;
            const at = mine?.at ?? booking.checked_in_at;
            return (
              <li key={booking.bookingId} className={styles.line}>
                <Stack gap={0}>
                  <strong>{booking.courtName}</strong>
                  <span>{time}</span>
                </Stack>
                {at ? (
                  <strong role={mine && "status"}>
                    {[whoOf(booking, mine), `checked in at ${clubTime(at, zone)}`].filter(Boolean).join(", ")}
                  </strong>
                ) : (
                  <Inline gap={12}>
                    {booking.players.map(({ user_id, name }) => (
                      <Button
                        key={user_id}
                        variant="primary"
                        size="large"
                        aria-label={`Check in ${name} on ${booking.courtName}, ${time}`}
                        onClick={() => checkIn(booking, user_id)}
                      >
                        {name}
                      </Button>
                    ))}
                    {booking.players.length === 0 && (
                      <Button
                        variant="primary"
                        size="large"
                        aria-label={`Check in on ${booking.courtName}, ${time}`}
                        onClick={() => checkIn(booking)}
                      >
                        Check in
                      </Button>
                    )}
                  </Inline>
                )}
              </li>
            );
          })}
        </ul>
      </Stack>
    </main>
  );
}

const whoOf = ({ players }: PresentBooking, mine: QueuedCheckIn | undefined): string | undefined =>
  players.find(({ user_id }) => user_id === mine?.user_id)?.name;

import type { Booking } from "@courtside/contracts/api/client.ts";
import { bookingPath } from "@courtside/contracts/domain/calendar.ts";
import { clubTime } from "@courtside/contracts/domain/club-clock.ts";
import { useMe } from "@courtside/contracts/shell/index.tsx";
import { Card, Heading, Inline, Link, Stack } from "@courtside/design-system/core.tsx";
import { useState } from "react";
import { CalendarMenu } from "../../../calendar/CalendarMenu.tsx";
import { UndoCancel } from "../../../changes/UndoCancel.tsx";
import { ClubZone } from "../../../club-day/ClubZone.tsx";
import { useNow, useReadAfter } from "../../../club-day/clock.ts";
import { PlayersActions } from "../../../players/PlayersActions.tsx";
import { PlayersLine } from "../../../players/PlayersLine.tsx";
import { UnnamedTag } from "../../../players/UnnamedTag.tsx";
import { useMyBookings } from "../../booking/booked/api.ts";
import { CancelButton, MoveLink } from "../../booking/booked/BookingCards.tsx";
import { playText } from "../../booking/booked/describe-booking.ts";
import { CancelOwnBooking, MyBookingList } from "../../booking/booked/MyBookings.tsx";
import { NextFree } from "../NextFree.tsx";
import { dayName } from "../times.ts";
import styles from "./BookingsTab.module.css";

/** The dashboard shows few past bookings; /my-bookings shows all. */
const PAST_PAGE = 6;

/** The dashboard's Bookings: the next one, the other upcoming ones, and those past or canceled. */
export function BookingsTab() {
  const zone = useMe().club?.time_zone ?? "UTC";
  const now = useNow(0);
  const upcoming = useMyBookings("upcoming");
  const past = useMyBookings("past", PAST_PAGE);
  const [canceling, setCanceling] = useState<Booking | null>(null);

  // At its start the next booking becomes a running one.
  const [next] = upcoming.bookings;
  useReadAfter(next?.start_time, now, upcoming.refetch);
  useReadAfter(next?.start_time, now, past.refetch);

  const shared = { zone, onCancel: setCanceling };
  return (
    <Stack gap={32}>
      <UndoCancel />
      <section aria-label="Upcoming">
        <Stack gap={16}>
          <ClubZone zone={zone} instant={next?.start_time ?? new Date(now).toISOString()} />
          <MyBookingList
            {...shared}
            tab="upcoming"
            query={upcoming}
            empty={<NextFree now={now} hasNoBooking />}
            renderFirst={(booking) => (
              <NextBooking booking={booking} zone={zone} now={now} onCancel={() => setCanceling(booking)} />
            )}
          />
        </Stack>
      </section>
      {upcoming.bookings.length > 0 && <NextFree now={now} />}
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

interface NextBookingProps {
  booking: Booking;
  zone: string;
  /** Epoch ms. */
  now: number;
  onCancel: () => void;
}

/** The next booking, first on the dashboard (docs/product/screens.md#member-dashboard). */
function NextBooking({ booking, zone, now, onCancel }: NextBookingProps) {
  const { profile } = useMe();
  const { start_time: start, end_time: end } = booking;
  return (
    <Card aria-label="Your next booking" highlighted>
      <div className={styles.next}>
        <div className={styles.what}>
          <p className={styles.eyebrow}>Your next booking</p>
          <p className={styles.when}>
            {dayName(start, zone, now)}, {clubTime(start, zone)} - {clubTime(end, zone)}
          </p>
          <p className={styles.where}>
            <Link href={bookingPath(booking.id)}>{booking.court_name}</Link>, {playText(booking, profile.id)}
          </p>
          <PlayersLine booking={booking} />
          <UnnamedTag booking={booking} />
        </div>
        <Inline>
          <MoveLink booking={booking} />
          <PlayersActions booking={booking} zone={zone} />
          <CalendarMenu booking={booking} />
          <CancelButton booking={booking} onCancel={onCancel} />
        </Inline>
      </div>
    </Card>
  );
}

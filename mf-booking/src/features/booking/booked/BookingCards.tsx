import type { Booking } from "@courtside/contracts/api/client.ts";
import { bookingPath } from "@courtside/contracts/domain/calendar.ts";
import { clubDate, clubDayYearLabel, clubTime } from "@courtside/contracts/domain/club-clock.ts";
import { moveViolation } from "@courtside/contracts/domain/move-rules.ts";
import { useMe } from "@courtside/contracts/shell/index.tsx";
import {
  Button,
  Card,
  IconCalendar,
  IconClock,
  IconRefresh,
  Link,
  LinkButton,
  Tag,
  VisuallyHidden,
} from "@courtside/design-system/core.tsx";
import { lazy, type ReactNode, Suspense, useId } from "react";
import { CalendarMenu } from "../../../calendar/CalendarMenu.tsx";
import { PlayersActions } from "../../../players/PlayersActions.tsx";
import { PlayersLine } from "../../../players/PlayersLine.tsx";
import { UnnamedTag } from "../../../players/UnnamedTag.tsx";
import styles from "./BookingCards.module.css";
import { bookingStatus, playText } from "./describe-booking.ts";
import { keepPlayers } from "./players-again.ts";

/** Loaded for a booking of a series. */
const SeriesLine = lazy(async () => ({ default: (await import("../../../series/SeriesLine.tsx")).SeriesLine }));

interface BookingCardsProps {
  bookings: readonly Booking[];
  renderCard: (booking: Booking) => ReactNode;
}

/** Bookings as a list of cards, as many side by side as fit. */
export function BookingCards({ bookings, renderCard }: BookingCardsProps) {
  if (bookings.length === 0) return null;
  return (
    <ul className={styles.cards}>
      {bookings.map((booking) => (
        <li key={booking.id} className={styles.item}>
          {renderCard(booking)}
        </li>
      ))}
    </ul>
  );
}

interface MyBookingCardProps {
  booking: Booking;
  zone: string;
  /** Set for the next booking. */
  highlighted: boolean;
  /** It is over or canceled: where it is booked again. */
  again?: string | undefined;
  onCancel: () => void;
}

/** One of the caller's own bookings (docs/product/screens.md#my-bookings). */
export function MyBookingCard({ booking, zone, highlighted, again, onCancel }: MyBookingCardProps) {
  const { profile } = useMe();
  const { label, tone } = bookingStatus(booking);
  const { start_time: start, end_time: end } = booking;
  return (
    <Card
      // An item of a list, not a landmark.
      aria-labelledby={undefined}
      title={<Link href={bookingPath(booking.id)}>{booking.court_name}</Link>}
      description={playText(booking, profile.id)}
      extra={<Tag tone={tone}>{label}</Tag>}
      highlighted={highlighted}
    >
      <div className={styles.body}>
        <div className={styles.when}>
          <p className={styles.detail}>
            <IconCalendar /> {clubDayYearLabel(start, zone)}
          </p>
          <p className={styles.detail}>
            <IconClock /> {clubTime(start, zone)} - {clubTime(end, zone)}
          </p>
          <PlayersLine booking={booking} />
          <UnnamedTag booking={booking} />
          {booking.series_id && booking.user_id === profile.id && (
            <p className={styles.detail}>
              <IconRefresh />
              <Suspense>
                <SeriesLine seriesId={booking.series_id} bookingId={booking.id} />
              </Suspense>
            </p>
          )}
          {booking.cancel_reason && <p className={styles.reason}>Reason: {booking.cancel_reason}</p>}
        </div>
        <div className={styles.actions}>
          <MoveLink booking={booking} />
          <PlayersActions booking={booking} zone={zone} />
          <CalendarMenu booking={booking} />
          <CancelButton booking={booking} onCancel={onCancel} />
          {again && (
            <LinkButton href={again} onClick={() => keepPlayers(again, booking)}>
              Book Again
              <VisuallyHidden>
                : {booking.court_name}, {clubDayYearLabel(start, zone)}
              </VisuallyHidden>
            </LinkButton>
          )}
        </div>
      </div>
    </Card>
  );
}

/** Leads to the day grid with the booking lifted, while a rule allows it to move. */
export function MoveLink({ booking }: { booking: Booking }) {
  const { profile, club, effective_role: role } = useMe();
  const { id, user_id: bookerId, kind, sport, start_time: start, end_time: end, status } = booking;
  if (!club || !role || kind === "lesson" || bookerId !== profile.id) return null;
  const times = { startsAt: Date.parse(start), endsAt: Date.parse(end) };
  if (moveViolation({ role, rules: club, now: Date.now(), ...times, status, keepsPlace: false })) return null;
  return (
    <LinkButton href={`/book?${new URLSearchParams({ sport, date: clubDate(start, club.time_zone), move: id })}`}>
      Move
    </LinkButton>
  );
}

interface CancelButtonProps {
  booking: Pick<Booking, "can_cancel" | "cancel_refusal">;
  onCancel: () => void;
}

/** 'Cancel Booking' of a future booking; inside the cut-off it is disabled and shows the reason. */
export function CancelButton({ booking: { can_cancel, cancel_refusal: rejection }, onCancel }: CancelButtonProps) {
  const id = useId();
  if (!can_cancel && !rejection) return null;
  return (
    <div className={styles.cancel}>
      <Button
        danger
        aria-disabled={!can_cancel || undefined}
        aria-describedby={rejection ? id : undefined}
        onClick={() => can_cancel && onCancel()}
      >
        Cancel Booking
      </Button>
      {rejection && (
        <p id={id} className={styles.cutoff}>
          {rejection}
        </p>
      )}
    </div>
  );
}

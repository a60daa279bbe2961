import type { Booking } from "@courtside/contracts/api/client.ts";
import { clubDayLabel, clubTime } from "@courtside/contracts/domain/club-clock.ts";
import { sportLabel } from "@courtside/contracts/domain/sports.ts";
import { useMe } from "@courtside/contracts/shell/index.tsx";
import { Button, Card, IconCalendar, IconClock, IconUser, Tag } from "@courtside/design-system/core.tsx";
import { type ReactNode, useId } from "react";
import styles from "./BookingCards.module.css";
import { bookingStatus, playText } from "./describe-booking.ts";

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
  onCancel: () => void;
}

/** One of the caller's own bookings (docs/product/screens.md#my-bookings). */
export function MyBookingCard({ booking, zone, highlighted, onCancel }: MyBookingCardProps) {
  const { profile } = useMe();
  const { label, tone } = bookingStatus(booking);
  const { start_time: start, end_time: end } = booking;
  return (
    <Card
      // An item of a list, not a landmark.
      aria-labelledby={undefined}
      title={booking.court_name}
      description={playText(booking, profile.id)}
      extra={<Tag tone={tone}>{label}</Tag>}
      highlighted={highlighted}
    >
      <div className={styles.body}>
        <div className={styles.when}>
          <p className={styles.fact}>
            <IconCalendar /> {clubDayLabel(start, zone)}
          </p>
          <p className={styles.fact}>
            <IconClock /> {clubTime(start, zone)} - {clubTime(end, zone)}
          </p>
          {booking.cancel_reason && <p className={styles.reason}>Reason: {booking.cancel_reason}</p>}
        </div>
        <CancelButton booking={booking} onCancel={onCancel} />
      </div>
    </Card>
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

const TONES = { confirmed: "success", completed: "neutral", canceled: "warning" } as const;

/**
 * One of the club's bookings (docs/product/screens.md#all-bookings). Only staff see names (docs/product/booking.md#names).
 * A canceled one has the tone `warning`.
 */
export function ClubBookingCard({ booking, zone }: { booking: Booking; zone: string }) {
  const { label } = bookingStatus(booking);
  const email = booking.user_email !== booking.user_name ? booking.user_email : null;
  return (
    <Card
      // An item of a list, not a landmark.
      aria-labelledby={undefined}
      title={booking.court_name}
      level={2}
      description={sportLabel(booking.sport)}
      extra={<Tag tone={TONES[booking.status]}>{label}</Tag>}
    >
      <div className={styles.when}>
        <p className={styles.fact}>
          <IconCalendar />
          <span>
            {clubDayLabel(booking.start_time, zone)}, {clubTime(booking.start_time, zone)} -{" "}
            {clubTime(booking.end_time, zone)}
          </span>
        </p>
        <p className={styles.fact}>
          <IconUser />
          <span>
            {booking.user_name}
            {email && <span className={styles.email}>{email}</span>}
          </span>
        </p>
      </div>
    </Card>
  );
}

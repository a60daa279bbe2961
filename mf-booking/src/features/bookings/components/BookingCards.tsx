import type { Booking } from "@courtside/contracts/api/client.ts";
import type { ReactNode } from "react";
import styles from "./BookingCard.module.css";

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

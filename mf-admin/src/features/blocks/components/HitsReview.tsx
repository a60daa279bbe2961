import type { BlockHit } from "@courtside/contracts/api/client.ts";
import { clubSpanLabel } from "@courtside/contracts/domain/club-clock.ts";
import { Alert, Stack, Text } from "@courtside/design-system/core.tsx";
import type { Foreseen } from "../api.ts";
import styles from "./HitsReview.module.css";

/**
 * What a block would hit, before anything happens: courts it cannot have, bookings it would cancel
 * (docs/product/booking.md#court-blocks).
 */
export function HitsReview({ foreseen, zone }: { foreseen: Foreseen; zone: string }) {
  const { bookings, refused, notice } = foreseen;
  return (
    <Stack gap={16}>
      {notice && (
        <Alert tone="warning" role="alert">
          {notice}
        </Alert>
      )}
      {refused.length > 0 && (
        <Alert tone="error" title={refused.length === 1 ? "One court is left out" : "Some courts are left out"}>
          {refused.map(({ court_id, message }) => (
            <p key={court_id} className={styles.line}>
              {message}
            </p>
          ))}
        </Alert>
      )}
      {bookings.length > 0 && (
        <>
          <Text as="p">
            {bookings.length === 1 ? "This booking is" : `These ${bookings.length} bookings are`} in the way and will be
            canceled. {bookings.length === 1 ? "The booker is" : "Their bookers are"} told by mail, with the reason.
          </Text>
          <ul className={styles.hits} aria-label="Bookings that will be canceled">
            {bookings.map((hit) => (
              <li key={hit.id} className={styles.hit}>
                <strong className={styles.who}>{who(hit)}</strong>
                <span>{hit.court_name}</span>
                <span className={styles.when}>{clubSpanLabel(hit.start_time, hit.end_time, zone)}</span>
              </li>
            ))}
          </ul>
        </>
      )}
    </Stack>
  );
}

const KINDS = { booking: "", lesson: " (lesson)", event: " (event)", offer_held: " (waitlist offer)" } as const;
const who = ({ user_name, kind, title }: BlockHit) => `${title ?? user_name}${KINDS[kind]}`;

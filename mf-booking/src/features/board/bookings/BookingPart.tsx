import type { BookingDetails, FoundMember } from "@courtside/contracts/api/client.ts";
import { Button, Inline, Stack, Text } from "@courtside/design-system/core.tsx";
import { CheckIn } from "../../../changes/CheckIn.tsx";
import { BookingPlayers } from "../../../players/BookingPlayers.tsx";
import { SeriesLine } from "../../../series/SeriesLine.tsx";
import styles from "../Panels.module.css";
import { useBookingDetails } from "./api.ts";
import { BookerStatus } from "./BookerStatus.tsx";
import { BookingHistory } from "./BookingHistory.tsx";

interface BookingPartProps {
  id: string;
  zone: string;
  /** Fills the form with the booker. */
  onBookFor: (member: FoundMember) => void;
}

/** Contact and status of the booker, and what happened to the booking. */
export function BookingPart({ id, zone, onBookFor }: BookingPartProps) {
  const { data: booking, isError, refetch, clockOffset } = useBookingDetails(id);
  if (!booking && isError) {
    return (
      <Inline gap={8}>
        <Text tone="secondary">The booker could not be loaded.</Text>
        <Button size="small" onClick={() => void refetch()}>
          Retry
        </Button>
      </Inline>
    );
  }
  if (!booking) return <Text tone="secondary">Loading...</Text>;
  const member = memberOf(booking);
  return (
    <Stack gap={12}>
      {member && (
        <Inline gap={8}>
          <a href={`mailto:${member.email}`}>{member.email}</a>
          <Button size="small" onClick={() => onBookFor(member)}>
            Book again
          </Button>
        </Inline>
      )}
      <CheckIn booking={booking} zone={zone} clockOffset={clockOffset} />
      <BookingPlayers booking={booking} zone={zone} />
      {booking.series_id && (
        <Text as="p" tone="secondary">
          <SeriesLine seriesId={booking.series_id} bookingId={booking.id} />
        </Text>
      )}
      {booking.booker && <BookerStatus booker={booking.booker} zone={zone} />}
      <section aria-label="History of the booking">
        <h3 className={styles.caption}>History</h3>
        <BookingHistory history={booking.history} zone={zone} />
      </section>
    </Stack>
  );
}

function memberOf({ user_id, user_name, user_email }: BookingDetails): FoundMember | null {
  return user_id && user_email ? { id: user_id, name: user_name, email: user_email } : null;
}

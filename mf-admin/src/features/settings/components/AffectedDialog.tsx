import { clubTime } from "@courtside/contracts/domain/club-clock.ts";
import { Stack, Text } from "@courtside/design-system/core.tsx";
import { ConfirmDialog } from "@courtside/design-system/overlay.tsx";
import type { Affected, AffectedBooking } from "../api.ts";
import styles from "./AffectedDialog.module.css";

const REASONS: Record<AffectedBooking["reason"], string> = {
  outside_hours: "outside the new hours",
  off_slots: "not on the new time slots",
  other_local_time: "at another time on the club's clock",
  sport: "its sport is taken off the list",
};

interface AffectedDialogProps {
  affected: Affected;
  /** The club's current zone. */
  zone: string;
  isSaving: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/** Lists the bookings that the new settings would no longer allow, and asks for confirmation before the save. */
export function AffectedDialog({
  affected: { count, bookings },
  zone,
  isSaving,
  onConfirm,
  onClose,
}: AffectedDialogProps) {
  const rest = count - bookings.length;
  return (
    <ConfirmDialog
      open
      title={count === 1 ? "1 booking does not fit the new settings" : `${count} bookings do not fit the new settings`}
      description="They stay as they are. Members keep their courts; only new bookings follow the new settings."
      confirmLabel="Save Anyway"
      cancelLabel="Go Back"
      busy={isSaving}
      busyLabel="Saving..."
      onConfirm={onConfirm}
      onClose={onClose}
    >
      <Stack gap={8}>
        <ul className={styles.list} aria-label="Bookings">
          {bookings.map((booking) => (
            <li key={booking.id} className={styles.booking}>
              <strong>
                {dateIn(zone).format(new Date(booking.start_time))}, {clubTime(booking.start_time, zone)} -{" "}
                {clubTime(booking.end_time, zone)}
              </strong>
              <Text as="p" size="sm" tone="secondary">
                {booking.court_name}, {booking.booked_by}: {REASONS[booking.reason]}
              </Text>
            </li>
          ))}
        </ul>
        {rest > 0 && (
          <Text size="sm" tone="secondary">
            and {rest} more
          </Text>
        )}
      </Stack>
    </ConfirmDialog>
  );
}

const dateIn = (timeZone: string) =>
  new Intl.DateTimeFormat("en-US", { timeZone, weekday: "short", month: "short", day: "numeric" });

import type { AffectedDate, Booking, Court } from "@courtside/contracts/api/client.ts";
import { clubSpanLabel } from "@courtside/contracts/domain/club-clock.ts";
import { useMe, useShell } from "@courtside/contracts/shell/index.tsx";
import { Button, LinkButton, Loading, Stack, Text } from "@courtside/design-system/core.tsx";
import { ConfirmDialog, Modal } from "@courtside/design-system/overlay.tsx";
import { failureText } from "../../../api.ts";
import { useAffected, useToggleCourt } from "../api.ts";
import styles from "./AffectedDialog.module.css";

interface AffectedDialogProps {
  court: Court;
  onClose: () => void;
}

const counted = (count: number, one: string, many: string) => (count === 1 ? `1 ${one}` : `${count} ${many}`);

const countOf = (bookings: number, dates: number) => {
  const parts = [counted(bookings, "future booking", "future bookings"), counted(dates, "event date", "event dates")];
  const [all = ""] = parts;
  if (dates === 0) return `${all} ${bookings === 1 ? "stands" : "stand"} on it`;
  return `${parts.join(" and ")} stand on it`;
};

/**
 * What closing a court affects (docs/product/booking.md#courts): a question for an active one, information for a closed one. Nothing is
 * canceled here.
 */
export function AffectedDialog({ court, onClose }: AffectedDialogProps) {
  const zone = useMe().club?.time_zone ?? "UTC";
  const affected = useAffected(court.id);
  const toggle = useToggleCourt();
  const close = { params: { path: { id: court.id } }, body: { is_active: false } };
  const { data: bookings = [], total = 0, events = [], events_total: dates = 0 } = affected.data ?? {};
  const list = affected.isPending ? (
    <Loading />
  ) : affected.isError ? (
    <Text as="p" tone="error">
      The bookings could not be loaded: {failureText(affected.error)}
    </Text>
  ) : total + dates === 0 ? (
    <Text as="p">No future bookings stand on it.</Text>
  ) : (
    <AffectedList court={court} bookings={bookings} total={total} events={events} dates={dates} zone={zone} />
  );

  if (!court.is_active) {
    return (
      <Modal
        open
        size="small"
        title={`Future bookings of ${court.name}`}
        description="The court takes no new bookings. These stay until they are canceled."
        onClose={onClose}
        footer={<Button onClick={onClose}>Close</Button>}
      >
        {list}
      </Modal>
    );
  }
  return (
    <ConfirmDialog
      open
      title={`Deactivate ${court.name}?`}
      description={`It takes no new bookings. ${countOf(total, dates)} and will stay until they are canceled.`}
      confirmLabel="Deactivate"
      cancelLabel="Keep Active"
      busy={toggle.isPending}
      busyLabel="Deactivating..."
      onConfirm={() => toggle.mutate(close, { onSettled: onClose })}
      onClose={onClose}
    >
      <Stack gap={12}>{list}</Stack>
    </ConfirmDialog>
  );
}

interface AffectedListProps {
  court: Court;
  bookings: readonly Booking[];
  total: number;
  events: readonly AffectedDate[];
  /** How many dates of events there are, of which `events` are the first. */
  dates: number;
  zone: string;
}

/** Bookings and event dates on a court, by start. */
function AffectedList({ court, bookings, total, events, dates, zone }: AffectedListProps) {
  const { hasScreen } = useShell();
  const rest = total - bookings.length;
  return (
    <>
      {bookings.length > 0 && (
        <ul className={styles.list} aria-label="Future bookings">
          {bookings.map(({ id, user_name, user_email, start_time, end_time }) => (
            <li key={id} className={styles.row}>
              <strong className={styles.who}>{user_name}</strong>
              <span className={styles.when}>{clubSpanLabel(start_time, end_time, zone)}</span>
              {user_email && <span className={styles.email}>{user_email}</span>}
            </li>
          ))}
        </ul>
      )}
      {rest > 0 && <Text tone="secondary">and {rest} more</Text>}
      {total > 0 && hasScreen("/all-bookings") && (
        <LinkButton size="small" href={`/all-bookings?court=${court.id}`}>
          All bookings of {court.name}
        </LinkButton>
      )}
      {events.length > 0 && (
        <ul className={styles.list} aria-label="Event dates">
          {events.map(({ id, title, start_time, end_time }) => (
            <li key={id} className={styles.row}>
              <strong className={styles.who}>{title} (event)</strong>
              <span className={styles.when}>{clubSpanLabel(start_time, end_time, zone)}</span>
            </li>
          ))}
        </ul>
      )}
      {dates > events.length && <Text tone="secondary">and {dates - events.length} more</Text>}
    </>
  );
}

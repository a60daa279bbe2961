import type { Court } from "@courtside/contracts/api/client.ts";
import { useMe } from "@courtside/contracts/shell/index.tsx";
import { Button, Loading, Stack, Text } from "@courtside/design-system/core.tsx";
import { ConfirmDialog, Modal } from "@courtside/design-system/overlay.tsx";
import { messageOf } from "../../../api/messageOf.ts";
import { useStranded, useToggleCourt } from "../api.ts";
import { StrandedList } from "./StrandedList.tsx";

interface StrandedDialogProps {
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
 * What closing a court strands (docs/product/booking.md#courts): asked of an active one, told of a closed one. Nothing is
 * canceled here.
 */
export function StrandedDialog({ court, onClose }: StrandedDialogProps) {
  const zone = useMe().club?.time_zone ?? "UTC";
  const stranded = useStranded(court.id);
  const toggle = useToggleCourt();
  const close = { params: { path: { id: court.id } }, body: { is_active: false } };
  const { data: bookings = [], total = 0, events = [], events_total: dates = 0 } = stranded.data ?? {};
  const list = stranded.isPending ? (
    <Loading />
  ) : stranded.isError ? (
    <Text as="p" tone="error">
      The bookings could not be loaded: {messageOf(stranded.error)}
    </Text>
  ) : total + dates === 0 ? (
    <Text as="p">No future bookings stand on it.</Text>
  ) : (
    <StrandedList bookings={bookings} total={total} events={events} dates={dates} zone={zone} />
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

import type { CourtBlock } from "@courtside/contracts/api/client.ts";
import { clubSpanLabel } from "@courtside/contracts/domain/club-clock.ts";
import { ConfirmDialog } from "@courtside/design-system/overlay.tsx";
import { useDeleteBlock } from "../api.ts";

interface DeleteBlockDialogProps {
  block: CourtBlock;
  zone: string;
  onClose: () => void;
}

/** Asks before a block is deleted, by court and time. */
export function DeleteBlockDialog({ block, zone, onClose }: DeleteBlockDialogProps) {
  const remove = useDeleteBlock(onClose);
  return (
    <ConfirmDialog
      open
      danger
      title={`Delete the block of ${block.court_name}?`}
      description={`${clubSpanLabel(block.start_time, block.end_time, zone)}. The court can be booked again; bookings that it canceled stay canceled.`}
      confirmLabel="Delete Block"
      cancelLabel="Keep Block"
      busy={remove.isPending}
      busyLabel="Deleting..."
      onConfirm={() => remove.mutate({ params: { path: { id: block.id } } })}
      onClose={onClose}
    />
  );
}

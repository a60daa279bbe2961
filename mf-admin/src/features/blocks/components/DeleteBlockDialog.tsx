import { type CourtBlock, messageOf } from "@courtside/contracts/api/client.ts";
import { clubSpanLabel } from "@courtside/contracts/domain/club-clock.ts";
import { ConfirmDialog } from "@courtside/design-system/overlay.tsx";
import { BulkDialog } from "@courtside/design-system/staff.tsx";
import { useState } from "react";
import { hasBegun, useDeleteBlock, useDeleteBlocks } from "../api.ts";

const CANCELED = "bookings that it canceled stay canceled.";

interface DeleteBlockDialogProps {
  block: CourtBlock;
  zone: string;
  onClose: () => void;
}

/** Asks before a block is deleted, by court and time, or before the court of one that has begun is opened. */
export function DeleteBlockDialog({ block, zone, onClose }: DeleteBlockDialogProps) {
  const { remove, busy } = useDeleteBlock(block, onClose);
  const [isRunning] = useState(() => hasBegun(block, Date.now()));
  const span = clubSpanLabel(block.start_time, block.end_time, zone);
  const texts = isRunning
    ? {
        title: `Open ${block.court_name} now?`,
        description: `${span}. The court can be booked from now on. The time that has passed stays blocked in the reports; ${CANCELED}`,
        confirmLabel: "Open Now",
        busyLabel: "Opening...",
      }
    : {
        title: `Delete the block of ${block.court_name}?`,
        description: `${span}. The court can be booked again; ${CANCELED}`,
        confirmLabel: "Delete Block",
        busyLabel: "Deleting...",
      };
  return (
    <ConfirmDialog
      open
      danger={!isRunning}
      {...texts}
      cancelLabel="Keep Block"
      busy={busy}
      onConfirm={remove}
      onClose={onClose}
    />
  );
}

export const nameOf = ({ court_name, start_time, end_time }: CourtBlock, zone: string) =>
  `${court_name}, ${clubSpanLabel(start_time, end_time, zone)}`;

interface DeleteBlocksDialogProps {
  blocks: readonly CourtBlock[];
  zone: string;
  onClose: () => void;
}

/** Lists the blocks that are to be deleted, and those that end now, then does one after the other. */
export function DeleteBlocksDialog({ blocks, zone, onClose }: DeleteBlocksDialogProps) {
  const { remove, report } = useDeleteBlocks();
  const [now] = useState(() => Date.now());
  const running = blocks.filter((block) => hasBegun(block, now)).length;
  const isOpening = running === blocks.length;
  return (
    <BulkDialog
      danger={!isOpening}
      title={`${isOpening ? "End" : "Delete"} ${blocks.length} ${blocks.length === 1 ? "court block" : "court blocks"}?`}
      description={`The courts can be booked again; bookings that the blocks canceled stay canceled.${
        running > 0
          ? " A block that has begun ends now, and the time that has passed stays blocked in the reports."
          : ""
      }`}
      items={blocks}
      keyOf={({ id }) => id}
      nameOf={(block) => nameOf(block, zone)}
      noteOf={(block) => (hasBegun(block, now) ? "Ends now" : block.reason)}
      confirmLabel={isOpening ? "Open Now" : "Delete"}
      cancelLabel="Keep Blocks"
      run={remove}
      problemOf={(failure) => messageOf(failure) ?? "The connection was lost. Try again."}
      onEnd={(done) => {
        report(done, isOpening);
        if (done === blocks.length) onClose();
      }}
      onClose={onClose}
    />
  );
}

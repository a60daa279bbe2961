import { type Booking, messageOf } from "@courtside/contracts/api/client.ts";
import { Field, TextArea } from "@courtside/design-system/fields.tsx";
import { useToast } from "@courtside/design-system/overlay.tsx";
import { BulkDialog } from "@courtside/design-system/staff.tsx";
import { useState } from "react";
import { useCancelAny } from "./api.ts";

interface CancelDialogProps {
  bookings: readonly Booking[];
  nameOf: (booking: Booking) => string;
  onClose: () => void;
}

const LONGEST_REASON = 500;

/** Lists the bookings that are to be canceled, with one reason for all their bookers. */
export function CancelDialog({ bookings, nameOf, onClose }: CancelDialogProps) {
  const [reason, setReason] = useState("");
  const toast = useToast("cancel-many");
  const { cancel, refresh } = useCancelAny();
  const count = bookings.length === 1 ? "this booking" : `${bookings.length} bookings`;
  return (
    <BulkDialog
      danger
      title={`Cancel ${count}?`}
      description="Their bookers are notified, and the courts are free again."
      items={bookings}
      keyOf={({ id }) => id}
      nameOf={nameOf}
      confirmLabel={bookings.length === 1 ? "Cancel Booking" : "Cancel Bookings"}
      cancelLabel={bookings.length === 1 ? "Keep Booking" : "Keep Bookings"}
      run={(booking) => cancel(booking, reason.trim())}
      problemOf={(error) => messageOf(error) ?? "The connection was lost. Try again."}
      onEnd={(done, failed) => {
        void refresh();
        if (failed > 0 || done < bookings.length) return;
        toast.success("Booking canceled", done > 1 ? `${done} bookings` : undefined);
        onClose();
      }}
      onClose={onClose}
    >
      <Field label="Reason (optional)">
        <TextArea
          rows={2}
          maxLength={LONGEST_REASON}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
      </Field>
    </BulkDialog>
  );
}

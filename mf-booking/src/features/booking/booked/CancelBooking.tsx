import { isApiError } from "@courtside/contracts/api/client.ts";
import { RESTORE_SECONDS } from "@courtside/contracts/domain/booking-rules.ts";
import { clubDayTimesLabel } from "@courtside/contracts/domain/club-clock.ts";
import { useApi } from "@courtside/contracts/shell/index.tsx";
import { ConfirmDialog, useToast } from "@courtside/design-system/overlay.tsx";
import { lazy, Suspense, useState } from "react";
import { setCanceledNow } from "../../../changes/canceled-now.ts";
import type { CancelTarget } from "../../../club-day/court-day.ts";
import { useInvalidation } from "../../../query-keys.ts";
import type { SeriesScope } from "../../../series/scope-labels.ts";
import styles from "./cancel.module.css";

/** Loaded for a booking of a series. */
const ScopeChoice = lazy(async () => ({ default: (await import("../../../series/ScopeChoice.tsx")).ScopeChoice }));

interface CancelBookingDialogProps {
  target: CancelTarget;
  zone: string;
  onClose: () => void;
}

/** Asks before a booking is canceled; staff may give the booker a reason (docs/product/booking.md#cancellation). */
export function CancelBookingDialog({ target, zone, onClose }: CancelBookingDialogProps) {
  const [reason, setReason] = useState("");
  const { bookingId, courtName, start, end, othersName } = target;
  const when = clubDayTimesLabel(start, end, zone);
  const [scope, setScope] = useState<SeriesScope>("this");
  const series = useSeriesOf(target);
  const { cancel, busy } = useCancelBooking(`${courtName}, ${when}`, onClose);
  return (
    <ConfirmDialog
      open
      danger
      title={`Cancel ${courtName}?`}
      description={othersName ? `${when}, booked by ${othersName}` : when}
      confirmLabel="Cancel Booking"
      cancelLabel="Keep Booking"
      busy={busy}
      busyLabel="Canceling..."
      onConfirm={() => cancel(bookingId, { reason: reason.trim() || undefined, scope: series ? scope : "this" })}
      onClose={onClose}
    >
      {series && (
        <Suspense>
          <ScopeChoice seriesId={series} bookingId={bookingId} scope={scope} onScope={setScope} />
        </Suspense>
      )}
      {othersName && (
        <label className={styles.field}>
          Reason (optional)
          <textarea
            className={styles.reason}
            rows={2}
            maxLength={500}
            value={reason}
            onChange={(event) => setReason(event.target.value)}
          />
        </label>
      )}
    </ConfirmDialog>
  );
}

/**
 * Cancels a booking, shows the result as a toast, and offers to undo it under its `label`. `onDone` runs once it is
 * canceled.
 */
function useCancelBooking(label: string, onDone: () => void) {
  const toast = useToast("cancel-booking");
  const refresh = useInvalidation("post /bookings/{id}/cancel");
  const mutation = useApi().useMutation("post", "/bookings/{id}/cancel", {
    onSuccess: ({ id }, { body }) => {
      const isWide = body?.scope !== undefined && body.scope !== "this";
      toast.success("Success", isWide ? "Bookings canceled successfully" : "Booking canceled successfully");
      // The undo is for one booking.
      if (!isWide) setCanceledNow({ id, label, until: Date.now() + RESTORE_SECONDS * 1_000 });
      onDone();
      void refresh();
    },
    onError: (error: unknown) => {
      toast.failed("Failed to cancel booking", isApiError(error) ? error.message : undefined);
      void refresh();
    },
  });
  return {
    busy: mutation.isPending,
    cancel: (id: string, { reason, scope }: { reason: string | undefined; scope: SeriesScope }) =>
      mutation.mutate({
        params: { path: { id } },
        body: { ...(reason && { reason }), ...(scope !== "this" && { scope }) },
      }),
  };
}

/** The series of a booking. A grid does not say whether there is one: then it is asked. */
function useSeriesOf({ bookingId, seriesId }: CancelTarget): string | null {
  const { data: booking } = useApi().useQuery(
    "get",
    "/bookings/{id}",
    { params: { path: { id: bookingId } } },
    { enabled: seriesId === undefined },
  );
  return seriesId ?? booking?.series_id ?? null;
}

import { isApiError } from "@courtside/contracts/api/client.ts";
import { useApi } from "@courtside/contracts/shell/index.tsx";
import { Alert, Button, LiveRegion } from "@courtside/design-system/core.tsx";
import { useToast } from "@courtside/design-system/overlay.tsx";
import { useEffect, useSyncExternalStore } from "react";
import { type CanceledNow, canceledNow, setCanceledNow, watchCanceledNow } from "../../../changes/canceled-now.ts";
import { useSecondsClock } from "../../../club-day/clock.ts";
import { useInvalidation } from "../../../query-keys.ts";
import styles from "./cancel.module.css";

/** Offers Undo for ten seconds after a cancellation. The server decides whether the slot is still free. */
export function UndoCancel() {
  const canceled = useSyncExternalStore(watchCanceledNow, canceledNow);
  return (
    <>
      <LiveRegion message={canceled ? `${canceled.label} canceled. Undo is possible for ten seconds.` : ""} />
      {canceled && <UndoNotice key={canceled.id + canceled.until} canceled={canceled} />}
    </>
  );
}

function UndoNotice({ canceled }: { canceled: CanceledNow }) {
  const { id, label, until } = canceled;
  const toast = useToast("restore-booking");
  const refresh = useInvalidation("post /bookings/{id}/restore");
  const now = useSecondsClock(until);
  const restore = useApi().useMutation("post", "/bookings/{id}/restore", {
    onSuccess: () => {
      toast.success("Booking restored", label);
      setCanceledNow(null);
      void refresh();
    },
    onError: (error: unknown) => {
      toast.failed("Failed to restore booking", isApiError(error) ? error.message : undefined);
      setCanceledNow(null);
      void refresh();
    },
  });
  const over = now >= until && !restore.isPending;
  useEffect(() => {
    if (over && canceledNow()?.id === id) setCanceledNow(null);
  }, [over, id]);
  return (
    <div className={styles.notice}>
      <Alert
        title="Booking canceled"
        action={
          <Button
            busy={restore.isPending}
            busyLabel="Restoring..."
            onClick={() => !restore.isPending && restore.mutate({ params: { path: { id } } })}
          >
            Undo
            <span aria-hidden="true"> ({Math.max(0, Math.ceil((until - now) / 1_000))} s)</span>
          </Button>
        }
      >
        {label}
      </Alert>
    </div>
  );
}

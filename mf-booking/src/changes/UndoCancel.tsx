import { isApiError } from "@courtside/contracts/api/client.ts";
import { useApi } from "@courtside/contracts/shell/index.tsx";
import { LiveRegion } from "@courtside/design-system/core.tsx";
import { useToast } from "@courtside/design-system/overlay.tsx";
import { useCallback, useSyncExternalStore } from "react";
import { useInvalidation } from "../query-keys.ts";
import { type CanceledNow, canceledNow, setCanceledNow, watchCanceledNow } from "./canceled-now.ts";
import { UndoNotice } from "./UndoNotice.tsx";

/** Offers Undo for ten seconds after a cancellation. The server decides whether the slot is still free. */
export function UndoCancel() {
  const canceled = useSyncExternalStore(watchCanceledNow, canceledNow);
  return (
    <>
      <LiveRegion message={canceled ? `${canceled.label} canceled. Undo is possible for ten seconds.` : ""} />
      {canceled && <Notice key={canceled.id + canceled.until} canceled={canceled} />}
    </>
  );
}

function Notice({ canceled: { id, label, until } }: { canceled: CanceledNow }) {
  const toast = useToast("restore-booking");
  const refresh = useInvalidation("post /bookings/{id}/restore");
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
  const end = useCallback(() => {
    if (canceledNow()?.id === id) setCanceledNow(null);
  }, [id]);
  return (
    <UndoNotice
      title="Booking canceled"
      label={label}
      until={until}
      busy={restore.isPending}
      busyLabel="Restoring..."
      onUndo={() => restore.mutate({ params: { path: { id } } })}
      onEnd={end}
    />
  );
}

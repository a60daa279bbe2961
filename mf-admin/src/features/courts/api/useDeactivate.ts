import type { Court } from "@courtside/contracts/api/client.ts";
import { useMutation } from "@courtside/contracts/shell/index.tsx";
import { useToast } from "@courtside/design-system/overlay.tsx";
import { messageOf } from "../../../api/messageOf.ts";
import { useAskStranded } from "./useStranded.ts";
import { useToggleCourt } from "./useToggleCourt.ts";

/** Closes a court at once where nothing stands on it; else `onStrands` is told to ask first (docs/product/booking.md#courts). */
export function useDeactivate(onStrands: (court: Court) => void) {
  const toast = useToast("update-court");
  const ask = useAskStranded();
  const toggle = useToggleCourt();
  const check = useMutation({
    mutationFn: (court: Court) => ask(court.id),
    onSuccess: ({ total, events_total }, court) =>
      total + events_total > 0
        ? onStrands(court)
        : toggle.mutate({ params: { path: { id: court.id } }, body: { is_active: false } }),
    onError: (error) => toast.failed(`Failed to update court: ${messageOf(error)}`),
  });
  return { deactivate: check.mutate, busy: check.isPending || toggle.isPending, isClosing: toggle.isPending };
}

import { isApiError, type WaitingMember } from "@courtside/contracts/api/client.ts";
import { useApi } from "@courtside/contracts/shell/index.tsx";
import { useIdempotencyKey } from "@courtside/contracts/shell/useIdempotencyKey.ts";
import { useToast } from "@courtside/design-system/overlay.tsx";
import { type Alternative, alternativesOf } from "../club-day/court-day.ts";
import { useInvalidation } from "../query-keys.ts";
import { type HeldFor, heldForOf } from "./held-for.ts";

interface AssignedSlot {
  court_id: string;
  /** Club-local. */
  start_time: string;
  end_time: string;
}

/** Why a slot was not assigned: taken, with alternatives; or held for another person, which staff may override. */
interface AssignFailure {
  message: string;
  alternatives: Alternative[];
  heldFor: HeldFor | null;
}

/** Books a slot for a waiting member and shows the result as a toast. */
export function useAssignSlot(entry: WaitingMember, onAssigned: () => void) {
  const toast = useToast("assign-slot");
  const { keyOf } = useIdempotencyKey();
  const changed = useInvalidation("post /waitlist-entries/{id}/assign");
  const mutation = useApi().useMutation("post", "/waitlist-entries/{id}/assign", {
    onSuccess: async () => {
      await changed();
      toast.success("Slot assigned successfully!");
      onAssigned();
    },
    onError: (error: unknown) => {
      void changed();
      // The dialog asks whether to assign it anyway.
      if (failureOf(error)?.heldFor) return;
      toast.failed("Failed to assign slot", isApiError(error) ? error.message : undefined);
    },
  });
  const assign = (slot: AssignedSlot, overrideHold: boolean) => {
    if (mutation.isPending) return;
    const body = { ...slot, ...(overrideHold && { override_hold: true }) };
    const header = { "idempotency-key": keyOf({ entry: entry.id, ...body }) };
    mutation.mutate({ params: { path: { id: entry.id }, header }, body });
  };
  return { assign, busy: mutation.isPending, failure: failureOf(mutation.error), forget: mutation.reset };
}

function failureOf(error: unknown): AssignFailure | null {
  if (!error) return null;
  if (!isApiError(error)) return { message: "Failed to assign slot", alternatives: [], heldFor: null };
  const { code, message, details } = error;
  const held = code === "slot_held" && details;
  return {
    message,
    alternatives: alternativesOf(details),
    heldFor: held ? heldForOf(held) : null,
  };
}

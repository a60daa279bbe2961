import { isApiError, type WaitingMember } from "@courtside/contracts/api/client.ts";
import { useApi } from "@courtside/contracts/shell/index.tsx";
import { useIdempotencyKey } from "@courtside/contracts/shell/useIdempotencyKey.ts";
import { useToast } from "@courtside/design-system/overlay.tsx";
import { type Alternative, alternativesOf } from "../../../club-day/court-day.ts";
import { useInvalidation } from "../../../query-keys.ts";

/** The list's filter; null = all. */
export interface WaitingFilter {
  /** `YYYY-MM-DD` */
  date: string | null;
  courtId: string | null;
  sport: string | null;
}

const PAGE = 50;

/** All waiting members, oldest entry first, page by page. `counts` are the whole club's (docs/product/waitlist.md#staff-list). */
export function useWaiting({ date, courtId, sport }: WaitingFilter) {
  const query = useApi().useInfiniteQuery(
    "get",
    "/waitlist",
    {
      params: {
        query: {
          limit: PAGE,
          ...(date && { requested_date: date }),
          ...(courtId && { court_id: courtId }),
          ...(sport && { sport }),
        },
      },
    },
    {
      initialPageParam: null as string | null,
      getNextPageParam: (page: { next_cursor: string | null }) => page.next_cursor,
    },
  );
  const pages = query.data?.pages ?? [];
  const waiting = pages.flatMap((page) => page.data);
  return { ...query, waiting, loaded: waiting.length, total: pages[0]?.total, counts: pages[0]?.counts };
}

/** The removal of many entries, one call each, silently: the dialog shows each. `report` reads the list again and says when all are done. */
export function useRemoveMany() {
  const toast = useToast("remove-many");
  const changed = useInvalidation("delete /waitlist-entries/{id}");
  const { mutateAsync } = useApi().useMutation("delete", "/waitlist-entries/{id}");
  return {
    remove: ({ id }: WaitingMember) => mutateAsync({ params: { path: { id } } }),
    report: (isDone: boolean, count: string | undefined) => {
      void changed();
      if (isDone) toast.success("Removed from waitlist successfully", count);
    },
  };
}

interface AssignedSlot {
  court_id: string;
  /** Club-local. */
  start_time: string;
  end_time: string;
}

/** Why a slot was not assigned: taken, with alternatives; or held for another member's offer, which staff may override. */
interface AssignFailure {
  message: string;
  alternatives: Alternative[];
  heldFor: { name: string; until: string } | null;
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
    heldFor: held ? { name: String(held.offered_to), until: String(held.expires_at) } : null,
  };
}

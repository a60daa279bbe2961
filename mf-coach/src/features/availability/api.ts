import { type CoachAvailability, messageOf } from "@courtside/contracts/api/client.ts";
import type { AvailableHours } from "@courtside/contracts/domain/weekly-availability.ts";
import { useApi } from "@courtside/contracts/shell/index.tsx";
import { useIdempotencyKey } from "@courtside/contracts/shell/useIdempotencyKey.ts";
import { useInvalidate } from "@courtside/contracts/shell/useInvalidate.ts";
import { useToast } from "@courtside/design-system/overlay.tsx";

/** A coach's weekly hours. */
export const useHours = (coachId: string) =>
  useApi().useQuery("get", "/coaches/{id}/availability", { params: { path: { id: coachId } } });

/** Adds or removes hours of a coach's week at once; reports the result. */
export function useOneHours(coachId: string) {
  const toast = useToast("one-hours");
  const invalidate = useInvalidate("coaches");
  const { keyOf, renew } = useIdempotencyKey();
  const add = useApi().useMutation("post", "/coaches/{id}/availability", {
    onSuccess: async () => {
      renew();
      await invalidate();
      toast.success("Availability added successfully!");
    },
    onError: (error: unknown) => toast.failed("Failed to add availability", messageOf(error)),
  });
  const remove = useApi().useMutation("delete", "/coaches/{id}/availability/{hours_id}", {
    onSuccess: async () => {
      await invalidate();
      toast.success("Availability deleted successfully!");
    },
    onError: (error: unknown) => {
      void invalidate();
      toast.failed("Failed to delete availability", messageOf(error));
    },
  });
  return {
    adding: add.isPending,
    removing: remove.isPending ? remove.variables?.params.path.hours_id : undefined,
    error: add.error as unknown,
    add: (hours: AvailableHours) => {
      const header = { "idempotency-key": keyOf({ coachId, ...hours }) };
      add.mutate({ params: { path: { id: coachId }, header }, body: hours });
    },
    remove: (hoursId: string) => {
      // Adding the same hours after this is a new request, also when a response is lost.
      renew();
      remove.mutate({ params: { path: { id: coachId, hours_id: hoursId } } });
    },
  };
}

/** Replaces a coach's week as one (docs/product/coaching.md#weekly-availability); reports the result. */
export function useReplaceHours(onSaved: (stored: CoachAvailability) => void) {
  const toast = useToast("replace-hours");
  const invalidate = useInvalidate("coaches");
  return useApi().useMutation("put", "/coaches/{id}/availability", {
    onSuccess: async (stored) => {
      onSaved(stored);
      await invalidate();
      toast.success("Availability updated successfully!");
    },
    onError: (error: unknown) => {
      // The cause may be a save by another user: the stored hours are read again.
      void invalidate();
      toast.failed("Failed to update availability", messageOf(error));
    },
  });
}

import { messageOf } from "@courtside/contracts/api/client.ts";
import { useApi } from "@courtside/contracts/shell/index.tsx";
import { useInvalidate } from "@courtside/contracts/shell/useInvalidate.ts";
import { useToast } from "@courtside/design-system/overlay.tsx";

/** Cancels a lesson; the api notifies the member by mail. Reports the result as for any booking. */
export function useCancelLesson(onCanceled: () => void) {
  const toast = useToast("cancel-lesson");
  const invalidate = useInvalidate("bookings", "lessons");
  const cancel = useApi().useMutation("post", "/bookings/{id}/cancel", {
    onSuccess: async () => {
      await invalidate();
      toast.success("Success", "Booking canceled successfully");
      onCanceled();
    },
    onError: (error: unknown) => {
      void invalidate();
      toast.failed("Failed to cancel booking", messageOf(error));
    },
  });
  return {
    busy: cancel.isPending,
    cancel: (id: string, reason: string) =>
      cancel.mutate({ params: { path: { id } }, body: reason.trim() ? { reason: reason.trim() } : {} }),
  };
}

/** Which courts are free at a time; no request is sent before both ends are known. */
export function useLessonCourts(start: string | null, end: string | null) {
  const query = useApi().useQuery(
    "get",
    "/lessons/courts",
    { params: { query: { start_time: start ?? "", end_time: end ?? "" } } },
    { enabled: start !== null && end !== null && start < end, placeholderData: (last) => last },
  );
  return { ...query, courts: query.data?.data ?? [] };
}

/** How many lesson requests wait for a response: a coach's own, for an admin the club's. */
export function usePendingCount(): number {
  const query = useApi().useQuery("get", "/lesson-requests", {
    params: { query: { status: "pending", limit: 1 } },
  });
  return query.data?.pending_count ?? 0;
}

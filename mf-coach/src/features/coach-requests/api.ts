import { codeOf, type LessonRequest, messageOf } from "@courtside/contracts/api/client.ts";
import { useApi } from "@courtside/contracts/shell/index.tsx";
import { retryLostResponse } from "@courtside/contracts/shell/retryLostResponse.ts";
import { useIdempotencyKey } from "@courtside/contracts/shell/useIdempotencyKey.ts";
import { useInvalidate } from "@courtside/contracts/shell/useInvalidate.ts";
import { useToast } from "@courtside/design-system/overlay.tsx";
import { useState } from "react";
import { type LessonRejection, readLessonRejection } from "../../components/otherTimes.ts";

const FAILED = "Failed to update request";

interface ConfirmedPlace {
  court_id: string;
  start_time: string;
  end_time: string;
}

/** Accepts a request by booking it. A conflict comes back as `rejection`; a request that is no longer pending closes the dialog. */
export function useAccept(requestId: string, onDone: () => void) {
  const toast = useToast("decide");
  const invalidate = useInvalidate("lessons", "bookings");
  const { keyOf } = useIdempotencyKey();
  const [rejection, setRejection] = useState<LessonRejection | null>(null);
  const accept = useApi().useMutation("post", "/lesson-requests/{id}/accept", {
    retry: retryLostResponse,
    onMutate: () => setRejection(null),
    onSuccess: async () => {
      await invalidate();
      toast.success("Lesson request accepted successfully");
      onDone();
    },
    onError: (error: unknown) => {
      void invalidate();
      if (isOver(error)) {
        toast.failed(FAILED, messageOf(error));
        return onDone();
      }
      setRejection(readLessonRejection(error));
      toast.failed(FAILED);
    },
  });
  return {
    rejection,
    busy: accept.isPending,
    accept: (place: ConfirmedPlace) =>
      accept.mutate({
        params: { path: { id: requestId }, header: { "idempotency-key": keyOf(place) } },
        body: place,
      }),
  };
}

/** Rejects a request; the api notifies the member, with the reason if there is one. */
export function useReject(requestId: string, onDone: () => void) {
  const toast = useToast("decide");
  const invalidate = useInvalidate("lessons");
  const reject = useApi().useMutation("post", "/lesson-requests/{id}/decline", {
    onSuccess: async () => {
      await invalidate();
      toast.success("Lesson request rejected successfully");
      onDone();
    },
    onError: (error: unknown) => {
      void invalidate();
      toast.failed(FAILED, messageOf(error));
      if (isOver(error)) onDone();
    },
  });
  return {
    busy: reject.isPending,
    reject: (reason: string) =>
      reject.mutate({ params: { path: { id: requestId } }, body: reason.trim() ? { reason: reason.trim() } : {} }),
  };
}

/** Many requests, one call each, silently: the dialog shows each. `report` reads the lists again and says how many are done. */
export function useRejectMany() {
  const toast = useToast("decide");
  const invalidate = useInvalidate("lessons");
  const { mutateAsync } = useApi().useMutation("post", "/lesson-requests/{id}/decline");
  return {
    reject: ({ id }: LessonRequest, reason: string) =>
      mutateAsync({ params: { path: { id } }, body: reason.trim() ? { reason: reason.trim() } : {} }),
    report: (done: number) => {
      void invalidate();
      if (done > 0) toast.success("Lesson request rejected successfully", done > 1 ? `${done} requests` : undefined);
    },
  };
}

/** Another user has decided it meanwhile, or it was deleted. */
const isOver = (error: unknown): boolean => ["not_pending", "not_found"].includes(codeOf(error) ?? "");

export type RequestTab = "pending" | "decided";

const PAGE = 20;

interface RequestChoice {
  status: RequestTab;
  /** Only the requests to one coach. */
  coachId?: string;
}

/**
 * Lesson requests of one tab, the newest first, page by page: a coach's own, for an admin the club's
 * (docs/product/coaching.md#deciding-a-request).
 */
export function useRequests({ status, coachId }: RequestChoice) {
  const query = useApi().useInfiniteQuery(
    "get",
    "/lesson-requests",
    { params: { query: { status, limit: PAGE, ...(coachId && { coach_id: coachId }) } } },
    {
      initialPageParam: null as string | null,
      getNextPageParam: (page: { next_cursor: string | null }) => page.next_cursor,
    },
  );
  const pages = query.data?.pages ?? [];
  const requests = pages.flatMap((page) => page.data);
  return {
    ...query,
    requests,
    loaded: requests.length,
    total: pages[0]?.total,
    pendingCount: pages[0]?.pending_count ?? null,
  };
}

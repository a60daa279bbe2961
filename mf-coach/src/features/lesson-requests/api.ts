import { messageOf } from "@courtside/contracts/api/client.ts";
import { useApi } from "@courtside/contracts/shell/index.tsx";
import { retryLostResponse } from "@courtside/contracts/shell/retryLostResponse.ts";
import { useIdempotencyKey } from "@courtside/contracts/shell/useIdempotencyKey.ts";
import { useInvalidate } from "@courtside/contracts/shell/useInvalidate.ts";
import { useToast } from "@courtside/design-system/overlay.tsx";

interface LessonInput {
  coach_id: string;
  preferred_date: string;
  preferred_time: string;
  sport?: string;
  notes?: string;
}

/** Asks a coach for a lesson; reports the result. */
export function useAskForLesson(coachName: string, onSent: () => void) {
  const toast = useToast("ask-for-lesson");
  const invalidate = useInvalidate("lessons");
  const { keyOf } = useIdempotencyKey();
  const ask = useApi().useMutation("post", "/lesson-requests", {
    retry: retryLostResponse,
    onSuccess: async () => {
      await invalidate();
      toast.success("Lesson Request Sent!", `${coachName} will be in touch soon.`);
      onSent();
    },
    // The form shows the reason. The request may be there although its response was lost: the list shows it.
    onError: () => {
      void invalidate();
      toast.failed("Failed to send lesson request");
    },
  });
  return {
    busy: ask.isPending,
    error: ask.error as unknown,
    /** The server's rejection of an earlier request. */
    forget: () => ask.reset(),
    send: (input: LessonInput) => ask.mutate({ params: { header: { "idempotency-key": keyOf(input) } }, body: input }),
  };
}

interface FreeTimesChoice {
  coachId: string;
  /** The first of seven dates; by default today. */
  from?: string;
  sport: string | null;
}

/** When a coach could give a lesson in a week; the last response stays while the next one loads. */
export const useFreeTimes = ({ coachId, from, sport }: FreeTimesChoice) =>
  useApi().useQuery(
    "get",
    "/coaches/{id}/free",
    { params: { path: { id: coachId }, query: { ...(from && { from }), ...(sport && { sport }) } } },
    { placeholderData: (last) => last },
  );

const PAGE = 20;

/** The caller's own lesson requests, the newest first, page by page. */
export function useMyRequests() {
  const query = useApi().useInfiniteQuery(
    "get",
    "/lesson-requests",
    { params: { query: { limit: PAGE } } },
    {
      initialPageParam: null as string | null,
      getNextPageParam: (page: { next_cursor: string | null }) => page.next_cursor,
    },
  );
  return { ...query, requests: (query.data?.pages ?? []).flatMap((page) => page.data) };
}

/** Withdraws the caller's own pending request; reports the result. `onDone` runs on success and on failure. */
export function useWithdraw(onDone: () => void) {
  const toast = useToast("withdraw");
  const invalidate = useInvalidate("lessons");
  return useApi().useMutation("post", "/lesson-requests/{id}/withdraw", {
    onSuccess: async () => {
      await invalidate();
      toast.success("Lesson request withdrawn successfully");
      onDone();
    },
    onError: (error: unknown) => {
      toast.failed("Failed to withdraw lesson request", messageOf(error));
      // The coach has decided meanwhile: the list shows it.
      void invalidate();
      onDone();
    },
  });
}

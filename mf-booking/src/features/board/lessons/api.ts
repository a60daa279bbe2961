import { isApiError } from "@courtside/contracts/api/client.ts";
import { LESSON_UNANSWERED } from "@courtside/contracts/domain/lesson-messages.ts";
import { useApi } from "@courtside/contracts/shell/index.tsx";
import { retryLostResponse } from "@courtside/contracts/shell/retryLostResponse.ts";
import { useIdempotencyKey } from "@courtside/contracts/shell/useIdempotencyKey.ts";
import { useTypedSearch } from "@courtside/contracts/shell/useTypedSearch.ts";
import { useToast } from "@courtside/design-system/overlay.tsx";
import { type Alternative, alternativesOf } from "../../../club-day/court-day.ts";
import { useInvalidation } from "../../../query-keys.ts";

/** The members to whom a lesson can be given, by a part of their name. */
export function useLearners(text: string) {
  const { searched, enabled, isLong, isTyping } = useTypedSearch(text);
  const query = useApi().useQuery("get", "/lessons/members", { params: { query: { q: searched } } }, { enabled });
  return {
    found: (isLong && enabled && query.data?.data) || [],
    isLong,
    isSearching: isLong && (isTyping || query.isFetching),
  };
}

/** The club's coaches by name. */
export const useCoachChoices = (enabled: boolean) =>
  (useApi().useQuery("get", "/coaches", {}, { enabled }).data?.data ?? []).map(({ id, name }) => ({
    value: id,
    label: name,
  }));

export interface LessonBooking {
  coach_id: string;
  member_id: string;
  court_id: string;
  /** Club-local. */
  start_time: string;
  end_time: string;
}

export interface LessonFailure {
  message: string;
  alternatives: Alternative[];
}

/** Schedules a lesson and shows the result as a toast. */
export function useScheduleLesson(onScheduled: (lesson: { court_id: string; start_time: string }) => void) {
  const toast = useToast("schedule-lesson");
  const refresh = useInvalidation("post /lessons");
  const { keyOf, renew } = useIdempotencyKey();
  const mutation = useApi().useMutation("post", "/lessons", {
    retry: retryLostResponse,
    onSuccess: (lesson) => {
      renew();
      toast.success("Lesson scheduled successfully");
      onScheduled(lesson);
      void refresh();
    },
    onError: (error: unknown) => {
      void refresh();
      toast.failed("Failed to schedule lesson", isApiError(error) ? error.message : undefined);
    },
  });
  const { error } = mutation as { error: unknown };
  const failure: LessonFailure | null = !error
    ? null
    : isApiError(error)
      ? { message: error.message, alternatives: alternativesOf(error.details) }
      : { message: LESSON_UNANSWERED, alternatives: [] };
  return {
    schedule: (body: LessonBooking) =>
      mutation.mutate({ params: { header: { "idempotency-key": keyOf(body) } }, body }),
    busy: mutation.isPending,
    failure,
    forget: mutation.reset,
  };
}

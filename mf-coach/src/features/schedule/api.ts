import { isApiError, messageOf } from "@courtside/contracts/api/client.ts";
import { LESSON_UNANSWERED } from "@courtside/contracts/domain/lesson-messages.ts";
import { useApi } from "@courtside/contracts/shell/index.tsx";
import { retryLostResponse } from "@courtside/contracts/shell/retryLostResponse.ts";
import { useIdempotencyKey } from "@courtside/contracts/shell/useIdempotencyKey.ts";
import { useInvalidate } from "@courtside/contracts/shell/useInvalidate.ts";
import { useTypedSearch } from "@courtside/contracts/shell/useTypedSearch.ts";
import { useToast } from "@courtside/design-system/overlay.tsx";
import { useState } from "react";
import { type LessonRejection, readLessonRejection } from "../../components/otherTimes.ts";

/** The members whose name contains the typed text, once the typing pauses. */
export function useLearners(text: string) {
  const { searched, enabled, isLong, isTyping } = useTypedSearch(text);
  const query = useApi().useQuery(
    "get",
    "/lessons/members",
    { params: { query: { q: searched } } },
    { enabled, placeholderData: (last) => last },
  );
  return {
    found: (isLong && enabled && query.data?.data) || [],
    isLong,
    isSearching: isLong && (isTyping || query.isFetching),
  };
}

interface PrivateLesson {
  member_id: string;
  coach_id: string;
  court_id: string;
  start_time: string;
  end_time: string;
}

/** Books a private lesson at once; reports the result. A conflict is returned as `rejection`, for the form to show. */
export function useScheduleLesson(onBooked: () => void) {
  const toast = useToast("schedule-lesson");
  const invalidate = useInvalidate("bookings", "lessons");
  const { keyOf } = useIdempotencyKey();
  const [rejection, setRejection] = useState<LessonRejection | null>(null);
  const schedule = useApi().useMutation("post", "/lessons", {
    retry: retryLostResponse,
    onMutate: () => setRejection(null),
    onSuccess: async () => {
      await invalidate();
      toast.success("Private lesson scheduled successfully!");
      onBooked();
    },
    onError: (error: unknown) => {
      setRejection(readLessonRejection(error));
      void invalidate();
      toast.failed("Failed to schedule lesson", isApiError(error) ? undefined : LESSON_UNANSWERED);
    },
  });
  return {
    rejection,
    busy: schedule.isPending,
    schedule: (lesson: PrivateLesson) =>
      schedule.mutate({ params: { header: { "idempotency-key": keyOf(lesson) } }, body: lesson }),
  };
}

interface TimeOffInput {
  starts_on: string;
  ends_on: string;
  start_time?: string;
  end_time?: string;
  note?: string;
}

/** Adds time off for a coach. */
export function useTakeTimeOff(coachId: string, onTaken: () => void) {
  const toast = useToast("time-off");
  const invalidate = useInvalidate("coaches");
  const { keyOf } = useIdempotencyKey();
  const take = useApi().useMutation("post", "/coaches/{id}/time-off", {
    retry: retryLostResponse,
    onSuccess: async ({ standing }) => {
      await invalidate();
      toast.success("Time off added", standing.length > 0 ? stayingText(standing.length) : undefined);
      onTaken();
    },
    onError: (error: unknown) => toast.failed("Failed to add time off", messageOf(error)),
  });
  return {
    busy: take.isPending,
    error: take.error as unknown,
    take: (input: TimeOffInput) =>
      take.mutate({ params: { path: { id: coachId }, header: { "idempotency-key": keyOf(input) } }, body: input }),
  };
}

const stayingText = (count: number) =>
  count === 1
    ? "1 entry stands there already, and stays until you cancel it."
    : `${count} entries stand there already, and stay until you cancel them.`;

/** Removes a coach's time off. */
export function useRemoveTimeOff(onDone: () => void) {
  const toast = useToast("time-off");
  const invalidate = useInvalidate("coaches");
  return useApi().useMutation("delete", "/coaches/{id}/time-off/{time_off_id}", {
    onSuccess: async () => {
      await invalidate();
      toast.success("Time off deleted");
      onDone();
    },
    onError: (error: unknown) => {
      void invalidate();
      toast.failed("Failed to delete time off", messageOf(error));
    },
  });
}

/** Seven days of a coach from a date on; the last week stays while the next one loads. */
export const useWeek = (coachId: string, from: string) =>
  useApi().useQuery(
    "get",
    "/coaches/{id}/schedule",
    { params: { path: { id: coachId }, query: { from } } },
    { placeholderData: (last) => (last?.coach_id === coachId ? last : undefined) },
  );

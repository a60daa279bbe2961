import { useApi } from "@courtside/contracts/shell/index.tsx";
import { useWishKey } from "@courtside/contracts/shell/useWishKey.ts";
import { useToast } from "@courtside/design-system/overlay.tsx";
import { useState } from "react";
import { useReread } from "../../../api/useReread.ts";
import { type LessonRefusal, readLessonRefusal } from "../../../components/otherTimes.ts";

export interface PrivateLesson {
  member_id: string;
  coach_id: string;
  court_id: string;
  start_time: string;
  end_time: string;
}

/** Books a private lesson at once; says how it went. A conflict comes back as `refusal`, for the form to answer. */
export function useScheduleLesson(onBooked: () => void) {
  const toast = useToast("schedule-lesson");
  const reread = useReread("bookings", "lessons");
  const keyOf = useWishKey();
  const [refusal, setRefusal] = useState<LessonRefusal | null>(null);
  const schedule = useApi().useMutation("post", "/lessons", {
    onMutate: () => setRefusal(null),
    onSuccess: async () => {
      await reread();
      toast.success("Private lesson scheduled successfully!");
      onBooked();
    },
    onError: (error: unknown) => {
      setRefusal(readLessonRefusal(error));
      void reread();
      toast.failed("Failed to schedule lesson");
    },
  });
  return {
    refusal,
    busy: schedule.isPending,
    schedule: (lesson: PrivateLesson) =>
      schedule.mutate({ params: { header: { "idempotency-key": keyOf(lesson) } }, body: lesson }),
  };
}

import { useApi } from "@courtside/contracts/shell/index.tsx";
import { useWishKey } from "@courtside/contracts/shell/useWishKey.ts";
import { useToast } from "@courtside/design-system/overlay.tsx";
import { useReread } from "../../../api/useReread.ts";

export interface LessonWish {
  coach_id: string;
  preferred_date: string;
  preferred_time: string;
  sport?: string;
  notes?: string;
}

/** Asks a coach for a lesson; says how it went. */
export function useAskForLesson(coachName: string, onSent: () => void) {
  const toast = useToast("ask-for-lesson");
  const reread = useReread("lessons");
  const keyOf = useWishKey();
  const ask = useApi().useMutation("post", "/lesson-requests", {
    onSuccess: async () => {
      await reread();
      toast.success("Lesson Request Sent!", `${coachName} will be in touch soon.`);
      onSent();
    },
    // The form says why.
    onError: () => toast.failed("Failed to send lesson request"),
  });
  return {
    busy: ask.isPending,
    error: ask.error as unknown,
    /** What the server said about an older wish. */
    forget: () => ask.reset(),
    send: (wish: LessonWish) => ask.mutate({ params: { header: { "idempotency-key": keyOf(wish) } }, body: wish }),
  };
}

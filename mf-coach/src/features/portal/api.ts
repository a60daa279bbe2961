import { messageOf } from "@courtside/contracts/api/client.ts";
import { useApi } from "@courtside/contracts/shell/index.tsx";
import { useInvalidate } from "@courtside/contracts/shell/useInvalidate.ts";
import { useToast } from "@courtside/design-system/overlay.tsx";

export type LessonTab = "upcoming" | "past";

const PAGE = 20;

/** The lessons a coach gives, page by page: the next first, past ones the newest first. */
export function useLessons(coachId: string, when: LessonTab, limit = PAGE) {
  const query = useApi().useInfiniteQuery(
    "get",
    "/lessons",
    { params: { query: { when, coach_id: coachId, limit } } },
    {
      initialPageParam: null as string | null,
      getNextPageParam: (page: { next_cursor: string | null }) => page.next_cursor,
    },
  );
  return { ...query, lessons: (query.data?.pages ?? []).flatMap((page) => page.data) };
}

/** Saves the profile that members read of a coach; reports the result. */
export function useSaveBio(coachId: string) {
  const toast = useToast("save-bio");
  const invalidate = useInvalidate("members");
  const save = useApi().useMutation("patch", "/coaches/{id}", {
    onSuccess: async () => {
      await invalidate();
      toast.success("Profile updated successfully!");
    },
    onError: (error: unknown) => toast.failed("Failed to update profile", messageOf(error)),
  });
  return {
    busy: save.isPending,
    error: save.error as unknown,
    save: (bio: string) => save.mutate({ params: { path: { id: coachId } }, body: { bio } }),
  };
}

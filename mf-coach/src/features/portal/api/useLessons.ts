import { useApi } from "@courtside/contracts/shell/index.tsx";

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

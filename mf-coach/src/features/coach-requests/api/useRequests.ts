import { useApi } from "@courtside/contracts/shell/index.tsx";

export type RequestTab = "pending" | "decided";

const PAGE = 20;

interface RequestChoice {
  status: RequestTab;
  /** Only those of one coach. */
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
  return {
    ...query,
    requests: pages.flatMap((page) => page.data),
    pendingCount: pages[0]?.pending_count ?? null,
  };
}

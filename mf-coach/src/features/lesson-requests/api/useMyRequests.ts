import { useApi } from "@courtside/contracts/shell/index.tsx";

const PAGE = 20;

/** One's own lesson requests, the newest first, page by page. */
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

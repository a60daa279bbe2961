import { useApi } from "@courtside/contracts/shell/index.tsx";

const PAGE = 20;

/** The club's current news, the newest first, page by page. */
export function useNews() {
  const query = useApi().useInfiniteQuery(
    "get",
    "/news",
    { params: { query: { limit: PAGE } } },
    {
      initialPageParam: null as string | null,
      getNextPageParam: (page: { next_cursor: string | null }) => page.next_cursor,
    },
  );
  return { ...query, items: (query.data?.pages ?? []).flatMap((page) => page.data) };
}

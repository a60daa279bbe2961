import { useApi } from "@courtside/contracts/shell/index.tsx";
import { useInvalidate } from "@courtside/contracts/shell/useInvalidate.ts";

/** The person's inbox, page by page; the bell and the open inbox share it. */
export function useInbox() {
  const query = useApi().useInfiniteQuery(
    "get",
    "/me/inbox",
    { params: { query: { limit: 20 } } },
    {
      initialPageParam: null as string | null,
      getNextPageParam: (page: { next_cursor: string | null }) => page.next_cursor,
    },
  );
  const pages = query.data?.pages ?? [];
  return { ...query, items: pages.flatMap(({ data }) => data), unread: pages[0]?.unread_count ?? 0 };
}

/** Marks items as read; without ids all of them. */
export function useMarkRead() {
  const refresh = useInvalidate("inbox");
  return useApi().useMutation("post", "/me/inbox/read", { onSettled: refresh });
}

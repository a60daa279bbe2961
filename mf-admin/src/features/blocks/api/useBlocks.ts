import { useApi } from "@courtside/contracts/shell/index.tsx";

export type BlockTab = "upcoming" | "past";

const PAGE = 50;

/** Blocks that have not ended by start, or past ones the newest first, page by page. */
export function useBlocks(when: BlockTab) {
  const query = useApi().useInfiniteQuery(
    "get",
    "/court-blocks",
    { params: { query: { when, limit: PAGE } } },
    {
      initialPageParam: null as string | null,
      getNextPageParam: (page: { next_cursor: string | null }) => page.next_cursor,
    },
  );
  return { ...query, blocks: (query.data?.pages ?? []).flatMap((page) => page.data) };
}

import { useApi } from "@courtside/contracts/shell/index.tsx";

/** What narrows the list; null = all. */
export interface WaitingFilter {
  /** `YYYY-MM-DD` */
  date: string | null;
  courtId: string | null;
  sport: string | null;
}

const PAGE = 50;

/** Everybody who waits, the oldest first, page by page; the counters are the whole club's (docs/product/waitlist.md#staff-list). */
export function useWaiting({ date, courtId, sport }: WaitingFilter) {
  const query = useApi().useInfiniteQuery(
    "get",
    "/waitlist",
    {
      params: {
        query: {
          limit: PAGE,
          ...(date && { requested_date: date }),
          ...(courtId && { court_id: courtId }),
          ...(sport && { sport }),
        },
      },
    },
    {
      initialPageParam: null as string | null,
      getNextPageParam: (page: { next_cursor: string | null }) => page.next_cursor,
    },
  );
  const pages = query.data?.pages ?? [];
  return { ...query, waiting: pages.flatMap((page) => page.data), counts: pages[0]?.counts };
}

import { useApi } from "@courtside/contracts/shell/index.tsx";

const PAGE = 30;

/** The club's bookings by start and court, of one day (`YYYY-MM-DD`) or from today on, page by page. */
export function useClubBookings(date: string | undefined, today: string) {
  const query = useApi().useInfiniteQuery(
    "get",
    "/bookings",
    { params: { query: { scope: "club", limit: PAGE, ...(date ? { date } : { from: today }) } } },
    {
      initialPageParam: null as string | null,
      getNextPageParam: (page: { next_cursor: string | null }) => page.next_cursor,
    },
  );
  return { ...query, bookings: (query.data?.pages ?? []).flatMap((page) => page.data) };
}

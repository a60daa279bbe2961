import { useApi } from "@courtside/contracts/shell/index.tsx";

export type BookingTab = "upcoming" | "past";

const PAGE = 20;

/** One tab of the caller's bookings, page by page. Each first page counts both tabs. */
export function useMyBookings(tab: BookingTab, pageSize = PAGE) {
  const query = useApi().useInfiniteQuery(
    "get",
    "/bookings",
    { params: { query: { scope: "mine", when: tab, limit: pageSize } } },
    {
      // Not undefined: the client would send a cursor of 0.
      initialPageParam: null as string | null,
      getNextPageParam: (page: { next_cursor: string | null }) => page.next_cursor,
    },
  );
  const pages = query.data?.pages ?? [];
  return { ...query, bookings: pages.flatMap((page) => page.data), counts: pages[0]?.counts ?? null };
}

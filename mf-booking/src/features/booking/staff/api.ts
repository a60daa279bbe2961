import type { Booking } from "@courtside/contracts/api/client.ts";
import { useApi } from "@courtside/contracts/shell/index.tsx";
import { useInvalidation } from "../../../query-keys.ts";
import { type BookingListFilter, bookingQuery } from "./filter.ts";

const PAGE = 100;

/** The club's bookings by start and court, page by page. While another filter loads, the last result stays. */
export function useClubBookings(filter: BookingListFilter, today: string) {
  const query = useApi().useInfiniteQuery(
    "get",
    "/bookings",
    { params: { query: { limit: PAGE, ...bookingQuery(filter, today) } } },
    {
      initialPageParam: null as string | null,
      getNextPageParam: (page: { next_cursor: string | null }) => page.next_cursor,
      placeholderData: (before) => before,
    },
  );
  const pages = query.data?.pages ?? [];
  return { ...query, bookings: pages.flatMap((page) => page.data), total: pages[0]?.total ?? null };
}

/** Cancels a booking of any member, silently: the dialog reports. `refresh` reads the lists again. */
export function useCancelAny() {
  const { mutateAsync } = useApi().useMutation("post", "/bookings/{id}/cancel");
  const refresh = useInvalidation("post /bookings/{id}/cancel");
  const cancel = ({ id }: Booking, reason: string) =>
    mutateAsync({ params: { path: { id } }, body: reason ? { reason } : {} });
  return { cancel, refresh };
}

import { useApi } from "@courtside/contracts/shell/index.tsx";

/** Courts that an event can take: the active ones, by name (docs/product/booking.md#courts). */
export function useOpenCourts() {
  const query = useApi().useQuery("get", "/courts");
  return { ...query, courts: (query.data?.data ?? []).filter((court) => court.is_active) };
}

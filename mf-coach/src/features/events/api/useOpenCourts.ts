import { useApi } from "@courtside/contracts/shell/index.tsx";

/** Courts that an event can take: the active ones, by name (O §7). */
export function useOpenCourts() {
  const query = useApi().useQuery("get", "/courts");
  return { ...query, courts: (query.data?.data ?? []).filter((court) => court.is_active) };
}

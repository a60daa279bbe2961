import { useApi, useQueryClient } from "@courtside/contracts/shell/index.tsx";

const callOf = (id: string) => [{ params: { path: { id } } }] as const;

/** The future bookings that a court strands when it takes no more (docs/product/booking.md#courts). */
export const useStranded = (id: string) => useApi().useQuery("get", "/courts/{id}/stranded-bookings", ...callOf(id));

/** Asks the same once, and afresh. */
export function useAskStranded() {
  const api = useApi();
  const queries = useQueryClient();
  return (id: string) =>
    queries.fetchQuery({ ...api.queryOptions("get", "/courts/{id}/stranded-bookings", ...callOf(id)), staleTime: 0 });
}

import { isTouchedBy } from "@courtside/contracts/api/live.ts";
import { useQueryClient } from "@courtside/contracts/shell/index.tsx";
import { useCallback } from "react";

/** Reads afresh whatever shows bookings, as if the change had come in live. */
export function useRefreshBookings(): () => Promise<void> {
  const queries = useQueryClient();
  return useCallback(
    () => queries.invalidateQueries({ predicate: ({ queryKey }) => isTouchedBy({ topic: "bookings" }, queryKey) }),
    [queries],
  );
}

import { isTouchedBy } from "@courtside/contracts/api/live.ts";
import { useQueryClient } from "@courtside/contracts/shell/index.tsx";
import { useCallback } from "react";

/** Reads afresh whatever shows waitlist, offers or bookings; resolves when those on the screen are there. */
export function useWaitlistChanged(): () => Promise<void> {
  const queries = useQueryClient();
  return useCallback(
    () =>
      queries.invalidateQueries({
        predicate: ({ queryKey }) =>
          isTouchedBy({ topic: "waitlist" }, queryKey) || isTouchedBy({ topic: "bookings" }, queryKey),
      }),
    [queries],
  );
}

import { isTouchedBy } from "@courtside/contracts/api/live.ts";
import { useQueryClient } from "@courtside/contracts/shell/index.tsx";

/** Makes everything that shows blocks or bookings read them again; resolves when those on the screen are fresh. */
export function useBlocksChanged(): () => Promise<void> {
  const queries = useQueryClient();
  return () =>
    queries.invalidateQueries({
      predicate: ({ queryKey }) =>
        isTouchedBy({ topic: "blocks" }, queryKey) || isTouchedBy({ topic: "bookings" }, queryKey),
    });
}

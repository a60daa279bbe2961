import { isTouchedBy } from "@courtside/contracts/api/live.ts";
import { useQueryClient } from "@courtside/contracts/shell/index.tsx";

/** Makes everything that shows events, or the courts they fill, read them again; resolves when those on the screen are fresh. */
export function useEventsChanged(): () => Promise<void> {
  const queries = useQueryClient();
  return () =>
    queries.invalidateQueries({
      predicate: ({ queryKey }) =>
        isTouchedBy({ topic: "events" }, queryKey) || isTouchedBy({ topic: "bookings" }, queryKey),
    });
}

import { type Guest, isApiError, messageOf } from "@courtside/contracts/api/client.ts";
import { useApi } from "@courtside/contracts/shell/index.tsx";
import { failureOf } from "@courtside/contracts/shell/pages.ts";
import { useInvalidate } from "@courtside/contracts/shell/useInvalidate.ts";
import { useToast } from "@courtside/design-system/overlay.tsx";
import { useMarkReport } from "../../mail-mark/useMarkReport.ts";

const PAGE = 50;

/** The club's guests, the newest first, page by page. While another search loads, the last result stays. */
export function useGuests(search: string) {
  const query = useApi().useInfiniteQuery(
    "get",
    "/guests",
    { params: { query: { limit: PAGE, ...(search && { search }) } } },
    {
      initialPageParam: null as string | null,
      getNextPageParam: (page: { next_cursor: string | null }) => page.next_cursor,
      placeholderData: (before) => before,
    },
  );
  return { ...query, guests: query.data?.pages.flatMap((page) => page.data) ?? [] };
}

/** One guest with the visits. */
export const useGuest = (id: string) => useApi().useQuery("get", "/guests/{id}", { params: { path: { id } } });

/**
 * The first guests whose name or email contains the text, without one of them: whom another may be merged into. `hasMore`: others
 * match as well. `failure`: the search could not be made.
 */
export function useOtherGuests(search: string, except: string) {
  const enabled = search.length >= 2;
  const query = useApi().useQuery("get", "/guests", { params: { query: { limit: 10, search } } }, { enabled });
  const page = enabled ? query.data : undefined;
  const found: Guest[] = (page?.data ?? []).filter(({ id }) => id !== except);
  return {
    found,
    hasMore: (page?.next_cursor ?? null) !== null,
    failure: enabled && !page ? failureOf(query, "Guests could not be loaded") : null,
    isSearching: enabled && query.isFetching,
  };
}

/** Says that a guest is the same person as another. `onDone` runs once the lists show it. */
export function useMergeGuest(onDone: () => void) {
  const toast = useToast("guests");
  const invalidate = useInvalidate("members", "bookings");
  return useApi().useMutation("post", "/guests/{id}/merge", {
    onSuccess: async ({ name }) => {
      await invalidate();
      toast.success("Guests merged", name);
      onDone();
    },
    onError: (error: unknown) => {
      toast.failed("Failed to merge the guests", messageOf(error) ?? undefined);
      void invalidate();
    },
  });
}

/** Ends the mark of a guest's address; reports the result. `onDone` runs on success and on failure. */
export const useClearGuestMark = (onDone: () => void) =>
  useApi().useMutation("delete", "/guests/{id}/mail-mark", useMarkReport(onDone));

/** Says that some of a guest's visits were another person's. `onDone` runs once the lists show it. */
export function useSplitGuest(onDone: () => void) {
  const toast = useToast("guests");
  const invalidate = useInvalidate("members", "bookings");
  return useApi().useMutation("post", "/guests/{id}/split", {
    onSuccess: async ({ name }) => {
      await invalidate();
      toast.success("Guest split", `${name} is a guest of their own now`);
      onDone();
    },
    onError: (error: unknown) => {
      toast.failed("Failed to split the guest", isApiError(error) ? error.message : undefined);
      void invalidate();
    },
  });
}

import type { WaitingMember } from "@courtside/contracts/api/client.ts";
import { useApi } from "@courtside/contracts/shell/index.tsx";
import { useToast } from "@courtside/design-system/overlay.tsx";
import { useInvalidation } from "../../../query-keys.ts";

/** The list's filter; null = all. */
export interface WaitingFilter {
  /** `YYYY-MM-DD` */
  date: string | null;
  courtId: string | null;
  sport: string | null;
}

const PAGE = 50;

/** All waiting members, oldest entry first, page by page. `counts` are the whole club's (docs/product/waitlist.md#staff-list). */
export function useWaiting({ date, courtId, sport }: WaitingFilter) {
  const query = useApi().useInfiniteQuery(
    "get",
    "/waitlist",
    {
      params: {
        query: {
          limit: PAGE,
          ...(date && { requested_date: date }),
          ...(courtId && { court_id: courtId }),
          ...(sport && { sport }),
        },
      },
    },
    {
      initialPageParam: null as string | null,
      getNextPageParam: (page: { next_cursor: string | null }) => page.next_cursor,
    },
  );
  const pages = query.data?.pages ?? [];
  const waiting = pages.flatMap((page) => page.data);
  return { ...query, waiting, loaded: waiting.length, total: pages[0]?.total, counts: pages[0]?.counts };
}

/** The removal of many entries, one call each, silently: the dialog shows each. `report` reads the list again and says when all are done. */
export function useRemoveMany() {
  const toast = useToast("remove-many");
  const changed = useInvalidation("delete /waitlist-entries/{id}");
  const { mutateAsync } = useApi().useMutation("delete", "/waitlist-entries/{id}");
  return {
    remove: ({ id }: WaitingMember) => mutateAsync({ params: { path: { id } } }),
    report: (isDone: boolean, count: string | undefined) => {
      void changed();
      if (isDone) toast.success("Removed from waitlist successfully", count);
    },
  };
}

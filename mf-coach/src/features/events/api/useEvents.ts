import { useApi } from "@courtside/contracts/shell/index.tsx";

export type EventTab = "upcoming" | "past";

export interface EventChoice {
  when: EventTab;
  /** Only those that one is registered for. */
  scope?: "all" | "registered";
  /** Only those that one coach leads. */
  coachId?: string;
}

const PAGE = 20;

/** Events by their next date, or those that are over, the newest first; page by page. */
export function useEvents({ when, scope = "all", coachId }: EventChoice) {
  const query = useApi().useInfiniteQuery(
    "get",
    "/events",
    { params: { query: { when, scope, limit: PAGE, ...(coachId && { coach_id: coachId }) } } },
    {
      initialPageParam: null as string | null,
      getNextPageParam: (page: { next_cursor: string | null }) => page.next_cursor,
    },
  );
  return { ...query, events: (query.data?.pages ?? []).flatMap((page) => page.data) };
}

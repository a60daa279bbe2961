import type { Role } from "@courtside/contracts/domain/roles.ts";
import { useApi } from "@courtside/contracts/shell/index.tsx";

const PAGE = 50;

export interface MemberFilter {
  /** Part of a name or an email; empty for all. */
  search: string;
  role: Role | null;
}

/** The club's members, the newest first, page by page. While another search is on its way, the last one's stay. */
export function useMembers({ search, role }: MemberFilter) {
  const query = useApi().useInfiniteQuery(
    "get",
    "/members",
    { params: { query: { limit: PAGE, ...(search && { q: search }), ...(role && { role }) } } },
    {
      initialPageParam: null as string | null,
      getNextPageParam: (page: { next_cursor: string | null }) => page.next_cursor,
      placeholderData: (before) => before,
    },
  );
  const pages = query.data?.pages ?? [];
  return { ...query, members: pages.flatMap((page) => page.data), total: pages[0]?.total ?? null };
}

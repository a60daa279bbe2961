import { useApi } from "@courtside/contracts/shell/index.tsx";

/** How many lesson requests wait for an answer: a coach's own, for an admin the club's. */
export function usePendingCount(): number {
  const query = useApi().useQuery("get", "/lesson-requests", {
    params: { query: { status: "pending", limit: 1 } },
  });
  return query.data?.pending_count ?? 0;
}

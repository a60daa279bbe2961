import { useApi } from "@courtside/contracts/shell/index.tsx";

/** Seven days of a coach from a date on; the last week stays while the next one comes. */
export const useWeek = (coachId: string, from: string) =>
  useApi().useQuery(
    "get",
    "/coaches/{id}/schedule",
    { params: { path: { id: coachId }, query: { from } } },
    { placeholderData: (last) => (last?.coach_id === coachId ? last : undefined) },
  );

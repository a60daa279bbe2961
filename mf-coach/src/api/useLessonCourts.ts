import { useApi } from "@courtside/contracts/shell/index.tsx";

/** Which courts are free at a time; nothing is asked before both ends are known. */
export function useLessonCourts(start: string | null, end: string | null) {
  const query = useApi().useQuery(
    "get",
    "/lessons/courts",
    { params: { query: { start_time: start ?? "", end_time: end ?? "" } } },
    { enabled: start !== null && end !== null && start < end, placeholderData: (last) => last },
  );
  return { ...query, courts: query.data?.data ?? [] };
}

import { useApi } from "@courtside/contracts/shell/index.tsx";

interface FreeTimesChoice {
  coachId: string;
  /** The first of seven dates; today without. */
  from?: string;
  sport: string | null;
}

/** When a coach could give a lesson in a week; the last answer stays while the next one comes. */
export const useFreeTimes = ({ coachId, from, sport }: FreeTimesChoice) =>
  useApi().useQuery(
    "get",
    "/coaches/{id}/free",
    { params: { path: { id: coachId }, query: { ...(from && { from }), ...(sport && { sport }) } } },
    { placeholderData: (last) => last },
  );

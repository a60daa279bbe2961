import { useApi } from "@courtside/contracts/shell/index.tsx";

/** A coach's weekly hours. */
export const useHours = (coachId: string) =>
  useApi().useQuery("get", "/coaches/{id}/availability", { params: { path: { id: coachId } } });

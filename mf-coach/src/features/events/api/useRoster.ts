import { useApi } from "@courtside/contracts/shell/index.tsx";

/** Who is registered for an event, in the order in which they came. */
export const useRoster = (id: string) => useApi().useQuery("get", "/events/{id}/roster", { params: { path: { id } } });

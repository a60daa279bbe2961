import { useApi } from "@courtside/contracts/shell/index.tsx";

/** One coach by id. */
export const useCoach = (id: string) => useApi().useQuery("get", "/coaches/{id}", { params: { path: { id } } });

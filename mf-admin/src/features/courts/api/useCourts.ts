import { useApi } from "@courtside/contracts/shell/index.tsx";

/** The club's courts by name, active or not. */
export const useCourts = () => useApi().useQuery("get", "/courts");

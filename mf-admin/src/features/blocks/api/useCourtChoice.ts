import { useApi } from "@courtside/contracts/shell/index.tsx";

/** The club's courts by name: each may be blocked, active or not. */
export const useCourtChoice = () => useApi().useQuery("get", "/courts");

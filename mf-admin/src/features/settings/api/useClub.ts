import { useApi } from "@courtside/contracts/shell/index.tsx";

/** The club's settings with their version; live events read them anew. */
export const useClub = () => useApi().useQuery("get", "/club");

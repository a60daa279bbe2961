import { useApi } from "@courtside/contracts/shell/index.tsx";

/** The plans on sale, cheapest first. Needs no session. */
export const usePlans = () => useApi().useQuery("get", "/plans");

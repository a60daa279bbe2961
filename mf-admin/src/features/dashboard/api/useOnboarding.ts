import { useApi } from "@courtside/contracts/shell/index.tsx";

/** The new club's four steps (F §4); live events read them anew. */
export const useOnboarding = () => useApi().useQuery("get", "/onboarding");

import { useApi } from "@courtside/contracts/shell/index.tsx";

/** The new club's first steps (docs/product/access.md#first-steps); live events read them anew. */
export const useOnboarding = () => useApi().useQuery("get", "/onboarding");

import { useApi } from "@courtside/contracts/shell/index.tsx";

/** The club's coaches by name. */
export const useCoaches = () => useApi().useQuery("get", "/coaches");

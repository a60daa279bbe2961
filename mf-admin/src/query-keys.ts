import { queryKey } from "@courtside/contracts/api/query-keys.ts";
import { useQueryClient } from "@courtside/contracts/shell/index.tsx";

// Reads that the mutations of several features replace or refetch. Those of one feature are in its api.ts; all others follow
// contracts/api/live.ts.
export const CLUB = queryKey("/club");
export const ONBOARDING = queryKey("/onboarding");

/** Reads again what is kept under a key; resolves when what is on the screen is fresh. */
export function useRefresh(key: readonly unknown[]): () => Promise<void> {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: key });
}

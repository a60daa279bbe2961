// By name, as remotes import it: by path it would be a copy, which knows no query client.
import { useQueryClient } from "@courtside/contracts/shell/index.tsx";
import { touchedBy } from "../api/live.ts";
import type { LiveChange } from "../domain/live-change.ts";

/** Refetches what a change of these topics makes out of date (contracts/api/live.ts); resolves when the screen is fresh. */
export function useInvalidate(...topics: LiveChange["topic"][]): () => Promise<void> {
  const queries = useQueryClient();
  return () => queries.invalidateQueries(touchedBy(...topics));
}

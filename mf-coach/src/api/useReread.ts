import { isTouchedBy, type LiveChange } from "@courtside/contracts/api/live.ts";
import { useQueryClient } from "@courtside/contracts/shell/index.tsx";

/** Makes all that shows something of these topics read it again; resolves when what is on the screen is fresh. */
export function useReread(...topics: LiveChange["topic"][]): () => Promise<void> {
  const queries = useQueryClient();
  return () =>
    queries.invalidateQueries({
      predicate: ({ queryKey }) => topics.some((topic) => isTouchedBy({ topic }, queryKey)),
    });
}

import { isTouchedBy } from "@courtside/contracts/api/live.ts";
import { useQueryClient } from "@courtside/contracts/shell/index.tsx";

/** Makes everything that shows people of the club read them again, as if the change had come in live. */
export function useMembersChanged(): () => Promise<void> {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ predicate: ({ queryKey }) => isTouchedBy({ topic: "members" }, queryKey) });
}

import { useQueryClient } from "@courtside/contracts/shell/index.tsx";

/** Makes every list of invitations read itself anew; resolves when they are fresh. */
export function useInvitationsChanged(): () => Promise<void> {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: ["get", "/invitations"] });
}

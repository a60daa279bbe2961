import { messageOf } from "@courtside/contracts/api/client.ts";
import { useApi, useQueryClient } from "@courtside/contracts/shell/index.tsx";
import { useToast } from "@courtside/design-system/overlay.tsx";
import { CLUB } from "../../query-keys.ts";

/** Replaces the club's join code: the old code, its link and its posters stop working. */
export function useRenewJoinCode() {
  const queries = useQueryClient();
  const toast = useToast("join-code");
  return useApi().useMutation("post", "/club/join-code", {
    onSuccess: (club) => {
      queries.setQueriesData({ queryKey: CLUB }, club);
      toast.success("Join Code Renewed", "The old code no longer works.");
    },
    onError: (error) => toast.failed(messageOf(error) ?? "Failed to renew the join code. Please try again."),
  });
}

import type { Club, Me } from "@courtside/contracts/api/client.ts";
import { useMutation, useQueryClient, useShell } from "@courtside/contracts/shell/index.tsx";
import { type Save, sendSettings } from "./sendSettings.ts";

const CLUB = ["get", "/club"];
const ME = ["get", "/me"];

/**
 * Saves settings. Every screen shows the change at once, the shell's colour too; where the api refuses it, what was there
 * before comes back (docs/product/screens.md#settings-messages).
 */
export function useSaveSettings() {
  const { fetchClient } = useShell();
  const queries = useQueryClient();
  const show = (change: (club: Club) => Club) => {
    queries.setQueriesData<Club>({ queryKey: CLUB }, (club) => club && change(club));
    queries.setQueriesData<Me>({ queryKey: ME }, (me) => (me?.club ? { ...me, club: change(me.club) } : me));
  };
  return useMutation({
    mutationFn: (save: Save) => sendSettings(fetchClient, save),
    onMutate: async (save) => {
      await Promise.all([CLUB, ME].map((queryKey) => queries.cancelQueries({ queryKey })));
      const before = [CLUB, ME].flatMap((queryKey) => queries.getQueriesData({ queryKey }));
      if ("changes" in save) show((club) => ({ ...club, ...save.changes }) as Club);
      return { before };
    },
    onError: (_error, _save, shown) => {
      for (const [queryKey, data] of shown?.before ?? []) queries.setQueryData(queryKey, data);
      for (const queryKey of [CLUB, ME]) void queries.invalidateQueries({ queryKey });
    },
    onSuccess: (club) => {
      show(() => club);
      for (const path of ["/availability", "/onboarding"]) void queries.invalidateQueries({ queryKey: ["get", path] });
    },
  });
}

import { createApiClient, isApiError } from "@courtside/contracts/api/client.ts";
import { repeatLostChanges } from "@courtside/contracts/shell/repeatLostChanges.ts";
import { QueryClient } from "@tanstack/react-query";
import { getAccessToken } from "../auth/accessToken.ts";
import { endSessionOnRejection } from "../auth/endedSession.ts";
import { loadAuthClient } from "../auth/loadAuthClient.ts";
import { sessionArrived, sessionReplaced } from "../auth/replacedSession.ts";
import { signOut } from "../auth/sessionStore.ts";
import { storedSession } from "../auth/storedSession.ts";
import { fetchOnce } from "./fetchOnce.ts";
import { recheckAccessOnRejection } from "./recheckAccess.ts";
import { followServerClock } from "./serverClock.ts";

const BUSY = ["unavailable", "busy", "database_unavailable"];

/** Whether a retry may help: a lost connection or a busy server. The api's own rejections are final. */
export const isTransient = (error: unknown): boolean => !isApiError(error) || BUSY.includes(error.code);

/** The only cache of server responses. Live events keep it fresh, so a remount within half a minute does not read again. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { retry: (failures, error) => failures < 2 && isTransient(error), staleTime: 30_000 },
    // Without a network a change fails at once; it is never queued.
    mutations: { retry: false, networkMode: "always" },
  },
});

export const { api, fetchClient } = createApiClient({
  getAccessToken,
  fetch: repeatLostChanges(fetchOnce, () => storedSession()?.user.id),
});
followServerClock(fetchClient);
endSessionOnRejection(fetchClient, {
  token: () => storedSession()?.access_token ?? null,
  replaced: sessionReplaced,
  arrived: sessionArrived,
  renew: async () => (await loadAuthClient()).refreshSession(),
  end: () => signOut("ended"),
});
recheckAccessOnRejection(fetchClient, queryClient);

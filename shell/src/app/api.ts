import { createApiClient, isApiError } from "@courtside/contracts/api/client.ts";
import { QueryClient } from "@tanstack/react-query";
import { recheckAccessOnRejection } from "../access/recheckAccess.ts";
import { getAccessToken } from "../auth/authClient.ts";
import { endSessionOnRejection } from "../auth/endedSession.ts";
import { followServerClock } from "../modes/serverClock.ts";
import { fetchOnce } from "./fetchOnce.ts";

const BUSY = ["unavailable", "busy", "database_unavailable"];

/** Whether asking again may help: a broken line or a busy server. The api's own rejections do not change by asking again. */
export const isPassing = (error: unknown): boolean => !isApiError(error) || BUSY.includes(error.code);

/** The only cache of server answers. Live events keep it fresh, so a mount does not ask again within half a minute. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { retry: (failures, error) => failures < 2 && isPassing(error), staleTime: 30_000 },
    mutations: { retry: false },
  },
});

export const { api, fetchClient } = createApiClient({ getAccessToken, fetch: fetchOnce });
followServerClock(fetchClient);
endSessionOnRejection(fetchClient);
recheckAccessOnRejection(fetchClient, queryClient);

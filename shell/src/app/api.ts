import { createApiClient, isApiError } from "@courtside/contracts/api/client.ts";
import { QueryClient } from "@tanstack/react-query";
import { getAccessToken } from "../auth/authClient.ts";
import { endSessionOnRefusal } from "../auth/endedSession.ts";

export const { api, fetchClient } = createApiClient({ getAccessToken });
endSessionOnRefusal(fetchClient);

/** The api's own refusals do not change by asking again; a broken line or a busy server may. */
const retry = (failures: number, error: unknown) =>
  failures < 2 && !(isApiError(error) && !["unavailable", "busy", "database_unavailable"].includes(error.code));

/** The only cache of server answers. Live events keep it fresh, so a mount does not ask again within half a minute. */
export const queryClient = new QueryClient({
  defaultOptions: { queries: { retry, staleTime: 30_000 }, mutations: { retry: false } },
});

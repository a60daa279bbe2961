import type { FetchClient } from "@courtside/contracts/api/client.ts";
import type { QueryClient } from "@tanstack/react-query";
import { ME } from "../app/query-keys.ts";

type Queries = Pick<QueryClient, "invalidateQueries">;

/** Asks again who is here and what the club's access is. */
export const recheckAccess = (queries: Queries): void =>
  void queries.invalidateQueries({ queryKey: ME }, { cancelRefetch: false });

/**
 * Does not wait for the poll of /me where another call tells that something is wrong: 402 = access has expired
 * (docs/product/access.md#when-access-ends), 503 or no response at all = the api is away.
 */
export function recheckAccessOnRejection(client: FetchClient, queries: Queries): void {
  client.use({
    onResponse({ response, schemaPath }) {
      if (schemaPath !== "/me" && (response.status === 402 || response.status === 503)) recheckAccess(queries);
    },
    onError({ request, schemaPath }) {
      if (schemaPath !== "/me" && !request.signal.aborted) recheckAccess(queries);
    },
  });
}

import type { FetchClient } from "@courtside/contracts/api/client.ts";
import type { QueryClient } from "@tanstack/react-query";
import { ME } from "./query-keys.ts";

type Queries = Pick<QueryClient, "invalidateQueries">;

/** Reads again who is signed in and what access the club has. */
export const recheckAccess = (queries: Queries): void =>
  void queries.invalidateQueries({ queryKey: ME }, { cancelRefetch: false });

/**
 * Checks access at once, without waiting for the poll of /me, when another call shows a problem: 402 = access has expired
 * (docs/product/access.md#when-access-ends), 503 or no response = the api is unavailable.
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

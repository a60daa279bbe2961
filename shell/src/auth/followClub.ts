import type { Me } from "@courtside/contracts/api/client.ts";
import type { QueryClient, QueryKey } from "@tanstack/react-query";
import { isRegistryQuery } from "../remotes/registryKey.ts";

/** Read about the person, whatever club they are in. */
const isOwn = ([, path]: QueryKey) => typeof path === "string" && /^\/me(\/|$)/.test(path);

/**
 * Another club, or none: what the person read in the one before is forgotten, and read anew where it is on the screen. What is
 * their own is kept, and read again: an invitation that was accepted waits no more.
 */
export function followClub(queries: QueryClient): void {
  let known: string | null | undefined;
  queries.getQueryCache().subscribe((event) => {
    if (event.type !== "updated" || event.action.type !== "success" || event.query.queryKey[1] !== "/me") return;
    const now = (event.query.state.data as Me).profile.club_id;
    if (known !== undefined && now !== known) {
      void queries.resetQueries({ predicate: ({ queryKey }) => !isRegistryQuery(queryKey) && !isOwn(queryKey) });
      void queries.invalidateQueries({ predicate: ({ queryKey }) => isOwn(queryKey) && queryKey[1] !== "/me" });
    }
    known = now;
  });
}

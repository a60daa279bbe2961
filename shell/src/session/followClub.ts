import type { Me } from "@courtside/contracts/api/client.ts";
import type { QueryClient, QueryKey } from "@tanstack/react-query";
import { forgetReads } from "../offline/forgetReads.ts";
import { isRegistryQuery } from "../remotes/registryKey.ts";

/** Read about the person, whatever club they are in. */
const isOwn = ([, path]: QueryKey) => typeof path === "string" && /^\/me(\/|$)/.test(path);

/**
 * The club has changed: data of the previous one is removed, and read again if it is on the screen. What is
 * the user's own is kept, and read again: an accepted invitation is no longer pending. What this browser kept for later is forgotten.
 */
export function followClub(queries: QueryClient): void {
  let known: string | null | undefined;
  queries.getQueryCache().subscribe((event) => {
    if (event.type !== "updated" || event.action.type !== "success" || event.query.queryKey[1] !== "/me") return;
    const now = (event.query.state.data as Me).profile.club_id;
    if (known !== undefined && now !== known) {
      forgetReads();
      void queries.resetQueries({ predicate: ({ queryKey }) => !isRegistryQuery(queryKey) && !isOwn(queryKey) });
      void queries.invalidateQueries({ predicate: ({ queryKey }) => isOwn(queryKey) && queryKey[1] !== "/me" });
    }
    known = now;
  });
}

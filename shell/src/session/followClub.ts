import type { Me } from "@courtside/contracts/api/client.ts";
import { isStaff } from "@courtside/contracts/domain/roles.ts";
import type { QueryClient, QueryKey } from "@tanstack/react-query";
import { forgetReads } from "../offline/forgetReads.ts";
import { isRegistryQuery } from "../remotes/registryKey.ts";

/** Read about the person, whatever club they are in. */
const isOwn = ([, path]: QueryKey) =>
  typeof path === "string" && /^\/me(\/|$)/.test(path) && path !== "/me/days/{date}";

/**
 * The club or the role in it has changed, also the one that an admin previews: data of before is removed, and read again if it is on the screen. What is the user's own is
 * kept, and read again: an accepted invitation is no longer pending. What this browser kept for later is forgotten, unless the person is
 * staff of the same club: their check-ins may still wait at the desk.
 */
export function followClub(queries: QueryClient): void {
  let known: Me | undefined;
  queries.getQueryCache().subscribe((event) => {
    if (event.type !== "updated" || event.action.type !== "success" || event.query.queryKey[1] !== "/me") return;
    const now = event.query.state.data as Me;
    const isOtherClub = now.profile.club_id !== known?.profile.club_id;
    const isOtherRole = now.role !== known?.role || now.effective_role !== known.effective_role;
    if (known && (isOtherClub || isOtherRole)) {
      if (isOtherClub || !now.role || !isStaff(now.role)) forgetReads();
      void queries.resetQueries({ predicate: ({ queryKey }) => !isRegistryQuery(queryKey) && !isOwn(queryKey) });
      void queries.invalidateQueries({ predicate: ({ queryKey }) => isOwn(queryKey) && queryKey[1] !== "/me" });
    }
    known = now;
  });
}

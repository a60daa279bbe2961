import type { Me } from "@courtside/contracts/api/client.ts";
import { AUDIENCE_COOKIE, audienceValue } from "@courtside/contracts/domain/canary.ts";
import { isStaff } from "@courtside/contracts/domain/roles.ts";
import type { QueryClient } from "@tanstack/react-query";
import { nameClub } from "./reportRemoteError.ts";

interface Audiences {
  clubs: string[];
  staff: boolean;
}

/**
 * Names the person's club in error reports. If a canary of the page's registry depends on the club or the role, a cookie says so to the
 * server, which chooses for the next page: this one keeps the releases that it began with.
 */
export function followAudience(queries: QueryClient, audiences: Audiences | undefined, page: { cookie: string }): void {
  let written: string | undefined;
  queries.getQueryCache().subscribe((event) => {
    if (event.type !== "updated" || event.action.type !== "success" || event.query.queryKey[1] !== "/me") return;
    const { profile, role } = event.query.state.data as Me;
    nameClub(profile.club_id);
    if (!audiences) return;
    const club = audiences.clubs.find((id) => id === profile.club_id);
    const value = audienceValue({ club, staff: audiences.staff && role !== null && isStaff(role) });
    if (value === written) return;
    written = value;
    page.cookie = `${AUDIENCE_COOKIE}=${value}; path=/; samesite=lax`;
  });
}

/** What the canaries of a registry depend on; undefined if on nothing that the shell knows. */
export function audiencesIn(registry: unknown): Audiences | undefined {
  const { clubs, staff } = Object(Object(registry).audiences) as Partial<Record<keyof Audiences, unknown>>;
  return Array.isArray(clubs) ? { clubs, staff: staff === true } : undefined;
}

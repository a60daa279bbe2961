import type { Me } from "@courtside/contracts/api/client.ts";
import { can } from "@courtside/contracts/domain/roles.ts";

/** mf-booking's screens show the offer on the page, with both actions; so does My Account's Waitlist. */
const ON_THE_PAGE = ["/dashboard", "/book", "/my-bookings", "/all-bookings"];

/** Whether a user who may join a waitlist is on a screen that does not show their offer. */
export function needsOfferBanner({ effective_role: role, access }: Me, pathname: string, search: string): boolean {
  if (role === null || !can(role, "waitlist:join") || !access.has_access || ON_THE_PAGE.includes(pathname))
    return false;
  return pathname !== "/my-account" || new URLSearchParams(search).get("tab") !== "waitlist";
}

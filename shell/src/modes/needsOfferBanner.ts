import type { Me } from "@courtside/contracts/api/client.ts";
import { can } from "@courtside/contracts/domain/roles.ts";

/** mf-booking's screens have the offer on the page, with both responses; so has My Account's Waitlist. */
const ON_THE_PAGE = ["/dashboard", "/book", "/my-bookings", "/all-bookings"];

/** Whether somebody who may wait for a court is at a screen that would not tell them of an offer. */
export function needsOfferBanner({ effective_role: role, access }: Me, pathname: string, search: string): boolean {
  if (role === null || !can(role, "waitlist:join") || !access.has_access || ON_THE_PAGE.includes(pathname))
    return false;
  return pathname !== "/my-account" || new URLSearchParams(search).get("tab") !== "waitlist";
}

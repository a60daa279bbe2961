import { type Capability, type Role, rolesWith } from "@courtside/contracts/domain/roles.ts";
import type { RemoteRoute } from "@courtside/contracts/shell/remote.ts";

export type ProductRoute = Pick<RemoteRoute, "path" | "access" | "roles" | "denied">;

const open = (path: string): ProductRoute => ({ path, access: "public" });
const signedIn = (path: string): ProductRoute => ({ path, access: "signed-in" });
const club = (path: string, roles?: Role[]): ProductRoute => ({ path, access: "club", ...(roles && { roles }) });
const needing = (path: string, needs: Capability): ProductRoute => club(path, rolesWith(needs));

/** Every route and its guard (docs/product/roles.md#page-guards). Built routes must match (guard-table.test.ts). */
export const PRODUCT_ROUTES: readonly ProductRoute[] = [
  ...["/", "/features", "/about", "/demo", "/qa-test", "/auth", "/signup", "/signup-club", "/start-trial"].map(open),
  ...[
    "/trial-confirmation",
    "/upgrade",
    "/demo-ended",
    "/admin/invite",
    "/club-invite",
    "/privacy",
    "/terms",
    "/device",
  ].map(open),
  // Account screens stay open (docs/product/access.md#when-access-ends); a person without a club has an account as well.
  // Who the operator is, only the api knows.
  ...["/trial-ended", "/my-account", "/join-club", "/admin/platform"].map(signedIn),
  club("/dashboard", ["admin", "member"]),
  club("/book"),
  // Coaches book for themselves as well (docs/product/roles.md#permissions).
  needing("/my-bookings", "bookings:cancel-own"),
  // Its booker, its players and staff read it; all others get the api's rejection.
  club("/my-bookings/:id"),
  ...["/all-bookings", "/events", "/coaches", "/coaches/:id"].map((path) => club(path)),
  needing("/coach", "coaches:portal"),
  needing("/schedule", "coaches:portal"),
  needing("/schedule-requests", "coaches:portal"),
  needing("/lesson-requests", "coaches:portal"),
  needing("/dashboard/lesson-requests", "lessons:request"),
  // The desk's board; a coach's has their own courts (docs/product/screens.md#the-board).
  club("/bookings", ["admin", "coach", "front_desk"]),
  needing("/waitlist", "waitlist:manage"),
  needing("/manage/coaches", "coaches:manage"),
  needing("/admin/courts", "courts:manage"),
  needing("/admin/blocks", "blocks:manage"),
  needing("/admin/closures", "blocks:manage"),
  needing("/close", "blocks:manage"),
  needing("/admin/members", "members:manage"),
  needing("/admin/import-members", "members:manage"),
  needing("/admin/import-bookings", "members:manage"),
  needing("/admin/guests", "bookings:create-for-others"),
  needing("/admin/calendar-feeds", "calendar-feeds:manage"),
  needing("/admin/integrations", "club:settings"),
  needing("/admin/reports", "reports:read"),
  needing("/admin/audit-log", "audit:read"),
  needing("/admin/devices", "devices:manage"),
  // The club's join code, for printing (docs/product/identity.md#joining-a-club).
  needing("/admin/join-poster", "club:settings"),
  // The News tab shows rows that admins edit (docs/product/screens.md#news).
  needing("/admin/news", "news:manage"),
  // What was sent to whom (docs/product/notifications.md#deliveries).
  needing("/admin/messages", "club:settings"),
  needing("/admin/settings", "club:settings"),
  needing("/club-settings", "club:settings"),
  // With a text of its own, for every role.
  { ...needing("/settings", "club:settings"), denied: "access-denied" },
];

/** The sidebar by role (docs/product/roles.md#sidebar). `/coaches` redirects staff to `/manage/coaches`. */
export const PRODUCT_SIDEBAR = {
  admin: [
    "/dashboard",
    "/book",
    "/bookings",
    "/events",
    "/coaches",
    "/all-bookings",
    "/admin/courts",
    "/admin/blocks",
    "/admin/members",
    "/admin/guests",
    "/admin/calendar-feeds",
    "/admin/devices",
    "/admin/news",
    "/admin/messages",
    "/admin/reports",
    "/waitlist",
    "/admin/audit-log",
    "/admin/settings",
    "/admin/integrations",
    "/upgrade",
  ],
  coach: [
    "/book",
    "/my-bookings",
    "/events",
    "/coaches",
    "/all-bookings",
    "/coach",
    "/schedule",
    "/bookings",
    "/lesson-requests",
  ],
  front_desk: [
    "/book",
    "/events",
    "/coaches",
    "/all-bookings",
    "/bookings",
    "/waitlist",
    "/admin/blocks",
    "/admin/guests",
    "/admin/calendar-feeds",
  ],
  member: ["/dashboard", "/book", "/my-bookings", "/events", "/coaches", "/dashboard/lesson-requests"],
} as const satisfies Record<Role, readonly string[]>;

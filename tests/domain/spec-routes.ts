import { type Capability, type Role, rolesWith } from "@courtside/contracts/domain/roles.ts";
import type { RemoteRoute } from "@courtside/contracts/shell/remote.ts";

export type SpecRoute = Pick<RemoteRoute, "path" | "access" | "roles" | "denied">;

const open = (path: string): SpecRoute => ({ path, access: "public" });
const signedIn = (path: string): SpecRoute => ({ path, access: "signed-in" });
const club = (path: string, roles?: Role[]): SpecRoute => ({ path, access: "club", ...(roles && { roles }) });
const needing = (path: string, needs: Capability): SpecRoute => club(path, rolesWith(needs));

/** Every route of F §2 and O §2 as decisions 5, 6 and 15 guard it. What is built must say the same (guard-table.test.ts). */
export const SPEC_ROUTES: readonly SpecRoute[] = [
  ...["/", "/features", "/about", "/demo", "/qa-test", "/auth", "/signup", "/signup-club", "/start-trial"].map(open),
  ...["/trial-confirmation", "/upgrade", "/demo-ended", "/admin/invite", "/club-invite", "/privacy", "/terms"].map(
    open,
  ),
  // Decision 11: account screens stay open; somebody without a club has an account too.
  ...["/trial-ended", "/my-account", "/join-club"].map(signedIn),
  club("/dashboard", ["admin", "member"]),
  club("/book"),
  // Coaches book for themselves too (decision 21).
  needing("/my-bookings", "bookings:cancel-own"),
  ...["/all-bookings", "/events", "/coaches", "/coaches/:id"].map((path) => club(path)),
  needing("/coach", "coaches:portal"),
  needing("/schedule", "coaches:portal"),
  needing("/schedule-requests", "coaches:portal"),
  needing("/lesson-requests", "coaches:portal"),
  needing("/dashboard/lesson-requests", "lessons:request"),
  needing("/bookings", "bookings:create-for-others"),
  needing("/waitlist", "waitlist:manage"),
  needing("/manage/coaches", "coaches:manage"),
  needing("/admin/courts", "courts:manage"),
  needing("/admin/blocks", "blocks:manage"),
  needing("/admin/members", "members:manage"),
  // Decision 4: the club's join code, to hang up.
  needing("/admin/join-poster", "club:settings"),
  // Decision 34: F §2's News tab shows rows that admins edit.
  needing("/admin/news", "news:manage"),
  needing("/admin/settings", "club:settings"),
  needing("/club-settings", "club:settings"),
  // O §2.15: 'Access Denied. Only administrators can access club settings.'
  { ...needing("/settings", "club:settings"), denied: "access-denied" },
];

/** The sidebar by role: F §2's list with what decisions 5 and 33 add, and the day grid for all, the desk for admins, and blocks for front desk. `/coaches` leads staff on to `/manage/coaches` (O §2.9). */
export const SPEC_SIDEBAR = {
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
    "/admin/news",
    "/waitlist",
    "/admin/settings",
    "/upgrade",
  ],
  coach: ["/book", "/my-bookings", "/events", "/coaches", "/all-bookings", "/coach", "/schedule", "/lesson-requests"],
  front_desk: ["/book", "/events", "/coaches", "/all-bookings", "/bookings", "/waitlist", "/admin/blocks"],
  member: ["/dashboard", "/book", "/my-bookings", "/events", "/coaches", "/all-bookings", "/dashboard/lesson-requests"],
} as const satisfies Record<Role, readonly string[]>;

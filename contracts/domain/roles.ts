/** The four roles of a club (docs/product/roles.md#the-four-roles). A person has one, in one club. */
export const ROLES = ["admin", "coach", "front_desk", "member"] as const;
export type Role = (typeof ROLES)[number];

/** The roles an admin may preview (docs/product/roles.md#role-preview). */
export const IMPERSONATED_ROLES = ["member", "coach", "front_desk"] as const satisfies readonly Role[];

export const ROLE_LABELS: Record<Role, string> = {
  admin: "Admin",
  coach: "Coach",
  front_desk: "Front Desk",
  member: "Member",
};

/**
 * The permission matrix (docs/product/roles.md#permissions).
 * Screens and API ask the same table, so neither can allow what the other hides.
 */
const PERMISSIONS = {
  "bookings:see-names": ["admin", "front_desk"],
  "bookings:beyond-limits": ["admin", "front_desk"],
  "bookings:create-own": ["admin", "front_desk", "coach", "member"],
  "bookings:create-for-others": ["admin", "front_desk"],
  "bookings:cancel-own": ["coach", "member"],
  "bookings:cancel-any": ["admin", "front_desk"],
  "club:impersonate": ["admin"],
  "club:settings": ["admin"],
  "club:invite": ["admin"],
  "club:billing": ["admin"],
  "courts:manage": ["admin"],
  "blocks:manage": ["admin", "front_desk"],
  "calendar-feeds:manage": ["admin", "front_desk"],
  "devices:manage": ["admin"],
  "members:manage": ["admin"],
  "news:manage": ["admin"],
  "reports:read": ["admin"],
  "audit:read": ["admin"],
  "coaches:manage": ["admin", "front_desk"],
  "coaches:portal": ["admin", "coach"],
  "events:create": ["admin", "coach"],
  "events:register": ["member"],
  "events:register-others": ["admin", "front_desk"],
  "lessons:request": ["member"],
  "day-notes:read": ["admin", "front_desk", "coach"],
  "day-notes:write": ["admin", "front_desk"],
  "waitlist:join": ["coach", "member"],
  "waitlist:manage": ["admin", "front_desk"],
} as const satisfies Record<string, readonly Role[]>;

export type Capability = keyof typeof PERMISSIONS;
export const CAPABILITIES = Object.keys(PERMISSIONS) as Capability[];

/** Whether the effective role holds a capability. */
export function can(role: Role, capability: Capability): boolean {
  return (PERMISSIONS[capability] as readonly Role[]).includes(role);
}

/** The roles that hold a capability: what a route or a sidebar entry that `needs` it is for. */
export const rolesWith = (capability: Capability): Role[] => ROLES.filter((role) => can(role, capability));

/** Staff see names and are exempt from the booking window and limits (docs/product/booking.md#staff-exemptions). */
export const isStaff = (role: Role): boolean => can(role, "bookings:beyond-limits");

const HOME: Record<Role, string> = {
  admin: "/dashboard",
  coach: "/schedule",
  front_desk: "/bookings",
  member: "/book",
};
const LANDING: Record<Role, string> = { ...HOME, member: "/dashboard" };

/** Where a guard sends someone whose role does not fit the page (docs/product/roles.md#home-and-landing-pages). */
export const homeRoute = (role: Role): string => HOME[role];

/** Where sign-in on /auth leads (docs/product/roles.md#home-and-landing-pages). */
export const landingRoute = (role: Role): string => LANDING[role];

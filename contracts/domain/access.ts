/** What the club-access check can say (docs/product/access.md#access-states). */
export const ACCESS_TYPES = [
  "paid",
  "trial",
  "demo",
  "trial_expired",
  "demo_expired",
  "suspended",
  "no_club",
  "error",
] as const;
export type AccessType = (typeof ACCESS_TYPES)[number];

/** What the club-access check responds. Times are UTC ISO 8601; remaining values are whole and rounded up. */
export interface AccessStatus {
  has_access: boolean;
  access_type: AccessType;
  is_demo: boolean;
  is_trial: boolean;
  is_active: boolean;
  demo_expires_at: string | null;
  trial_expires_at: string | null;
  minutes_remaining: number | null;
  days_remaining: number | null;
}

/**
 * The page that a signed-in person without access is led to (docs/product/access.md#when-access-ends), or null while the club
 * has access.
 */
export function expiredRoute(access: Pick<AccessStatus, "has_access" | "access_type">): string | null {
  if (access.has_access) return null;
  if (access.access_type === "trial_expired") return "/trial-ended";
  if (access.access_type === "demo_expired") return "/demo-ended";
  return null;
}

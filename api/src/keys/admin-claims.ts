import type { JWTPayload } from "jose";

/** Seconds. A token with a longer lifetime is rejected. */
export const LONGEST_ADMIN_LIFE = 600;

/** Contains the site, so that a key of several installations cannot open one with another's token. */
export const adminAudience = (siteUrl: string): string => `${siteUrl}/auth/v1/admin`;

/** The claims of an admin token of our own. `subject` names the program that will use it, for the audit log. */
export function adminClaims(siteUrl: string, subject: string): JWTPayload {
  const iat = Math.floor(Date.now() / 1000);
  return {
    iss: `${siteUrl}/auth/v1`,
    aud: adminAudience(siteUrl),
    role: "service_role",
    sub: subject,
    iat,
    exp: iat + LONGEST_ADMIN_LIFE,
  };
}

import type { JWTPayload } from "jose";

/** Seconds. A token that asks for a longer life is rejected. */
export const LONGEST_ADMIN_LIFE = 600;

/** Names the site, so that a key which serves several installations opens none by a token made for another. */
export const adminAudience = (siteUrl: string): string => `${siteUrl}/auth/v1/admin`;

/** What an admin token of our own says. `subject` names the program that will use it, for the audit log. */
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

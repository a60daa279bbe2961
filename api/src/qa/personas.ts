import { DEMO_MINUTES } from "@courtside/contracts/domain/periods.ts";
import type { Role } from "@courtside/contracts/domain/roles.ts";

export const QA_CLUB_ID = "00000000-0000-4000-8000-0000000000aa";
/** Public, which is why the accounts can sign in only if QA_LOGIN is on. */
export const QA_PASSWORD = "Courtside-QA-1";
/** Sessions of a QA account end this long after sign-in, even if refreshed (docs/product/access.md#qa-sign-in). */
export const QA_SESSION = `${DEMO_MINUTES} minutes`;

/** The four personas of the QA login; `frontdesk` without an underscore in the address. */
export const QA_EMAILS: Record<Role, string> = {
  admin: "admin@qa.courtside.test",
  coach: "coach@qa.courtside.test",
  front_desk: "frontdesk@qa.courtside.test",
  member: "member@qa.courtside.test",
};

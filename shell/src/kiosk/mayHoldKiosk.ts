import type { Me } from "@courtside/contracts/api/client.ts";
import { isStaff } from "@courtside/contracts/domain/roles.ts";

/**
 * Whether the kiosk that `userId` locked is still valid for this user: staff of a club that has access, or gets it back when its
 * suspension ends. A tablet on the wall must not show a console then.
 */
export const mayHoldKiosk = ({ profile, effective_role: role, club, access }: Me, userId: string): boolean =>
  profile.id === userId &&
  club !== null &&
  role !== null &&
  isStaff(role) &&
  (access.has_access || access.access_type === "suspended");

import type { Me } from "@courtside/contracts/api/client.ts";
import { isStaff } from "@courtside/contracts/domain/roles.ts";

const MAY_RETURN: Me["access"]["access_type"][] = ["suspended", "trial_expired", "error"];

/**
 * Whether the kiosk that `userId` locked is still valid for this user: staff of a club that has access, or may get it back (its
 * suspension ends, it pays), or whose access could not be checked. A tablet on the wall must not show a console then.
 */
export const mayHoldKiosk = ({ profile, effective_role: role, club, access }: Me, userId: string): boolean =>
  profile.id === userId &&
  club !== null &&
  role !== null &&
  isStaff(role) &&
  (access.has_access || MAY_RETURN.includes(access.access_type));

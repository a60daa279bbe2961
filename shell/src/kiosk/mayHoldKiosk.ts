import type { Me } from "@courtside/contracts/api/client.ts";
import { isStaff } from "@courtside/contracts/domain/roles.ts";

/** Whether the kiosk that `userId` locked is still valid for this user: staff of a club that has access. */
export const mayHoldKiosk = ({ profile, effective_role: role, club, access }: Me, userId: string): boolean =>
  profile.id === userId && club !== null && role !== null && isStaff(role) && access.has_access;

import type { Me } from "@courtside/contracts/api/client.ts";
import type { Role } from "@courtside/contracts/domain/roles.ts";
import { fakeMe } from "@courtside/contracts/shell/fake-me.ts";

/** A person of a club with the given access. */
export function fakePerson(role: Role, access: Partial<Me["access"]> = {}): Me {
  const me = fakeMe(role);
  return { ...me, access: { ...me.access, ...access } };
}

export const trialAccess = (days: number): Partial<Me["access"]> => ({
  access_type: days > 0 ? "trial" : "trial_expired",
  has_access: days > 0,
  is_trial: days > 0,
  is_active: false,
  days_remaining: days,
});

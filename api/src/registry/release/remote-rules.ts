import { CAPABILITIES, ROLES, rolesWith } from "@courtside/contracts/domain/roles.ts";

/** Whom a route or a sidebar entry is for; if it names none, everyone. */
export function rolesOf({
  roles,
  needs,
}: {
  roles?: string[] | undefined;
  needs?: string | undefined;
}): readonly string[] {
  if (needs === undefined) return roles ?? ROLES;
  const capability = CAPABILITIES.find((known) => known === needs);
  return capability ? rolesWith(capability) : [];
}

import { isStaff } from "@courtside/contracts/domain/roles.ts";
import { useMe } from "@courtside/contracts/shell/index.tsx";
import { Text } from "@courtside/design-system/core.tsx";
import { guestTerms } from "./guest-terms.ts";

/** What a guest costs and how many may come, before one is named. Nothing without such rules. */
export function GuestTerms() {
  const { club, effective_role: role } = useMe();
  const terms = club && role && guestTerms(club, { isStaff: isStaff(role) });
  if (!terms) return null;
  return (
    <Text as="p" size="sm" tone="secondary">
      {terms}
    </Text>
  );
}

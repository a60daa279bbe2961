import type { Availability } from "@courtside/contracts/api/client.ts";
import { Text } from "@courtside/design-system/core.tsx";
import { useForeignZone } from "../../../day/useForeignZone.ts";

/** Whose clock the times follow, where the browser's differs. */
export function ClubZone({ availability }: { availability: Availability }) {
  const foreign = useForeignZone(availability);
  if (!foreign) return null;
  return (
    <Text as="p" size="sm" tone="secondary">
      Times are the club's: {foreign.name} ({foreign.short})
    </Text>
  );
}

import type { Availability } from "@courtside/contracts/api/client.ts";
import { Text } from "@courtside/design-system/core.tsx";
import { foreignZone } from "../../../day/foreign-zone.ts";

/** Whose clock the times follow, where the browser's differs. */
export function ClubZone({ availability }: { availability: Availability }) {
  const foreign = foreignZone(availability.time_zone, availability.now);
  if (!foreign) return null;
  return (
    <Text as="p" size="sm" tone="secondary">
      Times are the club's: {foreign.name} ({foreign.short})
    </Text>
  );
}

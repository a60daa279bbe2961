import type { Availability } from "@courtside/contracts/api/client.ts";
import { Text } from "@courtside/design-system/core.tsx";
import { useMemo } from "react";
import { foreignZone } from "../../../club-day/dates.ts";

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

/** {@link foreignZone} at a response's instant, asked once for each response: asking a browser for zones takes milliseconds. */
export const useForeignZone = ({ time_zone: zone, now }: { time_zone: string; now: string }) =>
  useMemo(() => foreignZone(zone, now), [zone, now]);

import type { Availability } from "@courtside/contracts/api/client.ts";
import { Text } from "@courtside/design-system/core.tsx";
import { useMemo } from "react";
import { foreignZone } from "../../../club-day/dates.ts";

/** Names the club's time zone if the browser's differs. */
export function ClubZone({ availability }: { availability: Availability }) {
  const foreign = useForeignZone(availability);
  if (!foreign) return null;
  return (
    <Text as="p" size="sm" tone="secondary">
      Times are the club's: {foreign.name} ({foreign.short})
    </Text>
  );
}

/** {@link foreignZone} at the instant of a response, computed once for each: it takes the browser milliseconds. */
export const useForeignZone = ({ time_zone: zone, now }: { time_zone: string; now: string }) =>
  useMemo(() => foreignZone(zone, now), [zone, now]);

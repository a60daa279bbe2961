import { Text } from "@courtside/design-system/core.tsx";
import { useMemo } from "react";
import { foreignZone } from "./dates.ts";

/** At `instant` (ISO 8601), because the difference of two zones changes over the year. */
interface ZoneAt {
  zone: string;
  instant: string;
}

/** Names the club's time zone if the browser's differs. */
export function ClubZone(at: ZoneAt) {
  const foreign = useForeignZone(at);
  if (!foreign) return null;
  return (
    <Text as="p" size="sm" tone="secondary">
      Times are the club's: {foreign.name} ({foreign.short})
    </Text>
  );
}

/** {@link foreignZone}, computed once for each instant: it takes the browser milliseconds. */
export const useForeignZone = ({ zone, instant }: ZoneAt) => useMemo(() => foreignZone(zone, instant), [zone, instant]);

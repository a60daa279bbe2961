import { useMe } from "@courtside/contracts/shell/index.tsx";
import { useMemo } from "react";

/**
 * The sports on the screens of the desk: the club's, and those that it has taken off its list while courts of theirs are in use
 * (docs/product/booking.md#sports). For members and coaches the club's.
 */
export function useDeskSports(): readonly string[] {
  const { club, desk_sports } = useMe();
  const own = club?.sports;
  return useMemo(() => [...new Set([...(own ?? []), ...(desk_sports ?? [])])], [own, desk_sports]);
}

import { SPORTS, sportLabel } from "@courtside/contracts/domain/sports.ts";

/** The sports a court of this club can have: the club's own (docs/product/booking.md#sports), or the catalogue while it has chosen none. */
export const sportOptions = (clubSports: readonly string[]) =>
  (clubSports.length > 0 ? clubSports : SPORTS).map((sport) => ({ value: sport, label: sportLabel(sport) }));

/** A zone without clock changes where it is about noon: no journey meets midnight, and no offer is made at night (docs/product/waitlist.md#night). */
function zoneAtNoon(): string {
  const ahead = 12 - new Date().getUTCHours();
  return ahead === 0 ? "Etc/UTC" : `Etc/GMT${ahead > 0 ? "-" : "+"}${Math.abs(ahead)}`;
}

// One for the whole run: the processes of its workers start at other hours.
process.env.JOURNEYS_ZONE ??= zoneAtNoon();

/** The zone of the browsers and of the clubs of `own-club.ts`. */
export const NOON_ZONE = process.env.JOURNEYS_ZONE;

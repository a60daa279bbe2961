import type { NavItem } from "@courtside/contracts/shell/remote.ts";

const PLACES = 4;

/** The four places of a phone's lower edge, in the sidebar's order: those marked `main`, then the next ones up to four. */
export function mainPlaces(nav: readonly NavItem[]): NavItem[] {
  const main = nav.filter((item) => item.main).slice(0, PLACES);
  const others = nav.filter((item) => !item.main).slice(0, PLACES - main.length);
  return nav.filter((item) => main.includes(item) || others.includes(item));
}

import type { Coach } from "@courtside/contracts/api/client.ts";

export interface CoachFilter {
  /** Part of a name or bio, in any case. */
  search: string;
  /** One of the coaches' sports; null = all. */
  sport: string | null;
}

/** The coaches that match both parts of a filter (O §2.9). */
export function filterCoaches(coaches: readonly Coach[], { search, sport }: CoachFilter): Coach[] {
  const wanted = search.trim().toLocaleLowerCase();
  return coaches.filter(
    (coach) =>
      (sport === null || coach.sports.includes(sport)) &&
      (wanted === "" || [coach.name, coach.bio].some((text) => text.toLocaleLowerCase().includes(wanted))),
  );
}

/** The sports that some coach gives, in alphabetical order. */
export const sportsOf = (coaches: readonly Coach[]): string[] =>
  [...new Set(coaches.flatMap(({ sports }) => sports))].sort();

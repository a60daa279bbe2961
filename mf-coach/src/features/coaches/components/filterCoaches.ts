export interface CoachFilter {
  /** Part of a name or bio, in any case. */
  search: string;
  /** One of the coaches' sports; null = all. */
  sport: string | null;
}

/** An entry of the list: a coach, or an invited one. */
interface Sought {
  name: string;
  bio: string;
  sports: readonly string[];
}

/** The coaches that match both parts of a filter (docs/product/coaching.md#directory). */
export function filterCoaches<Coach extends Sought>(
  coaches: readonly Coach[],
  { search, sport }: CoachFilter,
): Coach[] {
  const wanted = search.trim().toLocaleLowerCase();
  return coaches.filter(
    (coach) =>
      (sport === null || coach.sports.includes(sport)) &&
      (wanted === "" || [coach.name, coach.bio].some((text) => text.toLocaleLowerCase().includes(wanted))),
  );
}

/** The sports of all coaches, in alphabetical order. */
export const sportsOf = (coaches: readonly Sought[]): string[] =>
  [...new Set(coaches.flatMap(({ sports }) => sports))].sort();

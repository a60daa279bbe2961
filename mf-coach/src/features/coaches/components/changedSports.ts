import type { Coach } from "@courtside/contracts/api/client.ts";

export interface SportChange {
  what: "add" | "remove";
  sport: string;
}

/** All sports of a coach after the change, also those that the club no longer offers; null if the change leaves them as they are. */
export function changedSports(coach: Pick<Coach, "sports" | "inactive_sports">, change: SportChange): string[] | null {
  const all = [...coach.sports, ...coach.inactive_sports];
  const has = all.includes(change.sport);
  if (change.what === "add") return has ? null : [...all, change.sport];
  return has ? all.filter((sport) => sport !== change.sport) : null;
}

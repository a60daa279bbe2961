import { guestIdentity } from "@courtside/contracts/domain/players.ts";
import type { MergedRow } from "./queries.ts";

/**
 * The merged guest whom a visit's name means, whatever recognised that guest (docs/decisions/0049); null if it is the name of none
 * or of several.
 */
export function mergedByName(merged: readonly MergedRow[], name: string): MergedRow | null {
  const identity = guestIdentity(name, null);
  const found = merged.filter((each) => each.identity === identity || guestIdentity(each.name, null) === identity);
  return found.length === 1 ? (found[0] ?? null) : null;
}

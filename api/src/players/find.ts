import { nameKey } from "@courtside/contracts/domain/players.ts";
import type { ClubTx } from "../club-tx.ts";
import { limitSearches } from "../http/write-limit.ts";
import { selectClub } from "../tenant/queries.ts";
import { selectPartnersWith, selectPlayedLately } from "./queries.ts";

/** The most that a search finds. */
export const MAX_FOUND = 20;
const LATELY = 180 * 86_400_000;

export interface FoundPlayer {
  user_id: string;
  name: string;
  /** When the caller and they last play or played together, if within half a year. */
  last_played_at: string | null;
}

/**
 * Members whom the caller may name as players (docs/product/booking.md#finding-players): those played with lately first, then
 * others by the club's choice. Bounded and limited in rate, so that a search is no way to read the list of members.
 */
export async function findPlayers(tx: ClubTx, search: string): Promise<FoundPlayer[]> {
  limitSearches(tx.userId);
  const { sql, clubId, userId } = tx;
  const [{ partner_search }, lately] = await Promise.all([
    selectClub(sql, clubId),
    selectPlayedLately(sql, clubId, userId, new Date(tx.now - LATELY)),
  ]);
  const known = lately
    .filter(({ full_name }) => nameKey(full_name).includes(nameKey(search)))
    .map(({ user_id, full_name, played_at }) => ({
      user_id,
      name: full_name,
      last_played_at: played_at.toISOString(),
    }));
  const isPart = partner_search === "directory";
  const found = search === "" ? [] : await selectPartnersWith(sql, search, { isPart, most: MAX_FOUND });
  const others = found
    .filter(({ user_id }) => known.every((each) => each.user_id !== user_id))
    .map(({ user_id, full_name }) => ({
      user_id: user_id ?? "",
      name: full_name ?? "",
      last_played_at: lately.find((each) => each.user_id === user_id)?.played_at.toISOString() ?? null,
    }));
  return [...known, ...others].slice(0, MAX_FOUND);
}

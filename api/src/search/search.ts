import { can } from "@courtside/contracts/domain/roles.ts";
import type { ClubTx } from "../club-tx.ts";
import { forbidden } from "../errors.ts";
import { limitSearches } from "../http/write-limit.ts";
import { selectLearnersWith, selectMembersWith } from "../tenant/find-people.ts";
import { selectBookingsOf, selectCourtsWith } from "./queries.ts";

/** How far back bookings are found (docs/product/screens.md#search-and-commands). */
const PAST_DAYS = 30;
/** Of a common name, bookings of so many people are found. */
const MOST_PEOPLE = 200;

/**
 * People, bookings and courts of the club that contain `q`, at most `limit` of each. Staff find everyone by name or email; a
 * coach finds members by name, and their own lessons, limited in rate as every search of theirs for people.
 */
export async function search(tx: ClubTx, { q, limit }: { q: string; limit: number }) {
  const { sql, clubId, userId, role, now } = tx;
  const isDesk = can(role, "bookings:see-names");
  if (!isDesk && !can(role, "coaches:portal")) throw forbidden();
  if (!isDesk) limitSearches(userId);
  const [people, courts] = await Promise.all([
    (isDesk ? selectMembersWith : selectLearnersWith)(sql, q, MOST_PEOPLE),
    selectCourtsWith(sql, clubId, q, { onlyActive: !can(role, "courts:manage"), most: limit }),
  ]);
  const names = new Map(people.map(({ user_id, full_name }) => [user_id, full_name]));
  const bookings = await selectBookingsOf(sql, clubId, {
    of: [...names.keys()],
    coachId: isDesk ? null : userId,
    since: new Date(now - PAST_DAYS * 86_400_000),
    now: new Date(now),
    most: limit,
  });
  return {
    people: people
      .slice(0, limit)
      .map(({ user_id: id, full_name: name, email }) => ({ id, name, email: isDesk ? email : null })),
    bookings: bookings.map(({ starts_at, ends_at, ...booking }) => ({
      ...booking,
      user_name: names.get(booking.user_id) ?? "",
      start_time: starts_at.toISOString(),
      end_time: ends_at.toISOString(),
    })),
    courts,
  };
}

import { messageOf } from "@courtside/contracts/domain/messages.ts";
import { can } from "@courtside/contracts/domain/roles.ts";
import type { ClubTx } from "../club-tx.ts";
import { forbidden, invalid } from "../errors.ts";
import { selectCourts } from "../scheduling/courts/queries.ts";
import { readInstant } from "../scheduling/days/instant.ts";
import { selectOccupancies } from "../scheduling/days/queries.ts";
import { selectClub } from "../tenant/queries.ts";

export interface LessonCourt {
  id: string;
  name: string;
  sport: string;
  is_free: boolean;
}

const LONGEST = 24 * 3_600_000;

/** The club's open courts by name, and which are free at a time: the choices of Accept and 'Schedule private lesson'. */
export async function listLessonCourts(
  tx: ClubTx,
  { start_time, end_time }: { start_time: string; end_time: string },
): Promise<LessonCourt[]> {
  if (!can(tx.role, "coaches:portal")) throw forbidden();
  const { time_zone } = await selectClub(tx.sql, tx.clubId);
  const startsAt = readInstant("start_time", start_time, time_zone);
  const endsAt = readInstant("end_time", end_time, time_zone);
  if (endsAt <= startsAt) throw invalid("end_time", messageOf("end_before_start"), "end_before_start");
  if (endsAt - startsAt > LONGEST) throw invalid("end_time", "A lesson lasts a day at the most");
  const courts = await selectCourts(tx.sql, tx.clubId, undefined, true);
  const ids = courts.map(({ id }) => id);
  const from = new Date(startsAt);
  const taken = await selectOccupancies(tx.sql, tx.clubId, ids, from, new Date(endsAt), { withNames: false });
  const busy = new Set(taken.map(({ court_id }) => court_id));
  return courts.map(({ id, name, sport }) => ({ id, name, sport, is_free: !busy.has(id) }));
}

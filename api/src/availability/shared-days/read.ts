import type { Sql } from "../../db/pool.ts";
import { selectCourts } from "../../scheduling/courts/queries.ts";
import { courtsInUse } from "../../scheduling/days/courts-in-use.ts";
import { layOutDate } from "../../scheduling/days/layout.ts";
import { selectOccupancies } from "../../scheduling/days/queries.ts";
import { namesNeededOn } from "../../scheduling/players/names-needed.ts";
import { selectClub } from "../../tenant/queries.ts";
import { type BuiltDay, builtDay } from "./built-day.ts";
import { sharedDayOf, type Variant } from "./shared-day.ts";

/** What a shared day is kept under. */
export interface DayKey {
  clubId: string;
  date: string;
  sport: string;
  variant: Variant;
}

/** Builds the day in a transaction of its club. */
export async function readSharedDay(sql: Sql, { clubId, date, sport, variant }: DayKey): Promise<BuiltDay> {
  const [club, courts] = await Promise.all([
    selectClub(sql, clubId),
    selectCourts(sql, clubId, sport, variant === "members"),
  ]);
  const layout = layOutDate(date, club);
  const occupancies = await selectOccupancies(
    sql,
    clubId,
    courts.map((court) => court.id),
    new Date(layout.bounds.startsAt),
    new Date(layout.bounds.endsAt),
    variant === "staff" ? { withNames: true, namesNeededOn: namesNeededOn(club, courts) } : { withNames: false },
  );
  const ends = occupancies.map((row) => row.offer_expires_at?.getTime() ?? Number.POSITIVE_INFINITY);
  const shown = courtsInUse(courts, occupancies, layout.slots);
  const day = sharedDayOf({ date, sport, layout, ...shown }, variant);
  return builtDay(day, variant, Math.min(...ends, Number.POSITIVE_INFINITY));
}

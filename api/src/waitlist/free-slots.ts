import type { ClubRules } from "@courtside/contracts/domain/club-rules.ts";
import type { Slot } from "@courtside/contracts/domain/club-time.ts";
import { holdsSlot, type WaitWindow, wallSpan } from "@courtside/contracts/domain/waitlist.ts";
import type { ClubTx } from "../club-tx.ts";
import type { CourtRow } from "../scheduling/courts/queries.ts";
import { layOutDate } from "../scheduling/days/layout.ts";
import { type OccupancyRow, selectOccupancies } from "../scheduling/days/queries.ts";

/** A whole slot of the club's grid on one court. */
export interface CourtSlot extends Slot {
  courtId: string;
  courtName: string;
  /** By the club's wall clock, in minutes. */
  wallTime: { start: number; end: number };
}

/** The slots of a date that have not begun and lie in the window, whether taken or not. */
export function comingSlots(rules: ClubRules, date: string, now: number, window: WaitWindow): Slot[] {
  return layOutDate(date, rules).slots.filter(
    (slot) => slot.startsAt > now && holdsSlot(window, wallSpan(slot, rules.time_zone)),
  );
}

/** The free slots of these courts on a date that have not begun: by start, then in the courts' order. */
export async function findFreeSlots(
  tx: Pick<ClubTx, "sql" | "clubId" | "now">,
  rules: ClubRules,
  date: string,
  courts: Pick<CourtRow, "id" | "name">[],
): Promise<CourtSlot[]> {
  const { bounds, slots } = layOutDate(date, rules);
  const rows = await selectOccupancies(
    tx.sql,
    tx.clubId,
    courts.map(({ id }) => id),
    new Date(bounds.startsAt),
    new Date(bounds.endsAt),
    { withNames: false },
  );
  const byCourt = Map.groupBy(rows, (row) => row.court_id);
  return slots
    .filter((slot) => slot.startsAt > tx.now)
    .flatMap((slot) => {
      const wallTime = wallSpan(slot, rules.time_zone);
      return courts
        .filter(({ id }) => !(byCourt.get(id) ?? []).some((row) => fills(row, slot)))
        .map(({ id, name }) => ({ ...slot, wallTime, courtId: id, courtName: name }));
    });
}

const fills = (row: OccupancyRow, slot: Slot): boolean =>
  row.starts_at.getTime() < slot.endsAt && row.ends_at.getTime() > slot.startsAt;

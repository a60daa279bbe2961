import { clubTime } from "@courtside/contracts/domain/club-clock.ts";
import { Button } from "@courtside/design-system/core.tsx";
import { type SlotRange, slotKey } from "../../../club-day/slot-range.ts";
import type { BookingDay } from "../booking-day.ts";
import { columnOf } from "../grid/grid.ts";
import styles from "./Details.module.css";

interface AlternativesProps {
  day: BookingDay;
  ranges: readonly SlotRange[];
}

/** Up to three other slots; a tap selects one. */
export function Alternatives({ day, ranges }: AlternativesProps) {
  const { grid, store, availability } = day;
  const zone = availability.time_zone;
  if (ranges.length === 0) return null;

  const select = (range: SlotRange) => {
    const key = slotKey(range.courtId, range.start);
    const said = `${columnOf(grid, range.courtId)?.court.name} at ${clubTime(range.start, zone)} selected`;
    store.set({ range, active: key, anchor: key, lost: false, opened: { kind: "confirm" }, byKeyboard: true, said });
  };

  return (
    <fieldset className={styles.alternatives}>
      <legend className={styles.caption}>Available instead</legend>
      {ranges.map((range) => (
        <Button key={`${range.courtId}${range.start}`} block onClick={() => select(range)}>
          {columnOf(grid, range.courtId)?.court.name}, {clubTime(range.start, zone)} - {clubTime(range.end, zone)}
        </Button>
      ))}
    </fieldset>
  );
}

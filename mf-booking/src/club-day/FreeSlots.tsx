import { clubTime } from "@courtside/contracts/domain/club-clock.ts";
import { Button } from "@courtside/design-system/core.tsx";
import type { Alternative } from "./court-day.ts";
import styles from "./FreeSlots.module.css";

interface FreeSlotsProps {
  /** Over the list: "Free slots". */
  caption: string;
  slots: readonly Alternative[];
  zone: string;
  onSlot: (slot: Alternative) => void;
}

/** Slots that can be booked; a tap chooses one. */
export function FreeSlots({ caption, slots, zone, onSlot }: FreeSlotsProps) {
  if (slots.length === 0) return null;
  return (
    <fieldset className={styles.slots}>
      <legend className={styles.caption}>{caption}</legend>
      <div className={styles.choices}>
        {slots.map((slot) => (
          <Button key={`${slot.court_id}${slot.start_time}`} onClick={() => onSlot(slot)}>
            {slot.court_name}, {clubTime(slot.start_time, zone)} - {clubTime(slot.end_time, zone)}
          </Button>
        ))}
      </div>
    </fieldset>
  );
}

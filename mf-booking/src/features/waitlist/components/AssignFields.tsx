import type { Availability, Club } from "@courtside/contracts/api/client.ts";
import { minutesOfDay, wallTime } from "@courtside/contracts/domain/club-rules.ts";
import { TimeSelect } from "@courtside/design-system/dates.tsx";
import { Field, Select } from "@courtside/design-system/fields.tsx";
import { type AssignWish, withStart } from "../assign-wish.ts";
import styles from "./AssignFields.module.css";

interface AssignFieldsProps {
  club: NonNullable<Club>;
  courts: Availability["courts"];
  /** The first start that is not over, "HH:MM". */
  earliest: string;
  wish: AssignWish;
  /** Judged once it was sent with something left out. */
  missing: boolean;
  onWish: (wish: AssignWish) => void;
}

const QUARTER = 15;

/** Court, start and end; the end follows the start by one slot (docs/product/waitlist.md#assigning-a-slot). */
export function AssignFields({ club, courts, earliest, wish, missing, onWish }: AssignFieldsProps) {
  const { booking_hours_end: closing, slot_length_minutes: length } = club;
  const errorOf = (value: string | null, label: string) => missing && value === null && `${label} is required`;
  return (
    <div className={styles.fields}>
      <Field label="Court" required error={errorOf(wish.courtId, "Court")}>
        <Select
          name="court"
          placeholder="Choose a court"
          options={courts.map(({ court_id, name }) => ({ value: court_id, label: name }))}
          value={wish.courtId}
          onChange={(courtId) => onWish({ ...wish, courtId })}
        />
      </Field>
      <Field label="Start" required error={errorOf(wish.start, "Start")}>
        <TimeSelect
          name="start"
          placeholder="Start"
          from={earliest}
          until={wallTime(minutesOfDay(closing) - QUARTER)}
          value={wish.start}
          onChange={(start) => onWish(withStart(wish, start, length, closing))}
        />
      </Field>
      <Field label="End" required error={errorOf(wish.end, "End")}>
        <TimeSelect
          name="end"
          placeholder="End"
          from={wallTime(minutesOfDay(wish.start ?? earliest) + QUARTER)}
          until={closing}
          value={wish.end}
          onChange={(end) => onWish({ ...wish, end })}
        />
      </Field>
    </div>
  );
}

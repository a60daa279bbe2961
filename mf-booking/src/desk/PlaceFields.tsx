import { type ClubRules, minutesOfDay, wallTime } from "@courtside/contracts/domain/club-rules.ts";
import { TimeSelect } from "@courtside/design-system/dates.tsx";
import { Field, Select } from "@courtside/design-system/forms.tsx";
import styles from "./Desk.module.css";
import { type DeskField, type DeskRequest, withStart } from "./desk-request.ts";

interface PlaceFieldsProps {
  input: DeskRequest;
  courts: readonly { court_id: string; name: string }[];
  rules: ClubRules;
  /** The first start that can be booked: "HH:MM" of the chosen day. */
  earliest: string;
  missing: readonly DeskField[];
  onRequest: (input: DeskRequest) => void;
}

const QUARTER = 15;

/** Court, start and end: any quarter hour within the opening hours. */
export function PlaceFields({ input, courts, rules, earliest, missing, onRequest }: PlaceFieldsProps) {
  const { booking_hours_end: closing } = rules;
  const errorOf = (field: DeskField, label: string) => missing.includes(field) && `${label} is required`;
  return (
    <>
      <Field label="Court" required error={errorOf("courtId", "Court")}>
        <Select
          name="courtId"
          options={courts.map(({ court_id, name }) => ({ value: court_id, label: name }))}
          value={input.courtId}
          placeholder="Choose a court"
          onChange={(courtId) => onRequest({ ...input, courtId })}
        />
      </Field>
      <div className={styles.times}>
        <Field label="Start" required error={errorOf("start", "Start")}>
          <TimeSelect
            name="start"
            from={earliest}
            until={wallTime(minutesOfDay(closing) - QUARTER)}
            placeholder="Start"
            value={input.start}
            onChange={(start) => onRequest(withStart(input, start, rules.slot_length_minutes, closing))}
          />
        </Field>
        <Field label="End" required error={errorOf("end", "End")}>
          <TimeSelect
            name="end"
            from={wallTime(minutesOfDay(input.start ?? earliest) + QUARTER)}
            until={closing}
            placeholder="End"
            value={input.end}
            onChange={(end) => onRequest({ ...input, end })}
          />
        </Field>
      </div>
    </>
  );
}

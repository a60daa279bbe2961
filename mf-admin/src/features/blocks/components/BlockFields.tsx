import type { Court } from "@courtside/contracts/api/client.ts";
import { sportLabel } from "@courtside/contracts/domain/sports.ts";
import { Button, Inline, Text } from "@courtside/design-system/core.tsx";
import { DatePicker, TimeSelect } from "@courtside/design-system/dates.tsx";
import { CheckboxGroup, TextArea } from "@courtside/design-system/fields.tsx";
import { StaffField, type StaffFormControl } from "@courtside/design-system/staff.tsx";
import styles from "./BlockFields.module.css";
import type { BlockDraft } from "./blockDraft.ts";

interface BlockFieldsProps {
  courts: readonly Court[];
  form: StaffFormControl<BlockDraft>;
  /** The club's date. */
  today: string;
}

/** Which courts, from when to when, and why. */
export function BlockFields({ courts, form, today }: BlockFieldsProps) {
  const { courtIds, startDate } = form.values;
  const all = courtIds.length === courts.length;
  return (
    <>
      <div className={styles.courts}>
        <StaffField<BlockDraft> name="courtIds">
          <CheckboxGroup
            label="Courts"
            options={courts.map(({ id, name, sport }) => ({ value: id, label: `${name} (${sportLabel(sport)})` }))}
          />
        </StaffField>
        {courts.length > 1 && (
          <Inline>
            <Button size="small" onClick={() => form.change({ courtIds: all ? [] : courts.map(({ id }) => id) })}>
              {all ? "Clear courts" : "Select all courts"}
            </Button>
            <Text tone="secondary" size="sm">
              {courtIds.length} of {courts.length} selected
            </Text>
          </Inline>
        )}
      </div>
      <div className={styles.times}>
        <StaffField<BlockDraft> name="startDate" label="Start date" required>
          <DatePicker aria-label="Start date" today={today} min={today} />
        </StaffField>
        <StaffField<BlockDraft> name="startTime" label="Start time" required>
          <TimeSelect name="start_time" placeholder="Choose a time" />
        </StaffField>
        <StaffField<BlockDraft> name="endDate" label="End date" required>
          <DatePicker aria-label="End date" today={today} min={startDate} />
        </StaffField>
        <StaffField<BlockDraft> name="endTime" label="End time" required>
          <TimeSelect name="end_time" placeholder="Choose a time" from="00:15" until="24:00" />
        </StaffField>
      </div>
      <StaffField<BlockDraft>
        name="reason"
        label="Reason"
        hint="Optional. Shown on the grid, and sent to bookers whose booking is canceled."
      >
        <TextArea rows={2} maxLength={450} />
      </StaffField>
    </>
  );
}

import type { Court } from "@courtside/contracts/api/client.ts";
import { sportLabel } from "@courtside/contracts/domain/sports.ts";
import { Button, Inline, Stack, Text } from "@courtside/design-system/core.tsx";
import { DatePicker, TimeSelect } from "@courtside/design-system/dates.tsx";
import { CheckboxGroup, Field, TextArea } from "@courtside/design-system/fields.tsx";
import styles from "./BlockFields.module.css";
import { type BlockDraft, type DraftErrors, withStartDate } from "./blockDraft.ts";

interface BlockFieldsProps {
  courts: readonly Court[];
  draft: BlockDraft;
  onChange: (draft: BlockDraft) => void;
  failures: DraftErrors;
  /** The club's date. */
  today: string;
}

/** Which courts, from when to when, and why. */
export function BlockFields({ courts, draft, onChange, failures, today }: BlockFieldsProps) {
  const change = (part: Partial<BlockDraft>) => onChange({ ...draft, ...part });
  const all = draft.courtIds.length === courts.length;
  return (
    <Stack>
      <div className={styles.courts}>
        <CheckboxGroup
          label="Courts"
          error={failures.courts}
          options={courts.map(({ id, name, sport }) => ({ value: id, label: `${name} (${sportLabel(sport)})` }))}
          value={draft.courtIds}
          onChange={(courtIds) => change({ courtIds })}
        />
        {courts.length > 1 && (
          <Inline>
            <Button size="small" onClick={() => change({ courtIds: all ? [] : courts.map(({ id }) => id) })}>
              {all ? "Clear courts" : "Select all courts"}
            </Button>
            <Text tone="secondary" size="sm">
              {draft.courtIds.length} of {courts.length} selected
            </Text>
          </Inline>
        )}
      </div>
      <div className={styles.times}>
        <Field label="Start date" required>
          <DatePicker
            aria-label="Start date"
            today={today}
            min={today}
            value={draft.startDate}
            onChange={(date) => date && onChange(withStartDate(draft, date))}
          />
        </Field>
        <Field label="Start time" required error={failures.start_time}>
          <TimeSelect
            name="start_time"
            placeholder="Choose a time"
            value={draft.startTime}
            onChange={(startTime) => change({ startTime })}
          />
        </Field>
        <Field label="End date" required>
          <DatePicker
            aria-label="End date"
            today={today}
            min={draft.startDate}
            value={draft.endDate}
            onChange={(date) => date && change({ endDate: date })}
          />
        </Field>
        <Field label="End time" required error={failures.end_time}>
          <TimeSelect
            name="end_time"
            placeholder="Choose a time"
            from="00:15"
            until="24:00"
            value={draft.endTime}
            onChange={(endTime) => change({ endTime })}
          />
        </Field>
      </div>
      <Field label="Reason" hint="Optional. Shown on the grid, and sent to bookers whose booking is canceled.">
        <TextArea
          rows={2}
          maxLength={450}
          value={draft.reason}
          onChange={(event) => change({ reason: event.target.value })}
        />
      </Field>
    </Stack>
  );
}

import { clubSpanLabel } from "@courtside/contracts/domain/club-clock.ts";
import { type ClubRules, minutesOfDay, wallTime } from "@courtside/contracts/domain/club-rules.ts";
import { Alert, Button, Card, Inline, Link, Stack, Text } from "@courtside/design-system/core.tsx";
import { TimeSelect } from "@courtside/design-system/dates.tsx";
import { Field, Input, Select, useFormCheck } from "@courtside/design-system/forms.tsx";
import type { FormEvent, ReactNode } from "react";
import { useBlockCourts } from "./api.ts";
import { ALL_COURTS, type BlockDraft, blockErrors, blockInput, withBlockStart } from "./block-draft.ts";
import styles from "./Panels.module.css";

interface BlockPanelProps {
  date: string;
  /** "Today, Sun, Mar 8". */
  dayLabel: string;
  draft: BlockDraft;
  /** Those that the board shows. */
  courts: readonly { court_id: string; name: string }[];
  rules: ClubRules;
  /** The first start that can be blocked, "HH:MM". */
  earliest: string;
  offline: boolean;
  /** What else can be made of the time. */
  kinds: ReactNode;
  onDraft: (draft: BlockDraft) => void;
  onDone: () => void;
  onClose: () => void;
}

const QUARTER = 15;

/** Blocks one court or all for a part of the day; what stands in the way is listed first (docs/product/booking.md#court-blocks). */
export function BlockPanel(props: BlockPanelProps) {
  const { date, draft, courts, rules, earliest, offline, onDraft } = props;
  const { form, check, shown } = useFormCheck(blockErrors(draft));
  const isIncomplete = Object.keys(shown).length > 0 && !(draft.courtId && draft.start && draft.end);
  const { previewed, block, confirm, back, busy } = useBlockCourts(props.onDone);
  const closing = rules.booking_hours_end;
  const change = (part: Partial<BlockDraft>) => onDraft({ ...draft, ...part });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const ids = courts.map(({ court_id }) => court_id);
    const input = blockInput(draft, date, ids);
    if (check() && input && !busy && !offline) block(input);
  };

  if (previewed) {
    const { bookings, rejected, notice, input } = previewed;
    const isLeft = rejected.length < input.court_ids.length;
    return (
      <Card title="Block courts" description={props.dayLabel}>
        <Stack gap={12}>
          {notice && (
            <Alert tone="warning" role="alert">
              {notice}
            </Alert>
          )}
          {rejected.map(({ court_id, message }) => (
            <Alert key={court_id} tone="error">
              {message}
            </Alert>
          ))}
          {bookings.length > 0 && (
            <>
              <Text as="p">
                {bookings.length === 1 ? "This booking is" : `These ${bookings.length} bookings are`} in the way and
                will be canceled. Those whose address the club has are notified by email, with the reason.
              </Text>
              <ul className={styles.list} aria-label="Bookings that will be canceled">
                {bookings.map((each) => (
                  <li key={each.id} className={styles.item}>
                    <strong>{each.title ?? each.user_name}</strong>
                    <span className={styles.detail}>
                      {each.court_name}, {clubSpanLabel(each.start_time, each.end_time, rules.time_zone)}
                    </span>
                  </li>
                ))}
              </ul>
            </>
          )}
          <Inline>
            <Button onClick={back} disabled={busy}>
              Back
            </Button>
            {isLeft && (
              <Button variant="primary" danger busy={busy} busyLabel="Blocking..." onClick={confirm}>
                {confirmLabel(bookings.length)}
              </Button>
            )}
          </Inline>
        </Stack>
      </Card>
    );
  }

  return (
    <Card title="Block courts" description={props.dayLabel}>
      <form ref={form} noValidate onSubmit={submit}>
        <Stack>
          {props.kinds}
          {isIncomplete && (
            <Alert tone="error" role="alert">
              Please fill in all required fields
            </Alert>
          )}
          <Field label="Court" required error={shown.court}>
            <Select
              name="court"
              data-autofocus=""
              placeholder="Choose a court"
              options={[
                ...(courts.length > 1 ? [{ value: ALL_COURTS, label: `All ${courts.length} courts` }] : []),
                ...courts.map(({ court_id, name }) => ({ value: court_id, label: name })),
              ]}
              value={draft.courtId}
              onChange={(courtId) => change({ courtId })}
            />
          </Field>
          <div className={styles.times}>
            <Field label="Start" required error={shown.start}>
              <TimeSelect
                name="start"
                placeholder="Start"
                from={earliest}
                until={wallTime(minutesOfDay(closing) - QUARTER)}
                value={draft.start}
                onChange={(start) => onDraft(withBlockStart(draft, start, rules.slot_length_minutes, closing))}
              />
            </Field>
            <Field label="End" required error={shown.end}>
              <TimeSelect
                name="end"
                placeholder="End"
                from={wallTime(minutesOfDay(draft.start ?? earliest) + QUARTER)}
                until={closing}
                value={draft.end}
                onChange={(end) => change({ end })}
              />
            </Field>
          </div>
          <Field label="Reason" hint="Members see it">
            <Input maxLength={500} value={draft.reason} onChange={(event) => change({ reason: event.target.value })} />
          </Field>
          <Inline>
            <Button onClick={props.onClose}>Close</Button>
            <Button
              type="submit"
              variant="primary"
              busy={busy}
              busyLabel="Blocking..."
              aria-disabled={offline || undefined}
            >
              Add Block
            </Button>
          </Inline>
          <Text as="p" size="sm">
            <Link href="/admin/closures">Close courts step by step</Link>
          </Text>
        </Stack>
      </form>
    </Card>
  );
}

const confirmLabel = (count: number): string =>
  count === 0 ? "Block the Others" : `Block and Cancel ${count} ${count === 1 ? "Booking" : "Bookings"}`;

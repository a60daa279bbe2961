import type { RulesPreview as Preview } from "@courtside/contracts/api/client.ts";
import { type SettingChanges, type SettingName, settingProblems } from "@courtside/contracts/domain/club-settings.ts";
import { Alert, Button, Text } from "@courtside/design-system/core.tsx";
import { useEffect, useState } from "react";
import { useRulesPreview } from "../api.ts";
import { changesOf } from "../form/settingsDraft.ts";
import type { SettingsForm } from "../form/useSettingsForm.ts";
import { AffectedBookings } from "./AffectedBookings.tsx";
import { AffectedEvents } from "./AffectedEvents.tsx";
import { DroppedSports } from "./DroppedSports.tsx";
import styles from "./RulesPreview.module.css";

/** The settings that decide what may be booked. */
const RULES: ReadonlySet<SettingName> = new Set<SettingName>([
  "sports",
  "time_zone",
  "booking_hours_start",
  "booking_hours_end",
  "slot_length_minutes",
  "max_booking_length_minutes",
  "advance_booking_days",
  "max_bookings_per_day",
  "max_bookings_per_week",
  "cancel_cutoff_hours",
]);

/**
 * Before a save: what the edited rules would mean for existing bookings (docs/product/booking.md#preview-of-rules). It has a line from
 * the first edit on, and keeps the last result while the next one loads, so that the Save button below stays where it is.
 */
export function RulesPreview({ form }: { form: SettingsForm }) {
  const { settings } = form.stored;
  const entries = Object.entries(changesOf(form.edits, form.stored)).filter(([name]) => RULES.has(name as SettingName));
  const changes: SettingChanges | null = entries.length > 0 ? Object.fromEntries(entries) : null;
  const isValid = changes !== null && settingProblems(changes, settings).length === 0;
  const asked = useSettled(isValid ? changes : null);
  const { data, error, refetch, isFetching } = useRulesPreview(asked);
  const [last, setLast] = useState<Preview>();
  const shown = isValid ? (data ?? last) : undefined;
  if (shown !== last) setLast(shown);
  if (!changes) return null;
  if (error) {
    return (
      <Alert
        tone="warning"
        action={
          <Button size="small" busy={isFetching} onClick={() => void refetch()}>
            Retry
          </Button>
        }
      >
        What this means for existing bookings could not be checked.
      </Alert>
    );
  }
  const isLoading = isValid && !data;
  return (
    <div role="status" className={styles.preview} data-stale={(shown && isLoading) || undefined} aria-busy={isLoading}>
      {shown && <Effect preview={shown} zone={settings.time_zone} />}
      {!shown && isLoading && (
        <Text size="sm" tone="secondary">
          Checking existing bookings...
        </Text>
      )}
    </div>
  );
}

const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

function Effect({ preview, zone }: { preview: Preview; zone: string }) {
  const { count, dropped_sports: dropped, affected_events: events } = preview;
  return (
    <>
      {count > 0 && <AffectedByRules preview={preview} zone={zone} />}
      {events && (
        <Alert tone="warning">
          <AffectedEvents affected={events} zone={zone} />
        </Alert>
      )}
      {dropped && (
        <Alert tone="warning">
          <DroppedSports dropped={dropped} zone={zone} />
        </Alert>
      )}
      {count === 0 && !dropped && !events && (
        <Text size="sm" tone="secondary">
          No existing booking is affected.
        </Text>
      )}
    </>
  );
}

function AffectedByRules({ preview: { count, people, bookings }, zone }: { preview: Preview; zone: string }) {
  const lies = count === 1 ? "lies" : "lie";
  const stays = count === 1 ? "It stays as it is." : "They stay as they are.";
  const total = `${counted(count, "booking", "bookings")} of ${counted(people, "person", "people")}`;
  return (
    <Alert tone="warning">
      <p>
        <strong>{`${total} ${lies} outside the new rules.`}</strong> {stays}
      </p>
      <details>
        <summary className={styles.summary}>Show {count === 1 ? "it" : "them"}</summary>
        <AffectedBookings count={count} bookings={bookings} zone={zone} />
      </details>
    </Alert>
  );
}

/** How long an edit rests before its effect is asked for, in milliseconds. */
const REST = 400;

/** The value once it has not changed for a while; null at once. */
function useSettled<Value>(value: Value | null): Value | null {
  const key = JSON.stringify(value);
  const [settled, setSettled] = useState("null");
  useEffect(() => {
    const timer = setTimeout(() => setSettled(key), key === "null" ? 0 : REST);
    return () => clearTimeout(timer);
  }, [key]);
  return settled === key ? (JSON.parse(settled) as Value | null) : null;
}

import type { ClubRetention } from "@courtside/contracts/api/client.ts";
import { RETENTION_NAMES, RETENTION_RANGES, type RetentionName } from "@courtside/contracts/domain/retention.ts";
import { useApi } from "@courtside/contracts/shell/index.tsx";
import { Alert, Stack } from "@courtside/design-system/core.tsx";
import { Field, Select } from "@courtside/design-system/fields.tsx";
import { useSaveRetention } from "../api.ts";
import { useOwnDraft } from "../form/useOwnDraft.ts";
import { ChangedElsewhere } from "./ChangedElsewhere.tsx";
import { type OwnSectionProps, SectionCard, useReportUnsaved } from "./OwnSection.tsx";
import styles from "./RetentionSettings.module.css";
import { SaveBar } from "./SaveBar.tsx";

/** How long the club keeps its data (docs/product/privacy.md#how-long-a-club-keeps-its-data). */
export function RetentionSettings({ id, text, onUnsaved }: OwnSectionProps) {
  const settings = useApi().useQuery("get", "/club/retention");
  return (
    <SectionCard
      id={id}
      title="Keeping Data"
      description="What is older is deleted within a day, for good"
      failed="These settings could not be loaded"
      settings={settings}
    >
      {(stored) => <RetentionForm stored={stored} text={text} id={id} onUnsaved={onUnsaved} />}
    </SectionCard>
  );
}

const FIELDS: Record<RetentionName, { label: string; hint: string }> = {
  bookings_days: { label: "Bookings, lessons and events", hint: "Reports keep their figures, without names" },
  guest_names_days: { label: "Names of guests", hint: "Their visits stay, as those of a 'Former guest'" },
  check_ins_days: { label: "Check-ins", hint: "Reports keep who was there and who was not as figures" },
  audit_log_days: { label: "Audit log", hint: "Who changed what in your club" },
  notices_days: { label: "Notifications", hint: "In inboxes, and in your list of messages sent" },
  waitlist_days: { label: "Offers from the waitlist", hint: "Courts that were offered, and what became of them" },
};

const PERIODS: Record<number, string> = {
  30: "30 days",
  60: "60 days",
  90: "90 days",
  180: "6 months",
  400: "13 months",
  731: "2 years",
  1096: "3 years",
  1826: "5 years",
};

/** The usual periods within the bounds, and what the api was given besides. */
function periodsOf(name: RetentionName, chosen: number) {
  const { min, max } = RETENTION_RANGES[name];
  const usual = Object.keys(PERIODS).map(Number);
  const days = [...new Set([...usual.filter((each) => each >= min && each <= max), chosen])].sort((a, b) => a - b);
  return days.map((each) => ({ value: String(each), label: PERIODS[each] ?? `${each} days` }));
}

const periodText = (days: number | null) => PERIODS[days ?? 0] ?? `${days} days`;
const savedOf = ({ version, ...values }: ClubRetention) => ({ version, values });

function RetentionForm({ id, stored, text, onUnsaved }: OwnSectionProps & { stored: ClubRetention }) {
  const draft = useOwnDraft<RetentionName>(savedOf(stored));
  const { base, values, newer, count } = draft;
  const save = useSaveRetention(text, (saved) => draft.accept(savedOf(saved)));
  const isShorter = RETENTION_NAMES.some((name) => Number(values[name]) < Number(base.values[name]));
  useReportUnsaved({ id, onUnsaved }, count > 0);
  return (
    <Stack gap={16}>
      <div className={styles.fields}>
        {RETENTION_NAMES.map((name) => (
          <Field key={name} label={FIELDS[name].label} hint={FIELDS[name].hint}>
            <Select
              options={periodsOf(name, Number(base.values[name]))}
              value={String(values[name])}
              onChange={(days) => draft.set({ [name]: Number(days) })}
            />
          </Field>
        ))}
      </div>
      {isShorter && (
        <Alert tone="warning" title="Older data will be deleted">
          Once you save, what is older than this is deleted within a day. It cannot be restored: export your club's data
          first if you may need it.
        </Alert>
      )}
      <SaveBar
        count={count}
        label={text.button}
        section="Keeping Data"
        isSaving={save.isPending}
        onDiscard={draft.discard}
        onSave={() => save.mutate({ body: { ...stored, ...(values as ClubRetention), version: base.version } })}
        notice={
          newer &&
          !save.isPending && (
            <ChangedElsewhere
              key={newer.version}
              fields={newer.names.map((name) => ({
                name,
                label: FIELDS[name].label,
                before: periodText(base.values[name] as number),
                theirs: periodText(stored[name]),
                ...(draft.isEdited(name) && { ours: periodText(values[name] as number) }),
              }))}
              focused={save.isError}
              onKeep={draft.rebase}
              onDiscard={draft.discard}
            />
          )
        }
      />
    </Stack>
  );
}

import type { Club } from "@courtside/contracts/api/client.ts";
import { useLocation } from "@courtside/contracts/shell/index.tsx";
import { Button, Card, Descriptions, focusAbove, Stack, Text } from "@courtside/design-system/core.tsx";
import { type FormEvent, type ReactNode, type RefObject, useEffect, useRef } from "react";
import type { SettingsSection, SettingsSelection } from "../form/settingsScreens.ts";
import { type SettingsForm as Form, useSettingsForm } from "../form/useSettingsForm.ts";
import { useSubmitSettings } from "../form/useSubmitSettings.ts";
import { AffectedDialog } from "./AffectedDialog.tsx";
import { ChangedElsewhere } from "./ChangedElsewhere.tsx";
import { LeaveGuard } from "./LeaveGuard.tsx";
import { LogoSetting } from "./LogoSetting.tsx";
import { SettingField } from "./SettingField.tsx";
import styles from "./SettingsForm.module.css";

interface SettingsFormProps {
  club: Club;
  selection: SettingsSelection;
}

/** The one form of the five settings screens: a selection of the schema's fields, saved as one change. */
export function SettingsForm({ club, selection }: SettingsFormProps) {
  const form = useSettingsForm(club);
  const { submit, isSaving, affected, dismiss, isOutdated } = useSubmitSettings(form, selection.text);
  useLinkedSection();
  const bar = useRef<HTMLDivElement>(null);
  // The notice disappears after the choice: the focus moves to the Save button below it.
  const focusBar = () => bar.current?.focus();
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (!isSaving) void submit();
  };
  return (
    <form noValidate onSubmit={onSubmit}>
      <Stack gap={16}>
        {selection.sections.map((section) => (
          <Section key={section.title} section={section} form={form} looks={selection.looks} />
        ))}
        <SaveBar
          ref={bar}
          count={form.count}
          label={selection.text.button}
          isSaving={isSaving}
          onDiscard={form.discard}
          notice={
            !isSaving &&
            form.newer && <ChangedElsewhere form={form} newer={form.newer} focused={isOutdated} onSettled={focusBar} />
          }
        />
      </Stack>
      {affected && (
        <AffectedDialog
          affected={affected}
          zone={form.stored.settings.time_zone}
          isSaving={isSaving}
          onConfirm={() => void submit(affected.count)}
          onClose={dismiss}
        />
      )}
      <LeaveGuard active={form.count > 0} />
    </form>
  );
}

interface SectionProps {
  section: SettingsSection;
  form: Form;
  looks: SettingsSelection["looks"];
}

const Section = ({ section: { title, description, fields }, form, looks }: SectionProps) => (
  <Card id={sectionId(title)} className={styles.section} title={title} description={description} tabIndex={-1}>
    <Stack gap={20}>
      {fields.map((field) => {
        if (field === "logo") return <LogoSetting key={field} form={form} />;
        if (field === "legacy rules") return <LegacyRules key={field} form={form} />;
        return <SettingField key={field} name={field} form={form} look={looks?.[field]} />;
      })}
    </Stack>
  </Card>
);

interface SaveBarProps {
  /** Fields that differ from the stored values. */
  count: number;
  label: string;
  isSaving: boolean;
  onDiscard: () => void;
  /** What prevents the save. */
  notice?: ReactNode;
  ref: RefObject<HTMLDivElement | null>;
}

/** Always visible while the page scrolls: the number of unsaved changes, and the one primary button. */
function SaveBar({ count, label, isSaving, onDiscard, notice, ref }: SaveBarProps) {
  useEffect(() => focusAbove(ref.current), [ref]);
  return (
    <div ref={ref} tabIndex={-1} className={styles.bar}>
      {notice}
      <div className={styles.row}>
        <Text size="sm" tone="secondary" role="status" className={styles.state}>
          {count === 0 ? "No unsaved changes" : `${count} unsaved ${count === 1 ? "change" : "changes"}`}
        </Text>
        {count > 0 && (
          <Button variant="ghost" disabled={isSaving} onClick={onDiscard}>
            Discard
          </Button>
        )}
        <Button
          type="submit"
          variant="primary"
          disabled={count === 0 && !isSaving}
          busy={isSaving}
          busyLabel="Saving..."
        >
          {label}
        </Button>
      </div>
    </div>
  );
}

/** The weekly limit, and the old names of the settings above, always equal to it (docs/product/booking.md#legacy-names). */
function LegacyRules({ form }: { form: Form }) {
  const { values } = form;
  return (
    <Stack gap={20}>
      <SettingField name="max_bookings_per_week" form={form} />
      <Descriptions
        items={[
          { label: "Max per day", value: shown(values.max_bookings_per_day) },
          { label: "Daily booking limit", value: shown(values.max_bookings_per_day) },
          { label: "Max days ahead", value: shown(values.advance_booking_days) },
          { label: "Slot duration", value: `${shown(values.slot_length_minutes)} minutes` },
          { label: "Max duration", value: `${values.max_booking_length_minutes} minutes` },
          { label: "Rules contact", value: values.contact_email || "None" },
        ]}
      />
    </Stack>
  );
}

/** A number field has no value while it is being edited. */
const shown = (number: number) => (Number.isNaN(number) ? "" : number);

/** "Opening Hours" → "opening-hours": the fragment of a section. */
const sectionId = (title: string): string => title.toLowerCase().replaceAll(/[^a-z0-9]+/g, "-");

/** Scrolls to the section in the address, and focuses it: the form is rendered later than the page. */
function useLinkedSection(): void {
  const location = useLocation();
  useEffect(() => {
    const section = document.getElementById(location.hash.slice(1));
    section?.scrollIntoView({ block: "start" });
    section?.focus({ preventScroll: true });
  }, [location]);
}

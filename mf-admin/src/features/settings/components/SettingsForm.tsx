import type { Club } from "@courtside/contracts/api/client.ts";
import { Card, Descriptions, Stack, Text } from "@courtside/design-system/core.tsx";
import { type FormEvent, type ReactNode, useEffect, useRef } from "react";
import type { SaveText } from "../form/saveText.ts";
import type { SettingsSection } from "../form/settingsSections.ts";
import { type SettingsForm as Form, useSettingsForm } from "../form/useSettingsForm.ts";
import { useSubmitSettings } from "../form/useSubmitSettings.ts";
import { changedFields } from "../form/valueText.ts";
import { AffectedDialog } from "./AffectedDialog.tsx";
import { ChangedElsewhere } from "./ChangedElsewhere.tsx";
import { LogoSetting } from "./LogoSetting.tsx";
import { RulesPreview } from "./RulesPreview.tsx";
import { SaveBar } from "./SaveBar.tsx";
import { SettingField } from "./SettingField.tsx";
import styles from "./SettingsForm.module.css";

interface SettingsFormProps {
  club: Club;
  section: SettingsSection;
  text: SaveText;
  onUnsaved: (id: string, isUnsaved: boolean) => void;
  /** What belongs to the section besides its fields. */
  children?: ReactNode;
}

/** One section of the settings, saved by itself. */
export function SettingsForm({ club, section, text, onUnsaved, children }: SettingsFormProps) {
  const { id, title, description, fields } = section;
  const form = useSettingsForm(club, fields);
  const { submit, isSaving, affected, dismiss, isOutdated } = useSubmitSettings(form, fields, text);
  const bar = useRef<HTMLDivElement>(null);
  const isUnsaved = form.count > 0;
  useEffect(() => onUnsaved(id, isUnsaved), [onUnsaved, id, isUnsaved]);
  // The notice disappears after the choice: the focus moves to the Save button below it.
  const focusBar = () => bar.current?.focus();
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (!isSaving) void submit();
  };
  return (
    <Card id={id} className={styles.section} title={title} description={description} tabIndex={-1}>
      <form noValidate onSubmit={onSubmit}>
        <Stack gap={20}>
          <Fields section={section} form={form} />
          {children}
          <SaveBar
            ref={bar}
            count={form.count}
            label={text.button}
            section={title}
            isSaving={isSaving}
            onDiscard={form.discard}
            notice={
              <>
                {!isSaving && form.newer && (
                  <ChangedElsewhere
                    key={form.newer.stored.version}
                    fields={changedFields(form, form.newer)}
                    focused={isOutdated}
                    onKeep={(taken) => {
                      form.rebase(taken);
                      focusBar();
                    }}
                    onDiscard={() => {
                      form.discard();
                      focusBar();
                    }}
                  />
                )}
                <RulesPreview form={form} />
              </>
            }
          />
        </Stack>
      </form>
      {affected && (
        <AffectedDialog
          affected={affected}
          zone={form.stored.settings.time_zone}
          isSaving={isSaving}
          onConfirm={() => void submit(affected.count)}
          onClose={dismiss}
        />
      )}
    </Card>
  );
}

function Fields({ section: { id, fields, choices = [] }, form }: { section: SettingsSection; form: Form }) {
  return (
    <>
      {fields.map((field) =>
        field === "logo" ? (
          <LogoSetting key={field} form={form} />
        ) : (
          <SettingField key={field} name={field} form={form} asChoices={choices.some((name) => name === field)} />
        ),
      )}
      {id === "rules" && <LegacyRules form={form} />}
    </>
  );
}

/** The old names of the rules above, always equal to them (docs/product/booking.md#legacy-names). */
function LegacyRules({ form: { values } }: { form: Form }) {
  return (
    <details>
      <summary className={styles.summary}>Legacy Booking Rules</summary>
      <Stack gap={12}>
        <Text as="p" size="sm" tone="secondary">
          What older systems call the rules above.
        </Text>
        <Descriptions
          items={[
            { label: "Max per day", value: shown(values.max_bookings_per_day) },
            { label: "Daily booking limit", value: shown(values.max_bookings_per_day) },
            { label: "Max per week", value: shown(values.max_bookings_per_week) },
            { label: "Max days ahead", value: shown(values.advance_booking_days) },
            { label: "Slot duration", value: `${shown(values.slot_length_minutes)} minutes` },
            { label: "Max duration", value: `${values.max_booking_length_minutes} minutes` },
            { label: "Rules contact", value: values.contact_email || "None" },
          ]}
        />
      </Stack>
    </details>
  );
}

/** A number field has no value while it is being edited. */
const shown = (number: number) => (Number.isNaN(number) ? "" : number);

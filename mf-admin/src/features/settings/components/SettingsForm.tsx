import type { Club } from "@courtside/contracts/api/client.ts";
import { Card, Stack } from "@courtside/design-system/core.tsx";
import { type FormEvent, useRef } from "react";
import type { SettingsSection, SettingsSelection } from "../form/settingsScreens.ts";
import { type SettingsForm as Form, useSettingsForm } from "../form/useSettingsForm.ts";
import { useSubmitSettings } from "../form/useSubmitSettings.ts";
import { ChangedElsewhere } from "./ChangedElsewhere.tsx";
import { LeaveGuard } from "./LeaveGuard.tsx";
import { LegacyRules } from "./LegacyRules.tsx";
import { LogoSetting } from "./LogoSetting.tsx";
import { SaveBar } from "./SaveBar.tsx";
import { SettingField } from "./SettingField.tsx";
import styles from "./SettingsForm.module.css";
import { StrandedDialog } from "./StrandedDialog.tsx";
import { sectionId, useLinkedSection } from "./useLinkedSection.ts";

interface SettingsFormProps {
  club: Club;
  selection: SettingsSelection;
}

/** The one form of the five settings screens: a selection of the schema's fields, saved as one change. */
export function SettingsForm({ club, selection }: SettingsFormProps) {
  const form = useSettingsForm(club);
  const { submit, isSaving, stranded, dismiss, isOutdated } = useSubmitSettings(form, selection.words);
  useLinkedSection();
  const bar = useRef<HTMLDivElement>(null);
  // The choice is gone once it is made: the Save button beneath it is next.
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
          label={selection.words.button}
          isSaving={isSaving}
          onDiscard={form.discard}
          notice={
            !isSaving &&
            form.newer && <ChangedElsewhere form={form} newer={form.newer} focused={isOutdated} onSettled={focusBar} />
          }
        />
      </Stack>
      {stranded && (
        <StrandedDialog
          stranded={stranded}
          zone={form.stored.settings.time_zone}
          isSaving={isSaving}
          onConfirm={() => void submit(stranded.count)}
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

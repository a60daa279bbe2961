import { LinkButton, Stack } from "@courtside/design-system/core.tsx";
import { UPDATED } from "../form/saveText.ts";
import { DASHBOARD_SECTION } from "../form/settingsSections.ts";
import { SettingsForm } from "./SettingsForm.tsx";
import { SettingsSections } from "./SettingsSections.tsx";

/** The dashboard's Settings tab: what is changed most often, and the way to everything else. */
export function DashboardSettings() {
  return (
    <SettingsSections>
      {({ club, onUnsaved }) => (
        <Stack>
          <SettingsForm club={club} section={DASHBOARD_SECTION} text={UPDATED} onUnsaved={onUnsaved} />
          <div>
            <LinkButton href="/settings">All Settings</LinkButton>
          </div>
        </Stack>
      )}
    </SettingsSections>
  );
}

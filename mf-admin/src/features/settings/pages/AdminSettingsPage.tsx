import { Page, PageHeader } from "@courtside/design-system/core.tsx";
import { ClubSettings } from "../components/ClubSettings.tsx";
import { SettingsMap } from "../components/SettingsMap.tsx";
import { ADMIN_SETTINGS } from "../form/settingsScreens.ts";

/** `/admin/settings` (docs/product/screens.md#club-settings): club, booking and legacy rules, and sports of any name. */
export default function AdminSettingsPage() {
  return (
    <Page width="narrow">
      <PageHeader title="Club Settings" description="The club, its booking rules and its sports" />
      <SettingsMap />
      <ClubSettings selection={ADMIN_SETTINGS} />
    </Page>
  );
}

import { Page, PageHeader } from "@courtside/design-system/core.tsx";
import { ClosingSection } from "../components/ClosingSection.tsx";
import { ClubSettings } from "../components/ClubSettings.tsx";
import { SettingsMap } from "../components/SettingsMap.tsx";
import { CLUB_SETTINGS } from "../form/settingsScreens.ts";

/** `/club-settings` (docs/product/screens.md#club-settings): what a club needs on its first day. */
export default function ClubSettingsPage() {
  return (
    <Page width="narrow">
      <PageHeader title="Club Settings" description="The basics, and the words that welcome your members" />
      <SettingsMap />
      <ClubSettings selection={CLUB_SETTINGS} />
      <ClosingSection />
    </Page>
  );
}

import { useSearchParams } from "@courtside/contracts/shell/index.tsx";
import { Page, PageHeader } from "@courtside/design-system/core.tsx";
import { Tabs } from "@courtside/design-system/data.tsx";
import { ClubSettings } from "../components/ClubSettings.tsx";
import { SettingsMap } from "../components/SettingsMap.tsx";
import { CLUB_DETAILS, ESSENTIALS } from "../form/settingsScreens.ts";

const TABS = [
  { key: "details", label: "Club Details", content: <ClubSettings selection={CLUB_DETAILS} /> },
  { key: "essentials", label: "Essentials", content: <ClubSettings selection={ESSENTIALS} /> },
];

/** `/settings` (docs/product/screens.md#club-settings): all settings of the club, and the short form as a tab. */
export default function SettingsPage() {
  const [params, setParams] = useSearchParams();
  return (
    <Page width="narrow">
      <PageHeader title="Club Settings" description="How your club looks, when it is open and how it is booked" />
      <SettingsMap />
      <Tabs
        label="Club Settings"
        tabs={TABS}
        value={params.get("tab") ?? "details"}
        onChange={(tab) => setParams({ tab }, { replace: true })}
      />
    </Page>
  );
}

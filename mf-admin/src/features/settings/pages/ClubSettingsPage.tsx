import { useShell } from "@courtside/contracts/shell/index.tsx";
import { Card, LinkButton, Page, PageHeader, Stack, Text } from "@courtside/design-system/core.tsx";
import { ClubSettings } from "../components/ClubSettings.tsx";
import { SettingsMap } from "../components/SettingsMap.tsx";
import { CLUB_SETTINGS } from "../form/settingsScreens.ts";

/** `/club-settings` (docs/product/screens.md#club-settings): the settings that a club needs on its first day. */
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

/** Links to the shell's account page, which closes the club, also without access (docs/product/roles.md#closing-a-club). */
function ClosingSection() {
  const { me } = useShell();
  if (!me || me.profile.is_demo || me.session.qa_role) return null;
  return (
    <Card title="Danger zone">
      <Stack gap={12}>
        <Text as="p" tone="secondary">
          {me.club?.closes_at
            ? "This club is going to close. Until then you can keep it open."
            : "Close this club, with 14 days in which you can keep it open. Then all memberships end, and its content is deleted."}
        </Text>
        <div>
          <LinkButton href="/my-account">{me.club?.closes_at ? "Keep Club Open" : "Leave or Close Club"}</LinkButton>
        </div>
      </Stack>
    </Card>
  );
}

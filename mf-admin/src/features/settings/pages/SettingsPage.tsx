import { Link, Navigate, useLocation, useSearchParams, useShell } from "@courtside/contracts/shell/index.tsx";
import { Page, PageHeader, Stack } from "@courtside/design-system/core.tsx";
import type { ReactNode } from "react";
import { NewsSection } from "../../news/components/NewsSection.tsx";
import { SampleData } from "../../sample-data/components/SampleData.tsx";
import { ClosingSection } from "../components/ClosingSection.tsx";
import { ExportSection } from "../components/ExportSection.tsx";
import { MailTexts } from "../components/MailTexts.tsx";
import { NotificationDefaults } from "../components/NotificationDefaults.tsx";
import { RetentionSettings } from "../components/RetentionSettings.tsx";
import { SectionNav } from "../components/SectionNav.tsx";
import { SettingsForm } from "../components/SettingsForm.tsx";
import { SettingsSections, type ShownSections } from "../components/SettingsSections.tsx";
import { useSectionInView } from "../components/useSectionInView.ts";
import { CHANGES_SAVED, SAVED, SAVED_SUCCESSFULLY, type SaveText } from "../form/saveText.ts";
import { SECTIONS } from "../form/settingsSections.ts";
import styles from "./SettingsPage.module.css";

/** Each path of the one screen has its own messages (docs/product/screens.md#settings-messages). */
const TEXTS: Record<string, SaveText> = { "/admin/settings": SAVED_SUCCESSFULLY, "/club-settings": SAVED };

/** `/settings`, `/admin/settings` and `/club-settings` (docs/product/screens.md#club-settings): all settings of the club. */
export default function SettingsPage() {
  const [params] = useSearchParams();
  // A former tab, whose fields are booking rules.
  if (params.get("tab") === "essentials") return <Navigate to="/settings#rules" replace />;
  return (
    <Page>
      <PageHeader title="Club Settings" description="Every section is saved by itself" />
      <SettingsSections>{(shown) => <Sections {...shown} />}</SettingsSections>
    </Page>
  );
}

const PLACES = [
  ...SECTIONS,
  { id: "notifications", title: "Notifications" },
  { id: "mail-texts", title: "Email Texts" },
  { id: "retention", title: "Keeping Data" },
  { id: "news", title: "News" },
];
const IDS = PLACES.map(({ id }) => id);

function Sections({ club, unsaved, onUnsaved }: ShownSections) {
  const { pathname } = useLocation();
  const current = useSectionInView(IDS);
  return (
    <div className={styles.columns}>
      <SectionNav places={PLACES} current={current} unsaved={unsaved} />
      <Stack gap={16}>
        {SECTIONS.map((section) => (
          <SettingsForm
            key={section.id}
            club={club}
            section={section}
            text={TEXTS[pathname] ?? CHANGES_SAVED}
            onUnsaved={onUnsaved}
          >
            {LINKS[section.id]}
          </SettingsForm>
        ))}
        <NotificationDefaults id="notifications" text={TEXTS[pathname] ?? CHANGES_SAVED} onUnsaved={onUnsaved} />
        <MailTexts id="mail-texts" text={TEXTS[pathname] ?? CHANGES_SAVED} onUnsaved={onUnsaved} />
        <RetentionSettings id="retention" text={TEXTS[pathname] ?? CHANGES_SAVED} onUnsaved={onUnsaved} />
        <NewsSection id="news" />
        <SampleData />
        <ExportSection />
        <ClosingSection />
      </Stack>
    </div>
  );
}

/** Where the rest of a section's subject is; only screens that exist. */
const LINKS: Partial<Record<string, ReactNode>> = {
  waitlist: <PlaceLink to="/waitlist">Who waits for a court</PlaceLink>,
  "members-page": <PlaceLink to="/admin/join-poster">Poster with your club's join code</PlaceLink>,
};

function PlaceLink({ to, children }: { to: string; children: string }) {
  const { hasScreen } = useShell();
  return hasScreen(to) && <Link to={to}>{children}</Link>;
}

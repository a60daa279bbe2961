import { useMe, useSearchParams, useShell } from "@courtside/contracts/shell/index.tsx";
import { lazyScreen } from "@courtside/contracts/shell/lazy-screen.tsx";
import {
  Button,
  Card,
  IconChevronRight,
  IconCourt,
  IconHourglass,
  IconSettings,
  IconUserPlus,
  IconUsers,
  Link,
  LinkButton,
  Page,
  PageHeader,
  Stack,
} from "@courtside/design-system/core.tsx";
import { Tabs } from "@courtside/design-system/data.tsx";
import { Suspense } from "react";
import { JoinCodeCard } from "../../join-code/components/JoinCodeCard.tsx";
import { SampleData } from "../../sample-data/components/SampleData.tsx";
import { DashboardSettings } from "../../settings/components/DashboardSettings.tsx";
import { useOnboarding } from "../api.ts";
import { OnboardingCard } from "../components/OnboardingCard.tsx";
import { Overview } from "../components/Overview.tsx";
import styles from "./DashboardPage.module.css";

/** Its form is made of antd's, which the page itself does without. */
const InviteDialog = lazyScreen(() => import("../../invitations/components/InviteDialog.tsx"));

const TABS = [
  { key: "overview", label: "Overview", content: <Overview /> },
  { key: "settings", label: "Settings", content: <DashboardSettings /> },
];

/** `/dashboard` for admins (docs/product/screens.md#admin-dashboard). */
export default function DashboardPage() {
  const { club, profile } = useMe();
  const onboarding = useOnboarding().data;
  const [params, setParams] = useSearchParams();
  const checklist = onboarding?.is_shown && <OnboardingCard steps={onboarding.steps} />;
  // When the checklist is done, today's figures come first.
  const isUnfinished = onboarding && Object.values(onboarding.steps).includes(false);
  return (
    <Page>
      <PageHeader
        title={`Welcome to ${club?.name}, ${profile.name}!`}
        description="Manage your court bookings and club activities"
        actions={<DashboardActions onInvite={() => setParams(withDialog("invite"), { replace: true })} />}
      />
      <Stack gap={24}>
        {isUnfinished && checklist}
        <div className={styles.columns}>
          <Tabs
            label="Dashboard"
            tabs={TABS}
            value={params.get("tab") ?? "overview"}
            onChange={(tab) => setParams({ tab }, { replace: true })}
          />
          <Stack gap={24}>
            <QuickActions />
            <JoinCodeCard />
            <SampleData />
          </Stack>
        </div>
        {!isUnfinished && checklist}
      </Stack>
      <Suspense>
        {params.get("dialog") === "invite" && (
          <InviteDialog onClose={() => setParams(withDialog(null), { replace: true })} />
        )}
      </Suspense>
    </Page>
  );
}

/** The address contains the open dialog, so that the onboarding card can link to it. */
const withDialog = (name: "invite" | null) => (params: URLSearchParams) => {
  if (name) params.set("dialog", name);
  else params.delete("dialog");
  return params;
};

/** Beside the greeting; only screens that exist. */
function DashboardActions({ onInvite }: { onInvite: () => void }) {
  const { hasScreen } = useShell();
  return (
    <>
      {hasScreen("/settings") && (
        <LinkButton href="/settings" icon={<IconSettings />}>
          Club Settings
        </LinkButton>
      )}
      <Button variant="primary" icon={<IconUserPlus />} onClick={onInvite}>
        Invite Member
      </Button>
    </>
  );
}

/** With the names that the sidebar uses. */
const ACTIONS = [
  { href: "/settings", label: "Club Settings", text: "Hours, limits and looks", Icon: IconSettings },
  { href: "/admin/courts", label: "Courts", text: "Add, open and close courts", Icon: IconCourt },
  { href: "/admin/members", label: "Members", text: "People and their roles", Icon: IconUsers },
  { href: "/waitlist", label: "Waitlist", text: "Who waits for a court", Icon: IconHourglass },
];

/** The screens that admins use most; only those that exist. */
function QuickActions() {
  const { hasScreen } = useShell();
  const actions = ACTIONS.filter(({ href }) => hasScreen(href));
  if (actions.length === 0) return null;
  return (
    <Card title="Quick Actions" flush>
      <ul className={styles.list}>
        {actions.map(({ href, label, text, Icon }) => (
          <li key={href}>
            <Link href={href} className={styles.action}>
              <Icon size={20} />
              <span className={styles.text}>
                <span className={styles.label}>{label}</span>
                <span className={styles.hint}>{text}</span>
              </span>
              <IconChevronRight size={18} />
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  );
}

import type { Me } from "@courtside/contracts/api/client.ts";
import { lazyScreen } from "@courtside/contracts/shell/lazy-screen.tsx";
import type { RegistryEntry, SlotItem } from "@courtside/contracts/shell/remote.ts";
import { Card, ErrorState, Loading, Page, PageHeader, SkeletonList, Stack } from "@courtside/design-system/core.tsx";
import { Tabs } from "@courtside/design-system/data.tsx";
import { useQuery } from "@tanstack/react-query";
import { useSearchParams } from "react-router";
import { failureText } from "../auth/failureText.ts";
import { RedirectSignedOut } from "../modes/RedirectSignedOut.tsx";
import { useScreenTitle } from "../page/useScreenTitle.ts";
import { registryQuery } from "../remotes/registry.ts";
import { useCurrentSession } from "../session/SessionContext.ts";
import styles from "./Account.module.css";
import { accountTabsOf } from "./accountTabsOf.ts";
import { ClubCard } from "./ClubCard.tsx";
import { ConsentsCard } from "./ConsentsCard.tsx";
import { EmailCard } from "./EmailCard.tsx";
import { Invitations } from "./Invitations.tsx";
import { isOwnAccount } from "./isOwnAccount.ts";
import { KioskPinCard } from "./KioskPinCard.tsx";
import { LazyTab } from "./LazyTab.tsx";
import { PasswordCard } from "./PasswordCard.tsx";
import { ProfileCard } from "./ProfileCard.tsx";
import { SecurityTab } from "./SecurityTab.tsx";
import { SlotOutlet } from "./SlotOutlet.tsx";
import { StaffPinCard } from "./StaffPinCard.tsx";
import { UnprovenClub } from "./UnprovenClub.tsx";
import { useAuthUser } from "./useAuthUser.ts";
import { YourDataCard } from "./YourDataCard.tsx";

const NotificationsTab = lazyScreen(() => import("./notifications/NotificationsTab.tsx"));

/** /my-account: the shell's own tabs, Profile, Security and Notifications, then what the remotes bring (docs/product/screens.md#my-account). */
export default function AccountPage() {
  useScreenTitle("My Account");
  const session = useCurrentSession();
  const registry = useQuery(registryQuery);
  const [query, setQuery] = useSearchParams();
  const { me } = session;
  if (session.status === "signed-out") return <RedirectSignedOut />;
  if (!me) return <Loading page />;

  const slots = accountTabsOf(registry.data ?? [], me.effective_role);
  const tabs = [
    { key: "profile", label: "Profile", content: <ProfileTab me={me} /> },
    // A visitor of the demo signs in by nothing that could be made safer.
    ...(me.profile.is_demo ? [] : [{ key: "security", label: "Security", content: <SecurityTab me={me} /> }]),
    ...(me.club && me.access.has_access
      ? [{ key: "notifications", label: "Notifications", content: <LazyNotifications me={me} /> }]
      : []),
    ...slots.map(tabOf),
  ];
  const requested = query.get("tab") ?? "profile";
  // A mail's link names the tab alone, whichever remote brings it.
  const chosen = tabs.find(({ key }) => key === requested || key.endsWith(`.${requested}`))?.key ?? "profile";
  return (
    <Page>
      <PageHeader title="My Account" />
      <Tabs
        label="My Account"
        tabs={tabs}
        value={chosen}
        onChange={(key) => setQuery(key === "profile" ? {} : { tab: key }, { replace: true })}
      />
    </Page>
  );
}

const LazyNotifications = ({ me }: { me: Me }) => (
  <LazyTab label="This tab">
    <NotificationsTab me={me} />
  </LazyTab>
);

const tabOf = ({ entry, item }: { entry: RegistryEntry; item: SlotItem }) => ({
  key: `${entry.name}.${item.id}`,
  label: item.label,
  content: <SlotOutlet key={`${entry.name}.${item.id}`} entry={entry} item={item} />,
});

/** The name and the password. */
function ProfileTab({ me }: { me: Me }) {
  const user = useAuthUser();
  const isOwn = isOwnAccount(me);
  // A demo visitor has no way to sign in again, and is deleted within the hour.
  if (me.profile.is_demo) return <ProfileCard me={me} />;
  // The banner of a club that is going to close links here, so it comes first then.
  const isClosing = me.club?.closes_at != null;
  const clubCard = isOwn && !me.profile.impersonating_role && <ClubCard me={me} />;
  return (
    <div className={styles.columns}>
      <Stack>
        <UnprovenClub />
        <Invitations quiet />
        {isClosing && clubCard}
        <ProfileCard me={me} />
        <ConsentsCard me={me} />
        {user.data && isOwn && <PasswordCard user={user.data} />}
        {isOwn && !me.profile.impersonating_role && <YourDataCard />}
      </Stack>
      <Stack>
        {user.data ? (
          <>
            {isOwn && <EmailCard user={user.data} />}
            <StaffPinCard me={me} />
            {me.access.has_access && <KioskPinCard />}
            {!isClosing && clubCard}
          </>
        ) : (
          <Card>
            {user.error ? (
              <ErrorState
                compact
                title="Your sign-in settings could not be loaded"
                cause={failureText(user.error)}
                onRetry={() => void user.refetch()}
                retrying={user.isFetching}
              />
            ) : (
              <SkeletonList />
            )}
          </Card>
        )}
      </Stack>
    </div>
  );
}

import type { Me } from "@courtside/contracts/api/client.ts";
import { can, landingRoute } from "@courtside/contracts/domain/roles.ts";
import { lazyScreen } from "@courtside/contracts/shell/lazy-screen.tsx";
import { useLocation } from "react-router";
import { AdminViewButton } from "../modes/AdminViewButton.tsx";
import { DemoBadge } from "../modes/DemoBadge.tsx";
import { endDemo } from "../modes/EndDemo.tsx";
import { needsOfferBanner } from "../modes/needsOfferBanner.ts";
import { QaBanner } from "../modes/QaBanner.tsx";
import { StatusBanner } from "../modes/StatusBanner.tsx";
import type { ColorMode } from "../page/useColorMode.ts";
import { usePageTop } from "../page/usePageTop.ts";
import { NewVersion } from "../remotes/NewVersion.tsx";
import { useCurrentSession } from "../session/SessionContext.ts";
import { Beside } from "./Beside.tsx";
import { ConnectionBanner } from "./ConnectionBanner.tsx";
import styles from "./Header.module.css";
import { TopBar } from "./TopBar.tsx";
import type { Sidebar } from "./useSidebar.ts";

const ClosingBanner = lazyScreen(() => import("../modes/ClosingBanner.tsx"));
const CommandMenu = lazyScreen(() => import("../command/CommandMenu.tsx"));
const InboxButton = lazyScreen(() => import("../inbox/InboxButton.tsx"));
const InvitationBanner = lazyScreen(() => import("../modes/InvitationBanner.tsx"));
const OfferBanner = lazyScreen(() => import("../modes/OfferBanner.tsx"));
const ViewingAs = lazyScreen(() => import("../modes/ViewingAs.tsx"));

interface HeaderProps {
  sidebar: Sidebar | undefined;
  color: ColorMode;
}

/** The part that stays above every page: the top bar, and below it the urgent banners. The status banner scrolls away. */
export function Header({ sidebar, color }: HeaderProps) {
  const { status, me } = useCurrentSession();
  const { pathname, search } = useLocation();
  const header = usePageTop();
  const viewingAs = me?.profile.impersonating_role ?? null;
  const qaRole = me?.session.qa_role;
  const user = status === "signed-out" ? undefined : { name: me?.profile.name ?? "" };
  return (
    <>
      <div ref={header} className={styles.header}>
        <TopBar
          clubName={me?.club?.name}
          user={user}
          sidebar={sidebar}
          color={color}
          badge={me && demoBadgeOf(me)}
          hasPalette={me !== null && hasCommands(me)}
          tools={
            <>
              {me && hasCommands(me) && (
                <Beside>
                  <CommandMenu color={color} />
                </Beside>
              )}
              {me?.role && can(me.role, "club:impersonate") && <AdminViewButton viewingAs={viewingAs} />}
              {me && hasInbox(me) && (
                <Beside>
                  <InboxButton />
                </Beside>
              )}
            </>
          }
        />
        <ConnectionBanner />
        <NewVersion />
        {me && qaRole && <QaBanner qaRole={qaRole} expiresAt={me.session.expires_at} />}
        {me && needsOfferBanner(me, pathname, search) && (
          <Beside>
            <OfferBanner />
          </Beside>
        )}
        {me && needsInvitationBanner(me, pathname) && (
          <Beside>
            <InvitationBanner />
          </Beside>
        )}
        {viewingAs && (
          <Beside>
            <ViewingAs viewingAs={viewingAs} />
          </Beside>
        )}
      </div>
      {me && pathname !== "/upgrade" && <StatusBanner of={me} />}
      {me?.club?.closes_at && (
        <Beside>
          <ClosingBanner club={me.club} closesAt={me.club.closes_at} isAdmin={me.role === "admin"} />
        </Beside>
      )}
    </>
  );
}

/** Members have no commands: their pages load nothing of it. */
const hasCommands = ({ club, access, effective_role: role }: Me): boolean =>
  club !== null && access.has_access && role !== null && role !== "member";

const hasInbox = ({ club, access, effective_role: role }: Me): boolean =>
  club !== null && access.has_access && role !== null;

/** Where each role starts: the dashboard, or the screen that replaces it. */
const needsInvitationBanner = ({ club, effective_role: role, profile }: Me, pathname: string): boolean =>
  club !== null && role !== null && !profile.is_demo && pathname === landingRoute(role);

function demoBadgeOf({ access }: Me) {
  if (access.access_type !== "demo" || !access.demo_expires_at) return undefined;
  return <DemoBadge expiresAt={access.demo_expires_at} onEnd={() => void endDemo()} />;
}

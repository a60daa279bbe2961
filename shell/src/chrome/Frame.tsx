import type { RegistryEntry } from "@courtside/contracts/shell/remote.ts";
import { Loading } from "@courtside/design-system/core.tsx";
import { lazy, type ReactNode, Suspense } from "react";
import { navOf } from "../access/home.ts";
import type { ColorMode } from "../app/useColorMode.ts";
import { useCurrentSession } from "../auth/SessionContext.ts";
import { warmScreen } from "../remotes/warmScreen.ts";
import styles from "./Frame.module.css";
import { OfflineBanner } from "./OfflineBanner.tsx";
import sidebarStyles from "./Sidebar.module.css";
import { SidebarContent } from "./SidebarContent.tsx";
import { TopBar } from "./TopBar.tsx";
import { useMainFocus } from "./useMainFocus.ts";
import { useSidebar } from "./useSidebar.ts";

const SidebarDrawer = lazy(() => import("./SidebarDrawer.tsx"));

export interface FrameProps {
  remotes: readonly RegistryEntry[];
  color: ColorMode;
  children: ReactNode;
}

/** Top bar, sidebar and the page between them. It stands whatever happens to the page. */
export function Frame({ remotes, color, children }: FrameProps) {
  const session = useCurrentSession();
  const sidebar = useSidebar();
  const main = useMainFocus();
  const me = session.me;
  const role = me?.effective_role;
  const onIntent = (path: string) => warmScreen(remotes, path);
  const content = me?.club && role ? { club: me.club, role, nav: navOf(remotes, role), onIntent } : null;
  const user = session.status === "signed-out" ? undefined : { name: me?.profile.name ?? "" };
  return (
    <div className={styles.frame}>
      <a href="#main" className={styles.skip}>
        Skip to content
      </a>
      {content && !sidebar.isDrawer && (
        <aside className={sidebar.open ? sidebarStyles.sidebar : `${sidebarStyles.sidebar} ${sidebarStyles.narrow}`}>
          <SidebarContent {...content} collapsed={!sidebar.open} />
        </aside>
      )}
      {content && sidebar.isDrawer && sidebar.open && (
        <Suspense>
          <SidebarDrawer {...content} onClose={sidebar.close} />
        </Suspense>
      )}
      <div className={styles.column}>
        <TopBar clubName={me?.club?.name} user={user} sidebar={content ? sidebar : undefined} color={color} />
        <OfflineBanner />
        <main id="main" ref={main} tabIndex={-1} className={styles.main}>
          <Suspense fallback={<Loading page />}>{children}</Suspense>
        </main>
      </div>
    </div>
  );
}

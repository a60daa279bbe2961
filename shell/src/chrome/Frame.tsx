import { lazyScreen } from "@courtside/contracts/shell/lazy-screen.tsx";
import type { RegistryEntry } from "@courtside/contracts/shell/remote.ts";
import { classNames, Loading } from "@courtside/design-system/core.tsx";
import { type ReactNode, Suspense } from "react";
import { navOf } from "../access/home.ts";
import { OpenedLayer } from "../page/OpenedLayer.tsx";
import type { ColorMode } from "../page/useColorMode.ts";
import { warmScreen } from "../remotes/warmScreen.ts";
import { useCurrentSession } from "../session/SessionContext.ts";
import { BottomBar } from "./BottomBar.tsx";
import styles from "./Frame.module.css";
import { Header } from "./Header.tsx";
import sidebarStyles from "./Sidebar.module.css";
import { SidebarContent } from "./SidebarContent.tsx";
import { useMainFocus } from "./useMainFocus.ts";
import { useSidebar } from "./useSidebar.ts";

const SidebarDrawer = lazyScreen(() => import("./SidebarDrawer.tsx"));

interface FrameProps {
  remotes: readonly RegistryEntry[];
  color: ColorMode;
  children: ReactNode;
  /** Of stories. */
  Drawer?: typeof SidebarDrawer;
}

/** Top bar, sidebar and the page between them. It stays when the page fails. */
export function Frame({ remotes, color, children, Drawer = SidebarDrawer }: FrameProps) {
  const { me } = useCurrentSession();
  const sidebar = useSidebar();
  const main = useMainFocus();
  const role = me?.effective_role;
  const onIntent = (path: string) => warmScreen(remotes, path);
  const content = me?.club && role ? { club: me.club, role, nav: navOf(remotes, role), onIntent } : null;
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
      {content && sidebar.isDrawer && (
        <OpenedLayer name="The menu" open={sidebar.open} onClose={sidebar.close}>
          <Drawer {...content} onClose={sidebar.close} />
        </OpenedLayer>
      )}
      <div className={classNames(styles.column, content && sidebar.isDrawer && styles.withBar)}>
        <Header sidebar={content ? sidebar : undefined} color={color} />
        <main id="main" ref={main} tabIndex={-1} className={styles.main}>
          <Suspense fallback={<Loading page />}>{children}</Suspense>
        </main>
        {content && sidebar.isDrawer && <BottomBar nav={content.nav} onIntent={onIntent} />}
      </div>
    </div>
  );
}

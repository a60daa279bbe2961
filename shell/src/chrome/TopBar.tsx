import {
  Button,
  classNames,
  IconButton,
  IconLogin,
  IconLogout,
  IconMenu,
  IconMoon,
  IconSidebar,
  IconSun,
  IconUser,
  Inline,
  useMediaQuery,
  usePhone,
} from "@courtside/design-system/core.tsx";
import type { ReactNode } from "react";
import { Link, useLocation, useNavigate } from "react-router";
import type { ColorMode } from "../page/useColorMode.ts";
import { Wordmark } from "../page/Wordmark.tsx";
import { returnState } from "../session/returnPath.ts";
import { useLogout } from "../session/useLogout.ts";
import { preloadAuthPage } from "../sign-in/pages.ts";
import styles from "./TopBar.module.css";
import type { Sidebar } from "./useSidebar.ts";

interface TopBarProps {
  clubName?: string;
  /** Absent = no user is signed in. */
  user?: { name: string };
  /** Absent on pages without a sidebar. */
  sidebar?: Sidebar;
  color: ColorMode;
  /** At top centre: the demo badge. */
  badge?: ReactNode;
  /** Before the user's name: the role switcher. */
  tools?: ReactNode;
  /** The palette, one of the tools, switches the colour mode and leads to My Account: a narrow bar leaves their room to the club's name. */
  hasPalette?: boolean;
}

/** Too narrow for every button and a club's name. */
const NARROW = "(max-width: 479.98px)";

/** Club, colour mode, the signed-in user, and logout. */
export function TopBar({ clubName, user, sidebar, color, badge, tools, hasPalette = false }: TopBarProps) {
  const phone = usePhone();
  const narrow = useMediaQuery(NARROW);
  const navigate = useNavigate();
  const location = useLocation();
  const logout = useLogout();
  const logoutProps = {
    onClick: logout,
    onPointerEnter: preloadAuthPage,
    onFocus: preloadAuthPage,
    icon: <IconLogout />,
  };
  const nextMode = color.mode === "dark" ? "light" : "dark";
  return (
    <header className={classNames(styles.bar, Boolean(badge) && styles.withBadge)}>
      {sidebar && (
        <IconButton
          label="Toggle sidebar"
          icon={sidebar.isDrawer ? <IconMenu /> : <IconSidebar />}
          aria-expanded={sidebar.open}
          aria-keyshortcuts="Control+B Meta+B"
          onClick={sidebar.toggle}
        />
      )}
      <div className={styles.title}>{clubName ?? <Wordmark />}</div>
      {badge && <div className={styles.badge}>{badge}</div>}
      <Inline gap={narrow ? 0 : 4} nowrap>
        {tools}
        {!(narrow && hasPalette) && (
          <IconButton
            label={`Switch to ${nextMode} mode`}
            icon={color.mode === "dark" ? <IconSun /> : <IconMoon />}
            onClick={color.toggle}
          />
        )}
        {user ? (
          <>
            {!(narrow && hasPalette) && (
              <Link to="/my-account" className={styles.user} title="My Account">
                <IconUser size={18} />
                <span className={styles.name}>{user.name || "User"}</span>
              </Link>
            )}
            {phone ? (
              <IconButton label="Logout" {...logoutProps} />
            ) : (
              <Button variant="ghost" {...logoutProps}>
                Logout
              </Button>
            )}
          </>
        ) : (
          <Button icon={<IconLogin />} onClick={() => navigate("/auth", { state: returnState(location) })}>
            Sign In
          </Button>
        )}
      </Inline>
    </header>
  );
}

import type { NavItem } from "@courtside/contracts/shell/remote.ts";
import { classNames } from "@courtside/design-system/core.tsx";
import { Link, useLocation } from "react-router";
import { navIcon } from "../remotes/navIcons.tsx";
import { activePath } from "./activePath.ts";
import styles from "./BottomBar.module.css";
import { mainPlaces } from "./mainPlaces.ts";

interface BottomBarProps {
  /** The role's sidebar, in order. */
  nav: readonly NavItem[];
  onIntent: (path: string) => void;
}

/** A role's four main places along a phone's lower edge; all others are in the drawer. */
export function BottomBar({ nav, onIntent }: BottomBarProps) {
  const { pathname } = useLocation();
  const current = activePath(nav, pathname);
  return (
    <nav aria-label="Shortcuts" className={styles.bar}>
      <ul className={styles.list}>
        {mainPlaces(nav).map(({ path, label, icon }) => {
          const Icon = navIcon(icon);
          return (
            <li key={path} className={styles.place}>
              <Link
                to={path}
                className={classNames(styles.link, path === current && styles.current)}
                aria-current={path === current ? "page" : undefined}
                onPointerDown={() => onIntent(path)}
                onFocus={() => onIntent(path)}
              >
                <Icon size={22} />
                <span className={styles.label}>{label}</span>
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

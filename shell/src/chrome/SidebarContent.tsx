import type { Me } from "@courtside/contracts/api/client.ts";
import { ROLE_LABELS, type Role } from "@courtside/contracts/domain/roles.ts";
import type { NavItem } from "@courtside/contracts/shell/remote.ts";
import { Avatar, classNames } from "@courtside/design-system/core.tsx";
import { useEffect, useRef, useState } from "react";
import { Link, useLocation } from "react-router";
import { navIcon } from "../remotes/navIcons.tsx";
import { activePath } from "./activePath.ts";
import styles from "./Sidebar.module.css";

export interface SidebarContentProps {
  club: Pick<NonNullable<Me["club"]>, "name" | "location" | "branding_logo_url">;
  role: Role;
  nav: readonly NavItem[];
  collapsed?: boolean;
  /** The pointer or the focus is on an entry: its page may be opened next. */
  onIntent?: (path: string) => void;
  /** An entry was chosen. */
  onNavigate?: () => void;
}

/** Role, club and the role's screens; the same in the sidebar and in the drawer. */
export function SidebarContent({ club, role, nav, collapsed, onIntent, onNavigate }: SidebarContentProps) {
  const { pathname } = useLocation();
  const current = activePath(nav, pathname);
  const labels = useSkipDelay();
  return (
    <div className={classNames(styles.content, collapsed && styles.collapsed)}>
      <div className={styles.club}>
        {club.branding_logo_url ? (
          <img src={club.branding_logo_url} alt="" className={styles.logo} />
        ) : (
          <Avatar name={club.name} size={32} />
        )}
        <div className={styles.clubText}>
          <p className={styles.role}>{ROLE_LABELS[role]}</p>
          <p className={styles.clubName}>{club.name}</p>
          {club.location && <p>{club.location}</p>}
        </div>
      </div>
      <nav aria-label="Main">
        <ul className={styles.list} data-warm={labels.isWarm || undefined}>
          {nav.map(({ path, label, icon }) => {
            const Icon = navIcon(icon);
            const active = path === current;
            return (
              <li key={path}>
                <Link
                  to={path}
                  className={classNames(styles.item, active && styles.active)}
                  aria-current={active ? "page" : undefined}
                  onPointerEnter={() => {
                    onIntent?.(path);
                    labels.onEnter();
                  }}
                  onPointerLeave={labels.onLeave}
                  onFocus={() => onIntent?.(path)}
                  onClick={onNavigate}
                >
                  <Icon size={20} />
                  <span className={styles.label}>{label}</span>
                </Link>
              </li>
            );
          })}
        </ul>
      </nav>
    </div>
  );
}

/** A label appears after 700 ms; at once if another was visible less than 300 ms ago. */
const DELAY_MS = 700;
const SKIP_DELAY_MS = 300;

/** Whether a label was visible just before, so that the next one appears at once. */
function useSkipDelay() {
  const [isWarm, setWarm] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const change = (warm: boolean, delay: number) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(setWarm, delay, warm);
  };
  return { isWarm, onEnter: () => change(true, DELAY_MS), onLeave: () => change(false, SKIP_DELAY_MS) };
}

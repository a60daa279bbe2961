import { useShell } from "@courtside/contracts/shell/index.tsx";
import {
  Card,
  IconChevronRight,
  IconCourt,
  IconHourglass,
  IconSettings,
  IconUsers,
  Link,
} from "@courtside/design-system/core.tsx";
import styles from "./QuickActions.module.css";

/** With the names that the sidebar uses. */
const ACTIONS = [
  { href: "/settings", label: "Club Settings", text: "Hours, limits and looks", Icon: IconSettings },
  { href: "/admin/courts", label: "Courts", text: "Add, open and close courts", Icon: IconCourt },
  { href: "/admin/members", label: "Members", text: "People and their roles", Icon: IconUsers },
  { href: "/waitlist", label: "Waitlist", text: "Who waits for a court", Icon: IconHourglass },
];

/** Where an admin goes most; only screens that the product has. */
export function QuickActions() {
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

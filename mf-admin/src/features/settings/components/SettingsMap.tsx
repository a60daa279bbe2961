import { Link, useLocation } from "@courtside/contracts/shell/index.tsx";
import styles from "./SettingsMap.module.css";

/**
 * Every setting of a club, and its section: each settings screen shows a part of them
 * (docs/product/screens.md#club-settings).
 */
const PLACES = [
  { to: "/settings#club-details", label: "Logo and details" },
  { to: "/settings#welcome", label: "Welcome message" },
  { to: "/settings#brand", label: "Brand color" },
  { to: "/settings#sports", label: "Sports" },
  { to: "/settings#opening-hours", label: "Hours and time zone" },
  { to: "/settings#booking-rules", label: "Booking rules" },
  { to: "/settings#features", label: "Waitlist and joining" },
  { to: "/admin/settings#supported-sports", label: "Sports of your own" },
] as const;

/** Links every setting with one click; the same on each of the screens. */
export function SettingsMap() {
  const { pathname, hash } = useLocation();
  return (
    <nav aria-label="All settings" className={styles.map}>
      <ul className={styles.list}>
        {PLACES.map(({ to, label }) => (
          <li key={to}>
            <Link to={to} className={styles.place} aria-current={to === pathname + hash ? "location" : undefined}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

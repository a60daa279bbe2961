import { classNames } from "../../classNames.ts";
import styles from "./Badge.module.css";

export interface BadgeProps {
  /** 0 shows nothing. */
  count: number;
  /** Larger counts read "99+". */
  max?: number;
  /** What is counted, for a screen reader: "unread messages". */
  label: string;
  quiet?: boolean;
}

/** A count beside a name: free courts, open requests. */
export function Badge({ count, max = 99, label, quiet }: BadgeProps) {
  if (count <= 0) return null;
  const shown = count > max ? `${max}+` : String(count);
  return (
    <span className={classNames(styles.badge, quiet && styles.quiet)}>
      {shown}
      <span className={styles.label}> {label}</span>
    </span>
  );
}

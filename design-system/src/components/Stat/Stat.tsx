import type { ReactNode } from "react";
import styles from "./Stat.module.css";

export interface StatProps {
  label: ReactNode;
  value: ReactNode;
  /** Beneath: compared with what, of how many. */
  hint?: ReactNode;
  icon?: ReactNode;
}

/** One number worth a glance on a dashboard. */
export function Stat({ label, value, hint, icon }: StatProps) {
  return (
    <div className={styles.stat}>
      <p className={styles.label}>
        {icon}
        {label}
      </p>
      <p className={styles.value}>{value}</p>
      {hint && <div className={styles.hint}>{hint}</div>}
    </div>
  );
}
